// What a decision puts into the hand: offers to flick, numbers to begin with, and the answer they make.
import type { Answer } from '../../match/session';
import { eachNumber } from '../../physics/measure/launches';
import { quantiseAngle, quantiseVec2 } from '../../physics/measure/quantise';
import type { Reason } from '../../scenarios/reasons';
import type { Spot, Vec2 } from '../../physics/table';
import type { Decision, FlickNumbers, FlickOffer, OptionId } from '../../scenarios/decisions';

export type Offer = { readonly choice: OptionId; readonly offer: FlickOffer };

/** What is being aimed; direction in degrees (1/100), speed in whole mm/s; a shifted offer lies there already. */
export type Aiming = Offer & FlickNumbers;

export type Placing = {
  readonly choice: OptionId;
  readonly facing?: number;
  /** It looks another way than when it was taken up. */
  readonly turned?: true;
  readonly spot?: Vec2;
};

/** Where something may be put: a few good places, the first one first, and why not at any other. */
export type Placeable = {
  readonly places: readonly Vec2[];
  readonly whyNot: (spot: Vec2) => Reason | undefined;
};

/** What is aimed, as an answer to the rulebook. */
export const answerOf = ({ choice, offer: _offer, ...flick }: Aiming): Answer => ({
  choice,
  flick,
});

export const offersOf = (decision: Decision | undefined): Offer[] =>
  (decision?.options ?? []).flatMap(({ id, flick }) =>
    flick ? [{ choice: id, offer: flick }] : [],
  );

/** The offers where they lie now: the chosen one may have been moved along its door. */
export const lyingOffers = ({
  offers,
  aiming,
}: {
  readonly offers: readonly Offer[];
  readonly aiming?: Aiming | undefined;
}): readonly Offer[] =>
  offers.map((one) => (aiming?.choice === one.choice ? { ...one, offer: aiming.offer } : one));

const FIRST_SPEED = 0.4;

/** Straight ahead, not too hard. */
export function firstAim(offers: readonly Offer[], looking: number): Aiming | undefined {
  const [first] = offers;
  if (!first) return undefined;
  // Out of a door, where whoever looks does not matter (A134).
  const ahead = first.offer.outward ?? looking;
  const [least, most] = first.offer.speed;
  const direction = quantiseAngle(ahead);
  return {
    ...first,
    direction,
    speed: Math.round(least + (most - least) * FIRST_SPEED),
    ...eachNumber(first.offer.launch, ({ unit, plain, first: value = plain }) =>
      unit === 'degrees' ? quantiseAngle(ahead + value) : value,
    ),
  };
}

/** As the figure stands now; a place is the first good one, or where it stands. */
export function firstPlacing(
  decision: Decision | undefined,
  figure: Spot | undefined,
  placeable?: Placeable,
): Placing | undefined {
  const option = decision?.options.find(({ needsFacing, needsSpot }) => needsFacing ?? needsSpot);
  if (!option) return undefined;
  const { x, y, facing } = figure ?? { x: 60, y: 45, facing: 90 };
  return {
    choice: option.id,
    ...(option.needsFacing && { facing: quantiseAngle(facing) }),
    ...(option.needsSpot && { spot: quantiseVec2(placeable?.places[0] ?? { x, y }) }),
  };
}
