// A game of two sides, a seat to each survivor, and in town only what a test puts there: for objectives whose rules are not built yet.
import { change, changeMarker, changeSurvivor, moveZombie } from '../../../src/scenarios/change';
import { moveSeat } from '../../../src/scenarios/rules/sides';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import type { CardClause, TallyName } from '../../../src/scenarios/objectives/clause';
import type { Facts } from '../../../src/scenarios/objectives/facts';
import {
  markerIds,
  must,
  survivorIds,
  survivorOf,
  zombieIds,
} from '../../../src/scenarios/queries';
import type { Sheet } from '../../../src/scenarios/sheet';
import { fresh, place } from './game';

export const A: readonly SurvivorId[] = ['anita', 'gabriel', 'john', 'lily'];
export const B: readonly SurvivorId[] = ['elijah', 'mike', 'olivia', 'rosa'];

/** Seats are called like the survivors they play. */
export function madeUp(bases: Sheet['bases'] = {}): Draft {
  const seats = [
    { id: 'one', name: 'A', team: 'a' },
    { id: 'two', name: 'B', team: 'b' },
  ] as const;
  const game = fresh({ scenario: 's6', seats });
  for (const id of zombieIds(game)) moveZombie(game, id, { in: 'dump' });
  for (const id of markerIds(game)) changeMarker(game, id, { place: { on: 'supply' } });
  // Twenty centimetres apart, so that nobody is near anybody.
  survivorIds(game).forEach((id, index) =>
    place(game, id, { x: 10 + 20 * (index % 4), y: index < 4 ? 30 : 60 }),
  );
  change(game, { sheet: { ...game.sheet, bases } });
  change(game, {
    seats: survivorIds(game).map((id) => ({ id, name: id, team: survivorOf(game, id).team })),
  });
  for (const id of survivorIds(game)) changeSurvivor(game, id, { owner: id });
  return game;
}

export const note = (game: Draft, facts: Facts): void => {
  change(game, { facts: { ...game.facts, ...facts } });
};
export const tally = (game: Draft, id: SurvivorId, name: TallyName, count: number): void =>
  note(game, {
    tallies: {
      ...game.facts?.tallies,
      [id]: { ...game.facts?.tallies?.[id], [name]: count },
    },
  });
export const deal = (game: Draft, seat: SurvivorId, card: CardClause): void =>
  note(game, { cards: { ...game.facts?.cards, [seat]: card } });
/** A team of one now, and counted for none. */
export const exile = (game: Draft, seat: SurvivorId, accuser: SurvivorId): void => {
  const former = survivorOf(game, seat).team;
  note(game, { exiles: { ...game.facts?.exiles, [seat]: { former, accuser } } });
  moveSeat(game, seat, `lone ${seat}`);
};
export const dies = (game: Draft, ...ids: readonly SurvivorId[]): void => {
  for (const id of ids) changeSurvivor(game, id, { life: 0, place: { in: 'dead' } });
};
export const cardNamed = <Card extends CardClause>(cards: readonly Card[], name: string): Card =>
  must(
    cards.find(({ reason }) => reason === name),
    name,
  );
