// Why things happened: the closed words that events and tasks share.
import type { WeaponId } from './catalogue/weapons';
import type { SeatId } from './ids';

/** A rule of docs/rules.md, or a ruling. */
export type RuleRef = `R${number}` | `A${number}`;

/** What felled somebody. */
export type FallCause = WeaponId | 'tooClose' | 'duel' | 'rush' | 'limit' | 'frozenStiff';
/** What cost a life. */
export type LossCause =
  | WeaponId
  | 'tooClose'
  | 'duel'
  | 'rush'
  | 'hunger'
  | 'acid'
  | 'infectedScratch'
  | 'earlyDusk'
  /** A penalty, which is no wound (A180). */
  | 'accusation';
/** What comes out of the tower, and why. */
export type RushCause = 'noise' | 'horde' | 'card';
/** Why somebody stays where it was. */
export type MoveFailure =
  | { readonly why: 'touched'; readonly other: string }
  | { readonly why: 'leftTown' | 'notThroughTheDoor' | 'closed' | 'onTheDoorLine' | 'fell' };
export type Miss = 'touchedNothing' | 'nobodyFell';
/** How a figure that was touched kept its feet: met by the middle of what came, by its rim, or by what turned as it came. */
export type Kept = 'tooWeak' | 'glancedOff' | 'brushed';

export type Vote = { readonly seat: SeatId; readonly up: boolean };
