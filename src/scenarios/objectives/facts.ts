// What objectives ask about and the table does not show. Nothing in S1 to S6 needs it, so the state may lack it.
import type { SurvivorId } from '../catalogue/survivors';
import type { SeatId, StructureId, TeamId } from '../ids';
import type { CardClause, TallyName } from './clause';

/** A seat that is a team of one (R275): whose it was, and who accused it. */
export type Exile = { readonly former: TeamId; readonly accuser: SeatId };

/** Somebody came through a door and met a clause there; it is judged when the table has settled (A191). */
export type Entry = {
  readonly survivor: SurvivorId;
  readonly structure: StructureId;
  readonly reason: string;
};

export type Facts = {
  /** Filled where a kill, a door, a card, a marker, a shot, a reaction or a wound is told. */
  readonly tallies?: Partial<
    Readonly<Record<SurvivorId, Partial<Readonly<Record<TallyName, number>>>>>
  >;
  /** Filled by an accusation that was right (R275). */
  readonly exiles?: Readonly<Record<SeatId, Exile>>;
  /** Filled by the set-up, an accusation and an exile (R268, R278, R281). A view must leave out the others' (A190). */
  readonly cards?: Readonly<Record<SeatId, CardClause>>;
  /** Filled by entering a building, emptied by the next settling. */
  readonly entries?: readonly Entry[];
  /** Rounds played on the skull (A130); filled by the end of a round. */
  readonly extraRounds?: number;
};
