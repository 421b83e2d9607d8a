// What the rulebook asks, and how it is answered.
import type { LaunchKind } from '../physics/launch';
import type { Vec2 } from '../physics/table';
import type { SeatId } from './ids';

/** How a flick may be made: from where, with what, and which numbers it needs besides direction and speed. */
export type FlickOffer = {
  readonly launch: Exclude<LaunchKind, 'rush' | 'settle'>;
  readonly at: Vec2;
  /** The start may be moved along this direction, by so many cm. */
  readonly shift?: {
    readonly direction: number;
    readonly range: readonly [least: number, most: number];
  };
  readonly speed: readonly [least: number, most: number];
};

export type Option = {
  readonly id: string;
  /** What the option is about, for a screen to point at: a figure, marker, structure or weapon. */
  readonly about?: string;
  readonly flick?: FlickOffer;
  /** A direction to look in must come with the answer. */
  readonly needsFacing?: true;
  /** A place on the table must come with the answer. */
  readonly needsSpot?: true;
};

/** Not allowed now, and why: a key for the screen's words. */
export type Refused = { readonly id: string; readonly why: string };

export type Decision = {
  /** Names the question: an answer to an older one is refused. */
  readonly number: number;
  readonly kind: string;
  readonly options: readonly Option[];
  readonly refused: readonly Refused[];
  readonly about?: string;
};

/** What a hand gives a flick: degrees, mm/s, and what some launches need besides. */
export type FlickNumbers = {
  readonly direction: number;
  readonly speed: number;
  /** Bat: where the thick end points, and how far toward the handle's end it is struck. */
  readonly axis?: number;
  readonly struck?: number;
  /** Sniper: the push itself, of which the template keeps what lies along it. */
  readonly aim?: number;
  /** Behind a door: how far along it the start is moved, in cm. */
  readonly shift?: number;
};

export type Command = {
  readonly seat: SeatId;
  readonly number: number;
  readonly choice: string;
  readonly flick?: FlickNumbers;
  readonly facing?: number;
  readonly spot?: Vec2;
};

/** What a handler returns: the number and the seat are added at the door. */
export type Question = {
  readonly kind: string;
  readonly options: readonly Option[];
  readonly refused?: readonly Refused[];
  readonly about?: string;
  /** Asked of this seat instead of the active one. */
  readonly seat?: SeatId;
};
