import { useEffect, useMemo, useRef, useState } from 'react';
import type { PuzzleId } from '../../../match/puzzles/catalogue';
import { solutionOf } from '../../../match/puzzles/solutions';
import type { LocalSession } from '../../../match/seat-session';
import type { SeatId } from '../../../scenarios/ids';
import { SPECTATOR } from '../../../scenarios/view';
import { Icon } from '../../art/Icon';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { useKeys } from '../../page/use-keys';
import { PlayContext } from '../../play/context';
import { HudSheet, type SheetName } from '../../play/hud/HudSheet';
import { NoiseMeter } from '../../play/hud/NoiseMeter';
import { SurvivorBoard } from '../../play/hud/SurvivorBoard';
import { Tools } from '../../play/hud/Tools';
import { TurnBanner } from '../../play/hud/TurnBanner';
import { usePlayKeys } from '../../play/hud/use-play-keys';
import { useRoomy } from '../../play/hud/use-roomy';
import { Announcer } from '../../play/log/Announcer';
import { useGrace } from '../../play/match/use-grace';
import { Prompt } from '../../play/prompt/Prompt';
import { RuleSheet } from '../../play/rule/RuleSheet';
import { AimAnnouncer } from '../../play/table/AimAnnouncer';
import { AimBar } from '../../play/table/AimBar';
import { TableFrame } from '../../play/table/TableFrame';
import { useAimingNow } from '../../play/table/use-aiming-now';
import { useInsets } from '../../play/table/use-insets';
import { PuzzleCard } from './PuzzleCard';
import { usePuzzleRecord } from './record';
import { usePuzzle } from './use-puzzle';
import { useSolution } from './use-solution';
import '../../play/play-page.css';
import '../../play/hud/Hud.css';
import './PuzzleTable.css';

type Props = {
  readonly id: PuzzleId;
  readonly session: LocalSession;
  /** The solution is being shown. */
  readonly watched: boolean;
  readonly onAgain: () => void;
  readonly onWatch: () => void;
  readonly onNext?: () => void;
  readonly onLeave: () => void;
};

/** The page of a match with one turn to play on it, and what is asked of that turn. */
export function PuzzleTable({ id, session, watched, ...ways }: Props) {
  const t = useT();
  const { puzzles } = useTexts().practice;
  const seat = useSeatOf(session);
  const { play, verdict } = usePuzzle(id, session, seat);
  const page = useRef<HTMLElement>(null);
  useInsets(page);
  const [sheet, setSheet] = useState<SheetName>();
  usePlayKeys(setSheet);
  const roomy = useRoomy();
  const { onLeave } = ways;
  useKeys(
    'page',
    useMemo(() => ({ Escape: onLeave }), [onLeave]),
  );
  const isAiming = useAimingNow();
  const { state, decision, told, view } = play;
  useGrace(state.pending[0]);
  const steps = useMemo(() => solutionOf(id), [id]);
  useSolution(watched ? steps : undefined, play);
  useKept(id, session, watched, told.length > 0, verdict.is === 'solved');
  const isShown = state.phase === 'shown';
  return (
    <PlayContext value={play}>
      <main
        ref={page}
        className="play-page puzzle"
        data-puzzle={id}
        data-verdict={verdict.is}
        data-aiming={isAiming}
        data-showing={isShown}
        data-asked={decision?.number}
        data-kind={decision?.kind}
        data-over={verdict.is !== 'open'}
      >
        <h1 className="unseen">{puzzles.list[id].title}</h1>
        <TableFrame />
        <div className="hud-head">
          <section className="hud-top card" aria-label={t('play.hud')}>
            <button type="button" className="button puzzle-leave" onClick={onLeave}>
              <Icon name="back" />
              <span>{t('shell.back')}</span>
            </button>
            <TurnBanner />
            <NoiseMeter />
          </section>
          <Tools onOpen={setSheet} />
        </div>
        {roomy && view.turn && !view.duel && (
          <section className="hud-right card hud-panel" aria-label={t('play.team')}>
            <SurvivorBoard id={view.turn.survivor} />
          </section>
        )}
        <PuzzleCard
          key={watched ? 'watched' : 'played'}
          id={id}
          verdict={verdict}
          watched={watched}
          steps={steps}
          {...ways}
        />
        {(isShown || !watched) && <Prompt />}
        <AimBar />
        <Announcer />
        <AimAnnouncer />
        {sheet && (
          <HudSheet
            name={sheet}
            onOpen={setSheet}
            onClose={() => setSheet(undefined)}
            onLeave={onLeave}
          />
        )}
        <RuleSheet />
      </main>
    </PlayContext>
  );
}

/** Whose turn it is when the puzzle is laid out: all of it is seen with these eyes. */
function useSeatOf(session: LocalSession): SeatId {
  return useMemo(() => session.state().asked?.seat ?? SPECTATOR, [session]);
}

/** A try counts from its first answer, once; what is watched is nobody's. */
function useKept(
  id: PuzzleId,
  session: LocalSession,
  watched: boolean,
  begun: boolean,
  isSolved: boolean,
): void {
  const counted = useRef<LocalSession>(undefined);
  const { tried, solved } = usePuzzleRecord();
  useEffect(() => {
    if (watched || !begun || counted.current === session) return;
    counted.current = session;
    tried(id);
  }, [id, session, watched, begun, tried]);
  useEffect(() => {
    if (isSolved && !watched) solved(id);
  }, [id, watched, isSolved, solved]);
}
