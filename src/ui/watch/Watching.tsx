import { useMemo, useRef } from 'react';
import type { WatchedSession } from '../../match/seat-session';
import { SPECTATOR } from '../../scenarios/view';
import { useT } from '../i18n/use-t';
import { PlayContext, type MatchPage } from '../play/context';
import { DayTrack } from '../play/hud/DayTrack';
import { DumpCount } from '../play/hud/DumpCount';
import { Tools } from '../play/hud/Tools';
import { PractiseHereButton } from '../play/PractiseHereButton';
import { TurnBanner } from '../play/hud/TurnBanner';
import { Headline } from '../play/log/Headline';
import { RuleSheet } from '../play/rule/RuleSheet';
import { TableFrame } from '../play/table/TableFrame';
import { useInsets } from '../play/table/use-insets';
import { useKeys } from '../page/use-keys';
import { BeatShown } from '../play/stage/BeatShown';
import { useStage } from '../play/stage/use-stage';
import { useSession } from '../play/use-session';
import { Scrubber } from './Scrubber';
import { useProjector } from './use-projector';
import { useStepping } from './use-stepping';
import { WatchPanel } from './WatchPanel';
import '../play/play-page.css';
import '../play/hud/Hud.css';

type Props = { readonly session: WatchedSession; readonly onLeave: () => void };

/** The table and the turns below it, seen by whoever's turn it was, as far as the session lets them. */
export function Watching({ session: match, onLeave }: Props) {
  const t = useT();
  const stage = useStage(match, true);
  const state = useSession(stage);
  const session = useMemo((): WatchedSession => {
    const { goToTurn, goToEntry } = match;
    return {
      ...match,
      goToTurn: (turn) => stage.leap(() => goToTurn(turn)),
      goToEntry: (entry) => stage.leap(() => goToEntry(entry)),
    };
  }, [match, stage]);
  const projector = useProjector(session, state);
  const stepping = useStepping(session);
  const { back, forth, setBy } = stepping;
  const page = useRef<HTMLElement>(null);
  useInsets(page);
  const play = useMemo((): MatchPage => {
    const seat = state.viewOf(SPECTATOR).turn?.seat ?? SPECTATOR;
    return {
      session,
      state,
      stage,
      seat,
      view: state.viewOf(seat),
      told: state.told,
      give: () => {},
    };
  }, [session, state, stage]);
  useKeys(
    'page',
    useMemo(
      () => ({
        Escape: onLeave,
        ' ': projector.toggle,
        PageUp: back,
        PageDown: forth,
        1: () => setBy('turn'),
        2: () => setBy('flick'),
        3: () => setBy('event'),
      }),
      [back, forth, setBy, onLeave, projector.toggle],
    ),
  );
  return (
    <PlayContext value={play}>
      <main
        ref={page}
        className="watch play-page"
        data-showing={state.phase === 'shown' || state.phase === 'staged'}
        data-turn={session.place().turn}
      >
        <h1 className="unseen">{t('play.watch.title')}</h1>
        <TableFrame />
        {state.beat && <BeatShown beat={state.beat} onSeen={stage.beatSeen} />}
        <div className="hud-head">
          <section className="hud-top card" aria-label={t('play.watch.title')}>
            <TurnBanner />
            <DayTrack />
            <DumpCount />
          </section>
          <Tools />
        </div>
        <WatchPanel
          steps={stepping.steps}
          entry={session.place().entry}
          onJump={session.goToEntry}
        />
        <section className="watch-desk card" aria-label={t('play.watch.title')}>
          <Headline stays={3} />
          <Scrubber session={session} projector={projector} stepping={stepping} />
          <PractiseHereButton />
          <button type="button" className="button" onClick={onLeave}>
            {t('play.watch.leave')}
          </button>
        </section>
        <RuleSheet />
      </main>
    </PlayContext>
  );
}
