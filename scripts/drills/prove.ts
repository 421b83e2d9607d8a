// What is shown of one drill.
import type { Vec2 } from '../../src/physics/table';
import { playOn, startedAt, starsOf } from '../../src/match/practice/attempt';
import type { Drill } from '../../src/match/practice/drill';
import { spotOfPiece } from '../../src/match/practice/place';
import { bestAim, normalTries, shareOf } from './normal';
import { search, type Flick } from './search';

/** What earned the most: where somebody was put, and the flicks. */
export type Best = {
  readonly at?: Vec2;
  readonly luck?: number;
  readonly flicks: readonly Flick[];
};
export type Proof = {
  readonly best: Best;
  /** Of the best try. */
  readonly stars: number;
  /** The most that doing nothing earns. */
  readonly idle: number;
  /** The share of a normal hand's tries with at least one, two and three stars. */
  readonly normal: readonly [number, number, number];
};

const TRIES = 200;
const SEED = 7;

export function proved(drill: Drill): Proof {
  return drill.exercise.of === 'rush' ? provedRush(drill) : provedFlicks(drill);
}

const sharesOf = (stars: readonly number[]): Proof['normal'] => [
  shareOf(stars, 1),
  shareOf(stars, 2),
  shareOf(stars, 3),
];

function provedFlicks(drill: Drill): Proof {
  const start = startedAt(drill, undefined);
  const found = search(drill, start, SEED);
  const [best] = found;
  const aim = bestAim(drill, start, found);
  return {
    best: { flicks: best?.flicks ?? [] },
    stars: best ? starsOf(drill, best.tries) : 0,
    idle: starsOf(drill, []),
    normal: sharesOf(aim.length > 0 ? normalTries(drill, start, aim, TRIES) : []),
  };
}

/** Far enough for all the rushes of an attempt. */
const LUCK = 10;
const STEP = 3;
const LOOKS = 6;

/** No hand shakes where somebody is only put: what varies is the luck of the drop. */
function provedRush(drill: Drill): Proof {
  const { place } = drill;
  const start = startedAt(drill, undefined);
  const from = place && spotOfPiece(place.survivor, start)?.at;
  const dropped = (at: Vec2 | undefined, count: number): readonly number[] => {
    const setting = startedAt(drill, at);
    return Array.from({ length: count }, (_, index) =>
      starsOf(
        drill,
        playOn(drill, setting, () => undefined, index * 10),
      ),
    );
  };
  const reach = place?.within ?? 0;
  const steps = Math.floor(reach / STEP);
  const places: Vec2[] = [];
  for (let x = -steps; x <= steps; x += 1)
    for (let y = -steps; y <= steps; y += 1)
      if (from && Math.hypot(x, y) * STEP <= reach)
        places.push({ x: from.x + x * STEP, y: from.y + y * STEP });
  const looked = places
    .map((at) => ({ at, stars: dropped(at, LOOKS) }))
    .toSorted((a, b) => shareOf(b.stars, 1) - shareOf(a.stars, 1));
  const longer = looked
    .slice(0, 3)
    .map(({ at }) => ({ at, stars: dropped(at, TRIES / 4) }))
    .toSorted((a, b) => shareOf(b.stars, 1) - shareOf(a.stars, 1));
  const [best] = longer;
  const mastering = [...looked, ...longer].find(({ stars }) => stars.includes(3));
  return {
    best: {
      ...(mastering && { at: mastering.at, luck: mastering.stars.indexOf(3) * LUCK }),
      flicks: [],
    },
    stars: mastering ? 3 : 0,
    idle: Math.max(...dropped(undefined, TRIES)),
    normal: sharesOf(best ? dropped(best.at, TRIES) : []),
  };
}
