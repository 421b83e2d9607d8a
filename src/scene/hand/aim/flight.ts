// How wide a flicked piece is and how far it would slide.
import type { FlickKind } from '../../../physics/launch';
import { slideOf } from '../strength';
import { LAUNCH_LOOKS } from '../../launch-looks';

/** Across its flight, in cm. */
export const widthOf = (launch: FlickKind): number => LAUNCH_LOOKS[launch].width;

/** Beyond what it slides by itself a door is still worth showing. */
const BEYOND = 12;

export const reachOf = (launch: FlickKind, speed: number): number =>
  slideOf(speed) * (LAUNCH_LOOKS[launch].slide ?? 1) + BEYOND;
