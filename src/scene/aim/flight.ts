// How wide a flicked piece is and how far it would slide.
import { DISC_DIAMETER, BULLET_DIAMETER, FIGURE_WIDTH } from '../../physics/measure/catalogue';
import type { FlickOffer } from '../../scenarios/decisions';
import { slideOf } from '../flick/strength';

type Launch = FlickOffer['launch'];

const WIDTHS: Readonly<Record<Launch, number>> = {
  disc: DISC_DIAMETER,
  bullet: BULLET_DIAMETER,
  sniper: BULLET_DIAMETER,
  pellets: 0.7,
  knife: 0.6,
  bat: 6,
  figure: FIGURE_WIDTH,
  flare: 2,
};

/** Across its flight, in cm. */
export const widthOf = (launch: Launch): number => WIDTHS[launch];

/** Beyond what it slides by itself a door is still worth showing. */
const BEYOND = 12;

export const reachOf = (launch: Launch, speed: number): number =>
  (launch === 'figure' ? slideOf(speed) * 0.66 : slideOf(speed)) + BEYOND;
