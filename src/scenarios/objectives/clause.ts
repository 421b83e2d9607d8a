// The language of objectives: plain data with one meaning, from which come winner, progress and errands.
import type { MarkerType } from '../catalogue/markers';
import type { SurvivorId } from '../catalogue/survivors';
import type { StructureId, TeamId } from '../ids';
import type { EndReason } from './reasons';

/**
 * `mine` and `theirs` are of the main sides: an exile is on neither (A177), and has both against it. `me` is the
 * survivor of a seat that its card is about; `one` is bound by `someone`, or is whoever enters.
 */
export type Who =
  'mine' | 'theirs' | 'all' | 'me' | 'one' | 'accuser' | { readonly named: readonly SurvivorId[] };

/** Camps and colonies are buildings that the sheet gives to a side; `former` is an exile's old one. */
export type Building =
  { readonly structure: StructureId } | { readonly base: 'mine' | 'theirs' | 'former' };

/** Indoors is the RV too. In my company is nobody counted who is me. */
export type Where =
  | Building
  | 'indoors'
  | 'street'
  | 'town'
  /** In the building that I am in. */
  | 'withMe'
  /** In cm, middle to middle (A02). */
  | { readonly nearMe: number };

/** Able is who may ever act again (A86); found is who no longer waits in reserve, even if dead since. */
export const CONDITIONS = ['alive', 'dead', 'standing', 'able', 'found'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Counted for a survivor from turn one on, whenever a card was drawn (A190). */
export const TALLY_NAMES = [
  /** By own hand: an ally's in a duel do not count (A136). */
  'kills',
  /** Different ones; the RV is one. */
  'buildingsEntered',
  'cardsDrawn',
  /** Turned face up or taken; looks that a card gives do not count. */
  'markersRevealed',
  'firearmUses',
  /** Own turns that ended loud. */
  'loudReactions',
  /** Penalties of an accusation do not count (A180). */
  'livesLost',
] as const;
export type TallyName = (typeof TALLY_NAMES)[number];

export type Amount =
  /** Alive, unless it says otherwise. */
  | { readonly survivors: Who; readonly where?: Where; readonly are?: Condition }
  | { readonly zombies: Where }
  /** Lying there, face up or down (A33, A163). */
  | { readonly markers: readonly MarkerType[]; readonly in: Building }
  /** In inventories; `any` is whatever fills a space (A36). */
  | { readonly markers: readonly MarkerType[] | 'any'; readonly heldBy: Who }
  | { readonly life: Who }
  | { readonly freeSpaces: Who }
  | { readonly tally: TallyName; readonly of: Who }
  | { readonly extraRounds: true }
  /** Mine less the largest of the other main sides. */
  | { readonly lead: Amount };

/** What a line of progress is about; its words are written by hand. */
export const PART_NAMES = [
  'survivorsInRv',
  'teamInRv',
  'zombiesInTown',
  'foodInRv',
  'fuelInRv',
  'keyInRv',
  'anitaFound',
  'anitaInHospital',
  'zombiesInHospital',
  'lostFound',
  'deaths',
  'inSchool',
  'suppliesHeld',
  'fuelHeld',
  'fuelInCamp',
  'foodInCamp',
  'survivorsAhead',
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** A number of things against a limit. */
export type Count = { readonly of: Amount; readonly part?: PartName } & (
  { readonly atLeast: number } | { readonly atMost: number }
);

export type Test =
  | Count
  | { readonly all: readonly Test[] }
  | { readonly any: readonly Test[] }
  | { readonly not: Test }
  /** One of them, alive, fulfils all of it. */
  | { readonly someone: Who; readonly is: Test }
  /** At the end of the game: the side of the seat, or another main side. */
  | { readonly won: 'mine' | 'other' };

export type When =
  /** Whenever the table has settled (A87). */
  | 'always'
  /** Before the day marker moves (A165). */
  | 'endOfRound'
  /** The day marker has reached it. */
  | 'skull'
  | 'dumpTooShort'
  /** Tested in the door; who wins by it has won at the next settling, if still inside (A112, A191). */
  | { readonly entering: Building | 'indoors' }
  /** A zombie touches it, at any time of a run of the table (A85). */
  | { readonly touched: StructureId }
  /** For seats: when a side has won, or at a draw (A188). */
  | 'endOfGame';

export type Consequence =
  | 'wins'
  /** The one other side has won; where there is none, nobody has. */
  | 'loses'
  | 'draw'
  /** At most so many; then the next clause is tried (A130). */
  | { readonly moreRounds: number }
  /** The side of whoever is inside (A186). */
  | 'joins';

/** Clauses of one moment are tried in the order of the sheet, for sides before seats. */
export type Clause<Reason extends string = EndReason> = {
  readonly reason: Reason;
  readonly when: When;
  /** The sides it is for: all of them, unless it says which. */
  readonly for?: readonly TeamId[];
  /** Without a test it holds. */
  readonly if?: Test;
  /** `then` would make it look like a promise. */
  readonly so: Consequence;
  /** Holds it for several sides, the most of the first of these decides, then of the next; else it is a draw. */
  readonly tie?: readonly Amount[];
};

/** The objective of a seat, on its card. */
export type CardClause = Clause<string>;
