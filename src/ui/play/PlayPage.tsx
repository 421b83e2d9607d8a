import { useCallback, useMemo, useState } from 'react';
import type { Answer, Session } from '../../match/session';
import { viewFor } from '../../scenarios/view';
import { useHand } from '../../scene/flick/hand';
import { Announcer } from './Announcer';
import { PlayContext, type Play } from './context';
import { EndScreen } from './end/EndScreen';
import { Curtain } from './handover/Curtain';
import { useViewer } from './handover/useViewer';
import { Hud } from './hud/Hud';
import { Prompt } from './prompt/Prompt';
import { TableFrame } from './TableFrame';
import { useSession } from './useSession';
import './PlayPage.css';

const BUSY = ['armed', 'aiming', 'fine'];

/** A running match: the table, and the words and buttons around it. */
export function PlayPage({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const state = useSession(session);
  const viewer = useViewer(state);
  const phase = useHand((hand) => hand.phase);
  const [refused, setRefused] = useState<{ readonly asked: number; readonly why: string }>();
  const { game, show, waits } = state;
  const decision =
    !show && waits.for === 'decision' && viewer.handTo === undefined ? waits.decision : undefined;
  const give = useCallback(
    (answer: Answer) => {
      const why = session.give(answer);
      setRefused(why === undefined ? undefined : { asked: session.state().game.asked, why });
    },
    [session],
  );
  const refusal = refused?.asked === decision?.number ? refused?.why : undefined;
  const play = useMemo<Play>(
    () => ({
      session,
      state,
      game,
      viewer: viewer.seat,
      view: viewFor(game, viewer.seat),
      // What a run led to stays untold until it has been seen.
      told: show ? state.told.slice(0, -1) : state.told,
      give,
      ...(decision && { decision }),
      ...(refusal !== undefined && { refusal }),
    }),
    [session, state, game, viewer.seat, show, give, decision, refusal],
  );
  const over = !show && waits.for === 'nothing';
  return (
    <PlayContext value={play}>
      <main
        className="play-page"
        data-aiming={BUSY.includes(phase)}
        data-showing={Boolean(show)}
        data-asked={decision?.number}
        data-kind={decision?.kind}
        data-over={over}
      >
        <TableFrame />
        <Hud onLeave={onLeave} />
        <Prompt />
        <Announcer />
        {viewer.handTo !== undefined && <Curtain to={viewer.handTo} onReveal={viewer.reveal} />}
        {over && <EndScreen onLeave={onLeave} onWatch={() => {}} />}
      </main>
    </PlayContext>
  );
}
