// What each kind of launch looks like and means to whoever aims it: a row each, read by hand, aim help and table.
import type { FlickKind } from '../physics/launch';
import { BULLET_DIAMETER, DISC_DIAMETER, FIGURE_WIDTH } from '../physics/measure/catalogue';

/** A card that is laid on the table to shoot from. */
export type TemplateKind = 'sniper' | 'shotgun';

export type LaunchLook = {
  /** The ring that says "here": wide enough to be seen around the piece. */
  readonly reach: number;
  /** Across its flight, in cm. */
  readonly width: number;
  readonly template?: TemplateKind;
  /** How far it slides, as a share of a disc's way, where that is not the same. */
  readonly slide?: number;
  /** May go into a building. */
  readonly enters?: true;
  /** Wants to meet nobody. */
  readonly avoids?: true;
  /** Told in cm how far it goes; of anything else one hears how hard it is hit. */
  readonly measured?: true;
  /** The figure that moves with it stands on it, so high. */
  readonly stand?: number;
};

export const LAUNCH_LOOKS: Readonly<Record<FlickKind, LaunchLook>> = {
  disc: {
    reach: 2.2,
    width: DISC_DIAMETER,
    enters: true,
    avoids: true,
    measured: true,
    stand: 0.7,
  },
  bullet: { reach: 1.8, width: BULLET_DIAMETER },
  sniper: { reach: 2.6, width: BULLET_DIAMETER, template: 'sniper' },
  pellets: { reach: 3, width: 0.7, template: 'shotgun' },
  knife: { reach: 2.4, width: 0.6 },
  bat: { reach: 3.9, width: 6, enters: true, stand: 0.6 },
  // It grips the table half as much again as a disc.
  figure: { reach: 3, width: FIGURE_WIDTH, slide: 0.66, enters: true, avoids: true },
  flare: { reach: 1.9, width: 2, avoids: true },
};
