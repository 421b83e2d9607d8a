// The cards that a seat may hold, by name, and what sort of card each is.
import { SECRET_OBJECTIVES, type SecretName } from './secret';
import { TRAITOR_OBJECTIVES, type TraitorName } from './traitor';

export type CardName = SecretName | TraitorName;

/** What helps the own side, what helps the other one, and what an exile has left (R269, R271, R278). */
export type CardSort = 'secret' | 'traitor' | 'exile';

const SORTS: ReadonlyMap<string, CardSort> = new Map([
  ...SECRET_OBJECTIVES.map(({ reason }): [CardName, CardSort] => [
    reason,
    reason === 'traitor' ? 'traitor' : 'secret',
  ]),
  ...TRAITOR_OBJECTIVES.map(({ reason }): [CardName, CardSort] => [reason, 'exile']),
]);

/** A clause that comes from outside may have any reason. */
export const isCardName = (reason: string): reason is CardName => SORTS.has(reason);

export const sortOf = (name: CardName): CardSort => SORTS.get(name) ?? 'secret';
