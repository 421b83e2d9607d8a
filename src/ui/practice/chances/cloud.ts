// Chances of what is in the hand, while it is there: started anew whenever the aim changes.
import type { Setting } from '../../../match/practice/setting';
import type { Shot } from '../../../match/practice/shoot';
import type { Shaking } from '../../../match/spread/hands';
import type { Pool } from '../../../match/spread/job';
import { isGood } from '../../../match/spread/results';
import {
  CELL,
  chancesOf,
  rushJobs,
  type Drop,
  type Rush,
  type RushChances,
} from '../../../match/spread/rush-lab';
import { attemptsAt, sharesOf, type Share } from '../../../match/spread/spread';
import { toleranceJobs, type Cell } from '../../../match/spread/tolerance';
import type { Try } from '../../../match/spread/tries';
import { placeOf } from '../../../match/practice/place';
import { NO_CHANCES, type ShownChances } from '../../../scene/chances/store';

export const TRIES = 50;

export type Cloud = {
  readonly tries: number;
  readonly shares: readonly Share[];
  readonly cells: readonly Cell[];
  readonly isDone: boolean;
};

/** First the tries, then how far the aim may be off; told as they come in. What is returned stops it. */
export function startCloud(
  pool: Pool,
  setting: Setting,
  shot: Shot,
  shaking: Shaking,
  onMore: (cloud: Cloud, shown: ShownChances) => void,
): () => void {
  const tries: Try[] = [];
  const cells: Cell[] = [];
  const tell = (isDone: boolean): void =>
    onMore({ tries: tries.length, shares: sharesOf(tries), cells, isDone }, shownOf(tries));
  let stop = pool(
    attemptsAt(setting, shot, shaking, TRIES, shot.luck),
    (one) => {
      tries.push(one);
      tell(false);
    },
    () => {
      stop = pool(
        toleranceJobs(setting, shot),
        (cell) => cells.push(cell),
        () => tell(true),
      );
    },
  );
  return () => stop();
}

const shownOf = (tries: readonly Try[]): ShownChances => ({
  ...NO_CHANCES,
  ends: tries.flatMap(({ ends, result }) => ends.map((at) => ({ ...at, good: isGood(result) }))),
  paths: tries.map(({ path, result }) => ({ points: path, good: isGood(result) })),
});

/** Thirty drops of a rush. */
export function startRushLab(
  pool: Pool,
  setting: Setting,
  exercise: Rush,
  onMore: (chances: RushChances, shown: ShownChances) => void,
): () => void {
  const drops: Drop[] = [];
  return pool(
    rushJobs(setting, exercise),
    (drop) => {
      drops.push(drop);
      const chances = chancesOf(setting, drops);
      onMore(chances, {
        ...NO_CHANCES,
        heat: chances.heat,
        cell: CELL,
        rings: ringsOf(setting, chances),
      });
    },
    () => {},
  );
}

const ringsOf = (setting: Setting, { falls }: RushChances): ShownChances['rings'] =>
  falls.flatMap(({ id, share }) => {
    const place = placeOf(id, setting);
    return place?.in === 'street' ? [{ x: place.pose.x, y: place.pose.y, share }] : [];
  });
