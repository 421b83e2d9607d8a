// What objectives ask about and the table does not show. Nothing in S1 to S6 needs it, so the state may lack it.
import type { SurvivorId } from '../catalogue/survivors';
import type { SeatId, StructureId, TeamId } from '../ids';
import type { CardClause, TallyName } from './clause';
import type { SecretName } from './secret';
import type { TraitorName } from './traitor';

/** A seat that is a team of one (R275): whose it was, and who accused it. */
export type Exile = {
  readonly former: TeamId;
  readonly accuser: SeatId;
  /** Its X lies face down: it has passed in this round (R286). */
  readonly passed?: true;
};

/** Somebody came through a door and met a clause there; it is judged when the table has settled (A191). */
export type Entry = {
  readonly survivor: SurvivorId;
  readonly structure: StructureId;
  readonly reason: string;
};

/** Cards that nobody holds, the next one first; which they are, nobody knows. */
export type Decks = {
  readonly secret: readonly SecretName[];
  readonly discard: readonly SecretName[];
  /** Left over when they were dealt, or a traitor's that was shown: out of the game (A175). */
  readonly out: readonly SecretName[];
  readonly traitor: readonly TraitorName[];
};

export type Facts = {
  /** Filled where a kill, a door, a card, a marker, a shot, a reaction or a wound is told. */
  readonly tallies?: Partial<
    Readonly<Record<SurvivorId, Partial<Readonly<Record<TallyName, number>>>>>
  >;
  /** The buildings that somebody has entered, each once. */
  readonly visited?: Partial<Readonly<Record<SurvivorId, readonly StructureId[]>>>;
  /** Filled by an accusation that was right (R275). */
  readonly exiles?: Readonly<Record<SeatId, Exile>>;
  /** Filled by the set-up, an accusation and an exile (R268, R278, R281). A view must leave out the others' (A190). */
  readonly cards?: Readonly<Record<SeatId, CardClause>>;
  /** Who has shown which card: nobody is accused twice (A178). */
  readonly shown?: Readonly<Record<SeatId, SecretName>>;
  /** In no view. */
  readonly decks?: Decks;
  /** Filled by entering a building, emptied by the next settling without a fight. In no view: it tells a card. */
  readonly entries?: readonly Entry[];
  /** Rounds played on the skull (A130); filled by the end of a round. */
  readonly extraRounds?: number;
};
