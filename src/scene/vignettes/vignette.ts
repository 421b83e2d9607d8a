// A picture on a card is a photograph of the table: who and what stands where, from where it is seen, in which light.
import type { PieceKind } from '../../physics/table';
import type { MarkerType } from '../../scenarios/catalogue/markers';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { ZombieDesign } from '../../scenarios/catalogue/zombies';
import type { StructureId } from '../../scenarios/ids';

export type Thing = Exclude<PieceKind, 'survivor' | 'zombie'>;
/** What is neither a piece of the table's nor a building; a shine is a lamp's that stands outside the picture. */
export type Prop = 'disc' | 'bullet' | 'bat' | 'knife' | 'openTower' | 'tree' | 'shine';
/** Whoever of a match takes these parts: the first, the second … of its people. */
export const ROLES = ['one', 'two', 'three', 'four'] as const;
export type Role = (typeof ROLES)[number];
export type Person = SurvivorId | Role;
export type Actor =
  Person | ZombieDesign | Thing | Prop | StructureId | `token ${MarkerType | 'back'}`;

/** Of a token: leaning towards the eye, or as large as held before it. Of a figure: fallen, or up on a building's ledge. */
export type How = 'lies' | 'up' | 'leans' | 'big';

/** In cm about the middle of the picture, x to the right and y away from the eye; looking along `facing`, or at the eye. */
export type Cast = readonly [who: Actor, x: number, y: number, facing?: number, how?: How];

export const HOURS = { day: 0, dusk: 0.62, night: 1 } as const;
export type Hour = keyof typeof HOURS;

/** As of an orbit about a point so far right, away and up. */
export type Eye = readonly [
  yaw: number,
  pitch: number,
  distance: number,
  x?: number,
  y?: number,
  lift?: number,
];

export type Vignette = {
  readonly hour: Hour;
  readonly eye: Eye;
  readonly cast: readonly Cast[];
  /** What is laid over the picture: falling snow, a red glow, cold, poison. */
  readonly air?: 'snow' | 'fire' | 'cold' | 'acid';
};

/** Of a figure that says nothing else: towards the eye. */
export const TO_THE_EYE = 270;
