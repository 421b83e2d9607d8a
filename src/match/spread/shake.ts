// An aim as a hand that is not quite steady lets it go. Each try has luck of its own, so that tries can be computed in
// any order, on any thread.
import { quantiseAngle, quantiseSpeed } from '../../physics/measure/quantise';
import { seededRandom } from '../../physics/measure/random';
import { directionOf, normalDegrees } from '../../physics/measure/trig';
import { clamp, length } from '../../physics/measure/vector';
import type { FlickNumbers, FlickOffer } from '../../scenarios/decisions';
import { outwardOnly } from '../../scenarios/rules/behind';
import { crossing, normal, PLAYER } from '../hand/let-go';
import { pullOfStrength, strengthOfPull } from '../hand/pull';
import { sway } from '../hand/sway';
import type { Steadiness } from '../hand/steadiness';
import { FEWEST_TRIES, type OwnTry, type Shaking } from './hands';

/** Far apart, so that neighbours have nothing in common. */
const luckOfTry = (seed: number, index: number): number =>
  Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca77);

/** The numbers of the try, and its own dice for what scatters. */
export function shaken(
  offer: FlickOffer,
  numbers: FlickNumbers,
  { hand, full, living = false }: Shaking,
  seed: number,
  index: number,
): { readonly numbers: FlickNumbers; readonly dice: number } {
  const random = seededRandom(luckOfTry(seed, index));
  const [least, most] = offer.speed;
  const strength = clamp((numbers.speed - least) / (most - least), 0, 1);
  const pulled = {
    x: Math.max(0, pullOfStrength(strength, full) + normal(random, hand.along)),
    y: normal(random, hand.across),
  };
  const breath = living ? breathAt(random.next(), strength, offer, random.next()) : 0;
  const direction = outwardOnly(
    offer,
    quantiseAngle(numbers.direction + directionOf(pulled) + breath),
  );
  const by = direction - numbers.direction;
  return {
    numbers: {
      ...numbers,
      direction,
      speed: quantiseSpeed(least + (most - least) * strengthOfPull(length(pulled), full)),
      // A bat's handle and a rifle's push turn with the flick.
      ...(numbers.axis !== undefined && { axis: quantiseAngle(numbers.axis + by) }),
      ...(numbers.aim !== undefined && { aim: quantiseAngle(numbers.aim + by) }),
    },
    dice: Math.floor(random.next() * 4294967296),
  };
}

/** How far beside the line it is let go, by whoever waits until the breath crosses it. */
function breathAt(
  phase: number,
  strength: number,
  { launch }: Pick<FlickOffer, 'launch'>,
  luck: number,
): number {
  const swayed = (held: number): number => sway(held, strength, launch, phase);
  const late = normal(seededRandom(Math.floor(luck * 4294967296)), PLAYER.timing);
  return swayed(Math.max(0, crossing(swayed) + late));
}

/** One's own hand, from one's own tries: how far they were off, measured on the glass; nothing after too few of them. */
export function fitted(tries: readonly OwnTry[]): Steadiness | undefined {
  if (tries.length < FEWEST_TRIES) return undefined;
  const misses = tries.map(({ meant, let: made, full }) => {
    const pull = pullOfStrength(made.strength, full);
    const turn = normalDegrees(made.direction - meant.direction);
    return {
      across: (pull * turn * Math.PI) / 180,
      along: pull - pullOfStrength(meant.strength, full),
    };
  });
  const spread = (of: (one: (typeof misses)[number]) => number): number =>
    Math.sqrt(misses.reduce((sum, one) => sum + of(one) ** 2, 0) / misses.length);
  return { across: spread(({ across }) => across), along: spread(({ along }) => along) };
}
