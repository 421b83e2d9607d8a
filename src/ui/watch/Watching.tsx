import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { Replay } from '../../match/replay';
import type { Session } from '../../match/session';
import { viewFor } from '../../scenarios/view';
import { useT } from '../i18n/useT';
import { PlayContext, type Play } from '../play/context';
import { NOBODY } from '../play/handover/secrets';
import { DayTrack } from '../play/hud/DayTrack';
import { DumpCount } from '../play/hud/DumpCount';
import { Tools } from '../play/hud/Tools';
import { TurnBanner } from '../play/hud/TurnBanner';
import { Headline } from '../play/log/Headline';
import { RuleSheet } from '../play/rule/RuleSheet';
import { openOnceOver } from '../play/openOnceOver';
import { TableFrame } from '../play/TableFrame';
import { useInsets } from '../play/useInsets';
import { useKeys } from '../play/useKeys';
import { Scrubber } from './Scrubber';
import { useProjector } from './useProjector';
import '../play/PlayPage.css';
import '../play/hud/Hud.css';

type Props = {
  readonly replay: Replay;
  readonly isOver: boolean;
  readonly onLeave: () => void;
};

/** The table and the turns below it. Nothing is hidden once a match is over; before that nobody's secrets are shown. */
export function Watching({ replay, isOver, onLeave }: Props) {
  const t = useT();
  const state = useSyncExternalStore(replay.subscribe, replay.state);
  const projector = useProjector(replay, state);
  const page = useRef<HTMLElement>(null);
  useInsets(page);
  const play = useMemo((): Play => {
    const session: Session = {
      state: replay.state,
      subscribe: replay.subscribe,
      give: () => undefined,
      preview: () => undefined,
      shown: replay.shown,
      failed: () => undefined,
    };
    const game = openOnceOver(state.game);
    const viewer = isOver ? (state.game.turn?.seat ?? NOBODY) : NOBODY;
    return {
      session,
      state,
      game,
      seat: state.game.turn?.seat ?? NOBODY,
      viewer,
      view: viewFor(game, viewer),
      told: state.seen,
      give: () => {},
    };
  }, [replay, state, isOver]);
  useKeys(
    useMemo(
      () => ({
        Escape: onLeave,
        ' ': projector.toggle,
        PageUp: () => replay.goToTurn(replay.state().turn - 1),
        PageDown: () => replay.goToTurn(replay.state().turn + 1),
      }),
      [replay, onLeave, projector.toggle],
    ),
  );
  return (
    <PlayContext value={play}>
      <main
        ref={page}
        className="watch play-page"
        data-showing={Boolean(state.show)}
        data-turn={state.turn}
      >
        <h1 className="unseen">{t('play.watch.title')}</h1>
        <TableFrame />
        <div className="hud-head">
          <section className="hud-top card" aria-label={t('play.watch.title')}>
            <TurnBanner />
            <DayTrack />
            <DumpCount />
          </section>
          <Tools />
        </div>
        <section className="watch-desk card" aria-label={t('play.watch.title')}>
          <Headline stays={3} />
          <Scrubber replay={replay} state={state} projector={projector} />
          <button type="button" className="button" onClick={onLeave}>
            {t('play.watch.leave')}
          </button>
        </section>
        <RuleSheet />
      </main>
    </PlayContext>
  );
}
