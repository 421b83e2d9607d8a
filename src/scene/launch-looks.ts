// What each kind of launch looks like and means to whoever aims it, and how each weapon is drawn: a row each.
import type { FlickKind } from '../physics/launch';
import { BULLET_DIAMETER, DISC_DIAMETER, FIGURE_WIDTH } from '../physics/measure/catalogue';
import type { WeaponId } from '../scenarios/catalogue/weapons';
import { palette } from './palette';

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
  /** Flies from the hand of the figure, which stays where it is, in sight and in nobody's way. */
  readonly byHand?: true;
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
  flare: { reach: 1.9, width: 2, avoids: true, byHand: true },
};

/** A line of this width along a path, or without a width the area inside it. */
export type Mark = { readonly color: string; readonly width?: number; readonly path: string };

export type WeaponLook = {
  /** On its marker, in a field of 150 by 150. */
  readonly ground: string;
  readonly face: readonly Mark[];
  /** On the page: a line on a grid of 24. */
  readonly sign: string;
};

const INK = '#20252e';
const gun = (barrel: number): readonly Mark[] => [
  { color: INK, width: 13, path: `M58 84 L${58 + barrel} ${84 - barrel * 0.55}` },
  { color: '#7a4a22', width: 20, path: 'M26 106 L62 84' },
  { color: INK, width: 8, path: 'M58 92 q4 14 -6 16' },
];
const dot = (x: number, y: number): Mark => ({
  color: palette.danger,
  path: `M${x - 6} ${y} a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0Z`,
});

export const WEAPON_LOOKS: Readonly<Record<WeaponId, WeaponLook>> = {
  rifle: {
    ground: '#b9c6d3',
    face: gun(62),
    sign: 'M2 15l3-3 15-6 1 2-11 6-1 4H6l1-3-3 2Z',
  },
  shotgun: {
    ground: '#d3b9a0',
    face: [
      ...gun(50),
      { color: INK, width: 9, path: 'M64 96 L112 70' },
      dot(122, 44),
      dot(128, 62),
      dot(112, 34),
    ],
    sign: 'M2 16l4-4 14-5M6 14l15-5M6 14l-1 4-3-2',
  },
  sniper: {
    ground: '#a9b894',
    face: [
      ...gun(66),
      { color: INK, width: 11, path: 'M62 66 L92 50' },
      {
        color: palette.danger,
        width: 5,
        path: 'M112 92 a16 16 0 1 1 -0.1 0 M112 88 v40 M92 108 h40',
      },
    ],
    sign: 'M2 16l4-3 16-5M6 13v4M10 8l6-2M12 7v4',
  },
  bat: {
    ground: '#e3cda0',
    face: [
      { color: '#5c3a1a', width: 26, path: 'M78 78 L112 42' },
      { color: '#5c3a1a', width: 13, path: 'M36 118 L80 76' },
      { color: '#c98f4c', width: 18, path: 'M80 76 L112 42' },
      { color: '#c98f4c', width: 7, path: 'M38 116 L80 76' },
    ],
    sign: 'M3 21l3-1L20 7c1.5-1.5 1-3-.5-4S16 2.5 15 4L4 18Z',
  },
  knife: {
    ground: '#c3d2d9',
    face: [
      { color: '#f4f8fa', path: 'M66 88 L112 30 Q122 60 84 98Z' },
      { color: '#39424e', width: 6, path: 'M66 88 L112 30 Q122 60 84 98Z' },
      { color: '#4a2c18', width: 18, path: 'M36 120 L64 94' },
      { color: '#39424e', width: 9, path: 'M58 82 L88 106' },
    ],
    sign: 'M4 20l5-5M8 13l3 3L21 4c-4 0-8 2-10 6Z',
  },
};
