// How far a flipped flare flies, and about where it comes to rest. Measured on an empty table: docs/physics.md.
import { FLARE_LIFT } from './bodies';
import { GRAVITY, PIECES } from './catalogue';

export type Flip = {
  /** Along the table, in mm/s. */
  readonly speed: number;
  /** How high it rises above the thumb, in cm. */
  readonly height: number;
};

/** Seconds from the thumb to the table. */
export const airTime = ({ height }: Pick<Flip, 'height'>): number => {
  const fall = height + FLARE_LIFT - PIECES.flare.standingLift;
  return Math.sqrt((2 * height) / GRAVITY) + Math.sqrt((2 * fall) / GRAVITY);
};

/** How far along its way and how high it is after so many seconds, in cm. */
export function flightAt(
  { speed, height }: Flip,
  seconds: number,
): { readonly along: number; readonly lift: number } {
  const rise = Math.sqrt(2 * GRAVITY * height);
  return {
    along: (speed / 10) * seconds,
    lift: FLARE_LIFT + rise * seconds - (GRAVITY / 2) * seconds * seconds,
  };
}

/** Where it first meets the table, in cm. */
export const landingOf = (flip: Flip): number => (flip.speed / 10) * airTime(flip);

/** An oval that holds about nine of ten: how far its middle is, how long it is to either side, and how wide. */
export type Rest = { readonly far: number; readonly long: number; readonly wide: number };

/** Then it rolls and slides on; the higher it was flipped, the less one knows how far. */
export function restOfFlip(flip: Flip, roughness = 1): Rest {
  const cm = flip.speed / 10;
  return {
    far: landingOf(flip) + (0.02 * cm + 0.00105 * cm * cm) / roughness,
    long: 1 + flip.height * (0.27 + 0.0018 * cm),
    wide: 1.8,
  };
}

/** How hard to flip it, in whole mm/s, so that it comes to rest about so far away. */
export function speedOfFlip(
  far: number,
  height: number,
  [least, most]: readonly [number, number],
  roughness = 1,
): number {
  let [low, high] = [least, most];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (restOfFlip({ speed: middle, height }, roughness).far < far) low = middle;
    else high = middle;
  }
  return Math.round(high);
}
