// A flick as a steady hand makes it.
import { eachNumber } from '../../src/physics/measure/launches';
import type { FlickNumbers, FlickOffer } from '../../src/scenarios/decisions';

export const plainNumbers = (
  { launch, speed: [least, most] }: FlickOffer,
  direction: number,
  share: number,
): FlickNumbers => ({
  direction,
  speed: Math.round(least + (most - least) * share),
  ...eachNumber(launch, ({ unit, plain, first }) =>
    unit === 'degrees' ? direction + plain : (first ?? plain),
  ),
});
