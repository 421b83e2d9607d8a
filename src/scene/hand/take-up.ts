// What a question puts into the hand, and what is in it without one.
import type { Spot } from '../../physics/table';
import type { Decision } from '../../scenarios/decisions';
import { firstAim, firstPlacing, offersOf, type Placeable } from './aiming';
import { aimed, NO_HAND, useHand } from './hand';

/** A new question takes the place of whatever was held for another; how the player likes to see the table stays. */
export function takeUp(
  decision: Decision | undefined,
  figure: Spot | undefined,
  placeable?: Placeable,
  living = false,
): void {
  const offers = offersOf(decision);
  const aiming = firstAim(offers, figure?.facing ?? 90);
  const placing = firstPlacing(decision, figure, placeable);
  useHand.setState(
    ({ nextTo, fineHeld }) => ({
      ...NO_HAND,
      nextTo,
      fineHeld,
      living,
      offers,
      ...(aiming && aimed(aiming, 0)),
      ...(placing && { placing }),
      ...(placing && placeable && { placeable }),
    }),
    true,
  );
}

export const emptyHand = (): void =>
  useHand.setState({ ...NO_HAND, nextTo: false, fineHeld: false }, true);
