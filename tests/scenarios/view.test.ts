// A view is a list: what nobody has put on it is not sent, wherever in the state it stands.
import { describe, expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { newGame } from '../../src/scenarios/apply';
import { draftOf } from '../../src/scenarios/draft';
import { change, schedule } from '../../src/scenarios/change';
import type { ZombieDuel } from '../../src/scenarios/duels';
import type { Game } from '../../src/scenarios/game';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { SPECTATOR, viewFor } from '../../src/scenarios/view';
import { lineUp } from '../../src/scenarios/rules/duel-lane';

const SECRET = 'nobody may read this';
const news = { hiddenAgenda: SECRET };

const eachOf = <T extends object>(all: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, { ...one, ...news }]));

/** A field more in the state and in everything that has an entry in it. */
function withNews(game: Game): Game {
  return {
    ...game,
    ...news,
    seats: game.seats.map((one) => ({ ...one, ...news })),
    teams: game.teams.map((one) => ({ ...one, ...news })),
    survivors: eachOf(game.survivors),
    zombies: eachOf(game.zombies),
    things: eachOf(game.things),
    markers: eachOf(game.markers),
    crossroads: { ...game.crossroads, ...news },
    turn: {
      seat: 'seat-1',
      survivor: 'john',
      actionsLeft: 2,
      actionsTaken: 0,
      noise: 'silent',
      kills: 0,
      ...news,
    },
    facts: { ...game.facts, ...news },
    agenda: game.agenda.map((task) => ({ ...task, ...news })),
  };
}

describe.each(SCENARIO_IDS)('%s', (scenario) => {
  const { game } = newGame(plainPlan(scenario, 1));

  test('a new field of the state is sent to no seat', () => {
    const more = withNews(game);
    expect(JSON.stringify(more)).toContain(SECRET);
    for (const seat of [SPECTATOR, ...game.seats.map(({ id }) => id)])
      expect(JSON.stringify(viewFor(more, seat))).not.toContain(SECRET);
  });

  test('neither luck, nor what is to come, nor the order of a deck is sent', () => {
    const sent = JSON.stringify(viewFor(game, 'seat-1'));
    expect(sent).not.toContain(game.random.open.key);
    expect(sent).not.toContain(game.random.hidden.key);
    expect(Object.keys(viewFor(game, 'seat-1'))).not.toContain('agenda');
    expect(viewFor(game, 'seat-1').crossroads).toEqual({
      left: game.crossroads.draw.length,
      discard: [],
    });
  });
});

describe('a view', () => {
  test('has the open part of a duel, and of its deck how many cards are left', () => {
    const game = draftOf(newGame(plainPlan('s1', 1)).game);
    const duel: ZombieDuel = {
      against: 'zombies',
      structure: 'school',
      turn: 'near',
      near: lineUp(['john']),
      far: lineUp(['zombie-1']),
      acted: [],
      deck: ['walk', 'attack', 'walk'],
      turned: ['walk'],
    };
    expect(viewFor(game, 'seat-1').duel).toBeUndefined();
    schedule(game, [{ do: 'duelTurn', duel, used: [] }]);
    const { deck: _deck, ...open } = duel;
    expect(viewFor(game, SPECTATOR).duel).toEqual({
      ...open,
      fighter: 'john',
      cardsLeft: 3,
    });
  });

  test('says that a horde is on its way, and nothing else of what is to come', () => {
    const game = draftOf(newGame(plainPlan('s1', 1)).game);
    expect(viewFor(game, SPECTATOR).hordeComes).toBe(false);
    schedule(game, [{ do: 'nextRound' }]);
    expect(viewFor(game, SPECTATOR).hordeComes).toBe(true);
  });

  test('has the card of its own seat only', () => {
    const game = draftOf(newGame(plainPlan('s6', 1)).game);
    const card = (reason: string) => ({ reason, when: 'endOfGame', so: 'wins' }) as const;
    const cards = { 'seat-1': card('mine'), 'seat-2': card('theirs') };
    change(game, { facts: { extraRounds: 1, cards } });
    expect(viewFor(game, 'seat-1').facts).toEqual({
      extraRounds: 1,
      cards: { 'seat-1': cards['seat-1'] },
    });
    expect(viewFor(game, SPECTATOR).facts).toEqual({ extraRounds: 1, cards: {} });
  });

  test('names what its own seat has looked at, and not what others have', () => {
    const game = draftOf(newGame(plainPlan('s6', 1)).game);
    const [first = '', second = ''] = Object.keys(game.markers).filter(
      (id) => !game.markers[id]?.faceUp,
    );
    change(game, {
      peeks: [
        { seat: 'seat-1', marker: first },
        { seat: 'seat-2', marker: second },
      ],
    });
    const view = viewFor(game, 'seat-1');
    expect(view.peeked).toEqual([first]);
    expect(view.markers[first]?.type).toBe(game.markers[first]?.type);
    expect(view.markers[second]).not.toHaveProperty('type');
  });
});
