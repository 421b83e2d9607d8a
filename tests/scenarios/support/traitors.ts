// S9 or S10 with people who have chosen: a1 plays Anita, a2 Gabriel, a3 John, then Lily and Loretta; b1 Elijah, b2 Mike, b3 Olivia, then Rosa and Kevin.
import { arrangeSecrets } from '../../../src/match/arranged-secrets';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import { change, moveZombie, removeThing } from '../../../src/scenarios/change';
import type { Draft, Game } from '../../../src/scenarios/game';
import type { SeatId } from '../../../src/scenarios/ids';
import { scenarioOf } from '../../../src/scenarios/list';
import type { CardName } from '../../../src/scenarios/objectives/card-names';
import { must, streetZombies, survivorOf } from '../../../src/scenarios/queries';
import type { LineUp, SeatPlan } from '../../../src/scenarios/setup';
import { fresh, session, type Session } from './game';
import { fell, outcome } from './outcome';

type Table = {
  readonly scenario?: 's9' | 's10';
  readonly a?: number;
  readonly b?: number;
  readonly cards?: Partial<Record<SurvivorId, CardName>>;
  readonly exiles?: readonly { readonly survivor: SurvivorId; readonly accuser: SurvivorId }[];
};

export const seatsOf = (team: 'a' | 'b', count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${team}${index + 1}`,
    name: `${team.toUpperCase()}${index + 1}`,
    team,
  }));

/** Nothing in the streets but the people; it waits for whom the pretzel goes to. */
export function among({
  scenario = 's9',
  a = 3,
  b = 3,
  cards = {},
  exiles = [],
}: Table = {}): Draft {
  const { teams } = scenarioOf(scenario);
  const lineUp: LineUp = {
    a: must(teams.a, 'a').survivors,
    b: must(teams.b, 'b').survivors,
  };
  const game = fresh({ scenario, seats: [...seatsOf('a', a), ...seatsOf('b', b)], lineUp });
  for (const id of streetZombies(game)) moveZombie(game, id, { in: 'box' });
  for (const id of Object.keys(game.things)) removeThing(game, id);
  arrangeSecrets(game, {
    exiles,
    cards: Object.entries(cards).map(([of, card]) => ({ of: of as SurvivorId, card })),
  });
  return game;
}

/** It holds the pretzel and begins. */
export function begins(game: Draft, id: SurvivorId): Session {
  change(game, { turnTeam: survivorOf(game, id).team });
  return session(game).choose(id);
}

export const accuses = (at: Session, seat: SeatId): Session => at.choose('accuse').choose(seat);

/** All of them, one after the other. */
export const votes = (at: Session, ...thumbs: readonly ('up' | 'down')[]): Session =>
  thumbs.reduce((now, thumb) => now.choose(thumb), at);

/** The exposed traitor pushes its figure there. */
export const pushedTo = (at: Session, id: SurvivorId, where: { x: number; y: number }): Session =>
  at
    .choose('flick', { direction: 0, speed: 500 })
    .run(outcome({ rest: [fell(id, where, 'survivor')] }));

export const cardOf = ({ facts }: Game, seat: SeatId): string | undefined =>
  facts?.cards?.[seat]?.reason;
