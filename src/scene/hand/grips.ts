// What a finger may take hold of, measured in pixels: the same for a mouse and a thumb, only wider.
import { heading } from '../../physics/measure/trig';
import { add, distance, scale, subtract } from '../../physics/measure/vector';
import type { Spot, Vec2 } from '../../physics/table';
import type { FlickOffer, OptionId } from '../../scenarios/decisions';
import { lyingOffers, type Aiming } from './aiming';
import type { Hand } from './hand';
import { reachKnobOf } from './reach';
import type { Target } from './targets';

/** Where a place of the table is in the window. */
export type ToPixel = (at: Vec2, lift?: number) => Vec2;

export type Handle =
  /** Taken where it lies, or at the figure beside which it lies. */
  | { readonly kind: 'flick'; readonly choice: OptionId; readonly at: Vec2; readonly by?: Vec2 }
  | { readonly kind: 'axis' | 'shift' | 'from' | 'facing' | 'spot'; readonly at: Vec2 }
  /** Hangs in the air, and is moved up and down. */
  | { readonly kind: 'height'; readonly at: Vec2; readonly lift: number };

/** Half of 44 px, the least that a finger can be asked to hit. */
export const LEAST_ZONE = 22;
/** "Anywhere near it", in cm: a pull begins at the piece, a swipe some way off. */
export const NEAR = { pull: 4, push: 14 } as const;
/** From the bat's middle to the knob that turns it. */
export const KNOB = 5;
/** From a figure to the tip of the arrow that turns it. */
export const LOOK = 4.5;
/** From what starts behind a door to the knob that moves it along. */
export const DOOR_KNOB = 3;
const FIGURE_HEIGHT = 3.7;
/** What starts so near to a figure, in cm, is taken by the figure too. */
const BESIDE = 12;

/** Farther behind the building than the piece, out of the way of a pull. */
export const doorKnobOf = ({ at, shift }: FlickOffer): Vec2 | undefined =>
  shift && add(at, scale(heading(shift.direction + 90), DOOR_KNOB));

/** From what is flipped to the pole on which the knob of its height slides; the pole is lower than the flight. */
export const POLE = 5;
const POLE_FOOT = 2;
export const POLE_SHARE = 0.4;
export const heightKnobOf = ({
  offer: { at },
  direction,
  height = 0,
}: Pick<Aiming, 'offer' | 'direction' | 'height'>): {
  readonly at: Vec2;
  readonly lift: number;
} => ({
  at: add(at, scale(heading(direction + 90), POLE)),
  lift: POLE_FOOT + POLE_SHARE * height,
});

/** Pixels from a point to an upright thing that stands at a place. */
function away(point: Vec2, at: Vec2, height: number, toPixel: ToPixel): number {
  const foot = toPixel(at);
  const way = subtract(toPixel(at, height), foot);
  const long = way.x * way.x + way.y * way.y;
  const from = subtract(point, foot);
  const share = long === 0 ? 0 : Math.min(1, Math.max(0, (from.x * way.x + from.y * way.y) / long));
  return distance(from, scale(way, share));
}

const pixelsPerCm = (at: Vec2, toPixel: ToPixel): number =>
  Math.max(
    distance(toPixel(at), toPixel({ x: at.x + 1, y: at.y })),
    distance(toPixel(at), toPixel({ x: at.x, y: at.y + 1 })),
  );

/** The handles that are shown now. */
export function handlesOf(
  { offers, aiming, placing }: Hand,
  figure: Spot | undefined,
): readonly Handle[] {
  const handles: Handle[] = [];
  if (aiming?.axis !== undefined)
    handles.push({ kind: 'axis', at: add(aiming.offer.at, scale(heading(aiming.axis), KNOB)) });
  if (aiming?.height !== undefined) handles.push({ kind: 'height', ...heightKnobOf(aiming) });
  const doorKnob = aiming && doorKnobOf(aiming.offer);
  if (doorKnob) handles.push({ kind: 'shift', at: doorKnob });
  const reachKnob = aiming && reachKnobOf(aiming.offer);
  if (reachKnob) handles.push({ kind: 'from', at: reachKnob });
  // The chosen offer first: where two start at the same place, it is meant.
  const chosenFirst = lyingOffers({ offers, aiming }).toSorted(
    (a, b) => Number(b.choice === aiming?.choice) - Number(a.choice === aiming?.choice),
  );
  for (const { choice, offer } of chosenFirst)
    handles.push({ kind: 'flick', choice, at: offer.at });
  const [first] = chosenFirst;
  if (first && figure && distance(first.offer.at, figure) < BESIDE)
    handles.push({ kind: 'flick', choice: first.choice, at: first.offer.at, by: figure });
  if (placing?.spot) handles.push({ kind: 'spot', at: placing.spot });
  if (placing?.facing !== undefined) {
    const centre = placing.spot ?? figure;
    if (centre)
      handles.push({ kind: 'facing', at: add(centre, scale(heading(placing.facing), LOOK)) });
  }
  return handles;
}

const placeOf = (handle: Handle): Vec2 =>
  (handle.kind === 'flick' ? handle.by : undefined) ?? handle.at;

/** The handle under a point, if any: the one whose middle is nearest. */
export function handleAt(
  point: Vec2,
  handles: readonly Handle[],
  toPixel: ToPixel,
  near: number = NEAR.pull,
): Handle | undefined {
  return handles
    .map((handle) => {
      const isKnob = handle.kind !== 'flick' && handle.kind !== 'spot';
      const zone = Math.max(LEAST_ZONE, isKnob ? 0 : near * pixelsPerCm(placeOf(handle), toPixel));
      return {
        handle,
        zone,
        far:
          handle.kind === 'height'
            ? distance(point, toPixel(handle.at, handle.lift))
            : away(point, placeOf(handle), isKnob ? 0 : FIGURE_HEIGHT, toPixel),
      };
    })
    .filter(({ far, zone }) => far <= zone)
    .toSorted((a, b) => a.far - b.far)[0]?.handle;
}

/** The good place that a point means, if one is near; nearest first. */
export function placeAt(point: Vec2, places: readonly Vec2[], toPixel: ToPixel): Vec2 | undefined {
  return places
    .map((place) => ({ place, far: distance(point, toPixel(place)) }))
    .filter(({ far }) => far <= LEAST_ZONE)
    .toSorted((a, b) => a.far - b.far)[0]?.place;
}

/** Where along a bat's handle a finger strikes it: none beside the wood, nor at the middle, where one takes hold of the whole. */
export function struckAt(point: Vec2, at: Vec2, axis: number): number | undefined {
  const thick = heading(axis);
  const from = subtract(point, at);
  const along = -(from.x * thick.x + from.y * thick.y);
  const aside = Math.abs(from.x * thick.y - from.y * thick.x);
  return aside < 1.5 && along > 0.8 && along < 3.5 ? along : undefined;
}

/** The tappable thing under a point, if any. */
export function targetAt<One extends Pick<Target, 'at' | 'height' | 'radius'>>(
  point: Vec2,
  targets: readonly One[],
  toPixel: ToPixel,
): One | undefined {
  return targets
    .map((target) => ({
      target,
      far: away(point, target.at, target.height, toPixel),
      zone: Math.max(LEAST_ZONE, target.radius * pixelsPerCm(target.at, toPixel)),
    }))
    .filter(({ far, zone }) => far <= zone)
    .toSorted((a, b) => a.far - b.far)[0]?.target;
}
