// What the rulebook asks, and how it is answered.
import type { FlickKind, HandNumbers, Push } from '../physics/launch';
import type { Piece, Vec2 } from '../physics/table';
import type { Noise } from './catalogue/weapons';
import type { SeatId } from './ids';
import type { DecisionKind, Means, MeansOf, Questions } from './means';
import type { Closed } from './reasons';

/** How a flick may be made: all that is needed to draw it and, with the pieces that are seen, to foretell it (`runs.ts`). */
export type FlickOffer = {
  readonly launch: FlickKind;
  readonly at: Vec2;
  /** The start may be moved along this direction, by so many cm. */
  readonly shift?: {
    readonly direction: number;
    readonly range: readonly [least: number, most: number];
  };
  /** The start may be put anywhere so near to this figure, in cm from edge to edge (A149). */
  readonly within?: Within;
  readonly speed: readonly [least: number, most: number];
  /** Out of a door: at most a quarter turn to either side of this direction (A134). */
  readonly outward?: number;
  /** How many fly, of what comes in a shell. */
  readonly count?: number;
  /** The figure that is pushed, as it lies there for it. */
  readonly piece?: Piece;
  /** What is off the table meanwhile: whoever's place the flicked piece takes, what is cleared out of a doorway. */
  readonly aside: readonly string[];
  /** How rough the table is for it, where a card has changed that. */
  readonly roughness?: number;
};

/** So wide is what is put there. */
export type Within = { readonly figure: Piece; readonly gap: number; readonly width: number };

declare const OPTION: unique symbol;
/** The name of an option, for answers and logs. What it means stands in `means`: nobody reads it out of the name. */
export type OptionId = { readonly [OPTION]: true };
export const optionId = (name: string): OptionId => name as unknown as OptionId;
/** For a key, a log, a selector. */
export const optionName = (id: OptionId): string => id as unknown as string;

export type Option<Meant extends Means = Means> = {
  readonly id: OptionId;
  readonly means: Meant;
  /** How loud this action would be; without it, it makes no noise of its own. */
  readonly noise?: Noise;
  /** What the option is about, for a screen to point at: a figure, marker, structure or weapon. */
  readonly about?: string;
  readonly flick?: FlickOffer;
  /** A direction to look in must come with the answer. */
  readonly needsFacing?: true;
  /** A place on the table must come with the answer. */
  readonly needsSpot?: true;
};

export const option = <const Meant extends Means>(
  name: string,
  means: Meant,
  more: Omit<Option, 'id' | 'means'> = {},
): Option<Meant> => ({ id: optionId(name), means, ...more });

/** Not allowed now, and why. */
export type Refused<Meant extends Means = Means> = {
  readonly id: OptionId;
  readonly means: Meant;
  readonly why: Closed;
};

type Asked<Kind extends DecisionKind> = {
  readonly kind: Kind;
  readonly options: readonly Option<MeansOf<Kind>>[];
} & ('about' extends keyof Questions[Kind] ? unknown : { readonly about?: undefined }) &
  Omit<Questions[Kind], 'means'>;

/** What a handler returns: the number and the seat are added at the door. */
export type Question<Kind extends DecisionKind = DecisionKind> = {
  readonly [One in Kind]: Asked<One> & {
    readonly refused?: readonly Refused<MeansOf<One>>[];
    /** Asked of this seat instead of the active one, or of all of these at once. */
    readonly seat?: SeatId;
    readonly seats?: readonly SeatId[];
  };
}[Kind];

export type Decision<Kind extends DecisionKind = DecisionKind> = {
  readonly [One in Kind]: Asked<One> & {
    /** Names the question: an answer to an older one is refused. */
    readonly number: number;
    readonly refused: readonly Refused<MeansOf<One>>[];
  };
}[Kind];

/** What a hand says of a flick: the push, and what else its launch wants (the table's `LAUNCHES`). */
export type FlickNumbers = Push &
  HandNumbers & {
    /** Behind a door: how far along it the start is moved, in cm. */
    readonly shift?: number;
    /** Where it was put, within reach of its figure. */
    readonly from?: Vec2;
  };

export type Command = {
  readonly seat: SeatId;
  readonly number: number;
  readonly choice: OptionId;
  readonly flick?: FlickNumbers;
  readonly facing?: number;
  readonly spot?: Vec2;
};

/** An answer with what was chosen. */
export type Chosen<Kind extends DecisionKind = DecisionKind> = Command & {
  readonly means: MeansOf<Kind>;
  /** What was offered to be flicked. */
  readonly offer?: FlickOffer;
};
