// What a match that is over came to: told at once, and once it has been read again, with distances and its best shot.
import { useEffect, useMemo, useState } from 'react';
import type { LocalSession, WatchedSession } from '../../../match/seat-session';
import { bestShot, type BestShot } from '../../../match/review/best-shot';
import { heroOf, type Hero } from '../../../match/review/hero';
import { medalsOf, scoreOf, type Medal } from '../../../match/review/medals';
import { stepsOf, type Step } from '../../../match/review/steps';
import { turningPoint, type Turn } from '../../../match/review/turning-point';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { survivorIds, survivorOf } from '../../../scenarios/queries';
import type { SeatView } from '../../../scenarios/view';
import { usePlay } from '../context';
import { readAgain } from '../read-again';

export type Review = {
  readonly steps: readonly Step[];
  readonly hero?: Hero | undefined;
  readonly turned?: Turn | undefined;
  /** Of those who won; nothing where nobody has. */
  readonly medals: readonly Medal[];
};

/** Whose survivors are praised: the winners', or everybody's where nobody won. */
export function praisedIn(view: SeatView): readonly SurvivorId[] {
  const { winner = 'nobody' } = view.result ?? {};
  const all = survivorIds(view).filter((id) => survivorOf(view, id).place.in !== 'reserve');
  const own = all.filter((id) => survivorOf(view, id).team === winner);
  return winner === 'nobody' || own.length === 0 ? all : own;
}

export function useReview(): Review {
  const { view, told } = usePlay();
  return useMemo(() => {
    const steps = stepsOf(told);
    const isWon = view.result !== undefined && view.result.winner !== 'nobody';
    const praised = praisedIn(view);
    return {
      steps,
      hero: heroOf(steps, praised),
      turned: turningPoint(steps, isWon),
      medals: isWon ? medalsOf(view.scenario, scoreOf(steps, praised)) : [],
    };
  }, [view, told]);
}

export type Best = { readonly watched: WatchedSession; readonly shot: BestShot | undefined };

/** Reads the match again while the page is looked at; nothing where it cannot be. */
export function useBestShot(
  session: LocalSession,
  steps: readonly Step[],
): Best | 'none' | undefined {
  const { view } = usePlay();
  const [watched, setWatched] = useState<WatchedSession | 'none'>();
  useEffect(() => {
    let wanted = true;
    readAgain(session).then(
      (opened) => wanted && setWatched(opened),
      () => wanted && setWatched('none'),
    );
    return () => {
      wanted = false;
    };
  }, [session]);
  return useMemo(() => {
    if (watched === undefined || watched === 'none') return watched;
    const areRivals = (one: SurvivorId, other: SurvivorId): boolean =>
      survivorOf(view, one).team !== survivorOf(view, other).team;
    return { watched, shot: bestShot(steps, watched.reaches, areRivals) };
  }, [watched, steps, view]);
}
