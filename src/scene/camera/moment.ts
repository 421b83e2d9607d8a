// The view of a moment between two questions: where it happens, from the side one looks from anyway.
import { Vector3 } from 'three';
import type { TableView } from '../../match/table-view';
import type { Beat } from '../../match/stage/queue';
import { clamp } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import { largestFit } from './fit';
import { FIGURE_TOP, heightOf, isInPicture } from './framing';
import type { Orbit } from './orbit';
import { projectorAt } from './projector';
import { spotOf } from './subject';
import { aboveView, MARGIN, type Ground, type Lens } from './views';

/** What is seen around each of them, in cm. */
const AROUND = 8;
const NEAREST = 54;
const PITCHES = [30, 46] as const;
/** A figure may be so much smaller than in the view of a turn before the eye goes nearer. */
const SMALL = 0.6;
/** Of the town as a whole, where they are about nobody. */
const WIDE: readonly Beat['look'][] = ['day', 'ending'];

export function spotsAbout(shown: TableView, about: readonly string[]): readonly Vec2[] {
  const { structures } = shown.layout;
  return about.flatMap((id): Vec2[] => {
    const spot = spotOf(shown, id) ?? structures.find((one) => one.id === id);
    return spot ? [{ x: spot.x, y: spot.y }] : [];
  });
}

/** Where to look; nowhere else, if all of it is in the picture already. */
export function momentView(
  { look, about }: Pick<Beat, 'look' | 'about'>,
  shown: TableView,
  now: Orbit,
  ground: Ground,
  lens: Lens,
): Orbit | undefined {
  // A duel has a view of its own.
  if (!shown.layout.town) return undefined;
  if (WIDE.includes(look) && about.length === 0) return aboveView(ground, lens);
  const spots = spotsAbout(shown, about);
  if (spots.length === 0 || areSeen(spots, now, lens)) return undefined;
  const points = spots.flatMap(({ x, y }) =>
    [-AROUND, AROUND].flatMap((by) => [
      new Vector3(x + by, 0, -y),
      new Vector3(x, 0, -y - by),
      new Vector3(x, FIGURE_TOP, -y),
    ]),
  );
  const middle = new Vector3();
  for (const point of points) middle.addScaledVector(point, 1 / points.length);
  const pitch = clamp(now.pitch, ...PITCHES);
  const { fov, aspect, free } = lens;
  const fit = largestFit(
    points,
    middle.setY(0),
    { yaw: now.yaw, fov, aspect },
    [pitch],
    [free[0] * MARGIN, free[1] * MARGIN],
  );
  const { target, distance } = fit;
  return {
    x: target.x,
    y: -target.z,
    yaw: now.yaw,
    pitch: fit.pitch,
    distance: Math.max(NEAREST, distance),
  };
}

function areSeen(spots: readonly Vec2[], now: Orbit, lens: Lens): boolean {
  const projector = projectorAt(now, lens);
  return spots.every(
    (spot) =>
      isInPicture(projector(spot, 0), lens) &&
      isInPicture(projector(spot, FIGURE_TOP), lens) &&
      heightOf(spot, projector) >= lens.figure * SMALL,
  );
}
