// 39. The exile: order, passing, a new group, three sides in one house, and how it wins.
import { describe, expect, test } from 'vitest';
import { brokenPromises } from '../../../src/match/invariants';
import { leaks } from '../../../src/match/leaks';
import { change, changeFacts, changeSurvivor } from '../../../src/scenarios/change';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import { resultAt } from '../../../src/scenarios/objectives/result';
import { survivorIds, survivorOf } from '../../../src/scenarios/queries';
import { orderTeams } from '../../../src/scenarios/rules/sides';
import {
  asked,
  asks,
  choices,
  give,
  place,
  putInside,
  quietRush,
  session,
  told,
  type Session,
} from '../support/game';
import { dies } from '../support/made-up';
import { outcome, stopped, through } from '../support/outcome';
import { accuses, among, begins, cardOf, votes } from '../support/traitors';

type Exiles = NonNullable<Parameters<typeof among>[0]>['exiles'];
/** Gabriel, once of A, was accused by Anita. */
const GABRIEL: Exiles = [{ survivor: 'gabriel', accuser: 'anita' }];

const ends = (at: Session): Session => at.choose('end');
const seatNow = ({ game }: Session): string | undefined => game.turn?.seat;
/** Through the door of a building. */
const enters = (at: Session, structure: 'school' | 'rv' | 'library' | 'hospital'): Session =>
  at
    .choose('move')
    .choose('flick', { direction: 0, speed: 900 })
    .run(
      outcome({
        rest: [stopped('disc', { x: 60, y: 20 })],
        passages: [through('disc', structure, 'front')],
      }),
    );

describe('39. the order of play', () => {
  test('R285, A184: the pretzel’s team, the other one, then the exile', () => {
    const first = begins(among({ exiles: GABRIEL }), 'elijah');
    expect(seatNow(first)).toBe('b1');
    const second = ends(first);
    expect(seatNow(second)).toBe('a1');
    expect([asks(ends(second)), asked(ends(second))]).toEqual(['mayPass', 'a2']);
  });

  test('A135: two exiles in the order in which they were banished', () => {
    const game = among({
      exiles: [
        { survivor: 'mike', accuser: 'elijah' },
        { survivor: 'gabriel', accuser: 'anita' },
      ],
    });
    const at = ends(ends(begins(game, 'anita')));
    expect(asked(at)).toBe('b2');
    expect(asked(ends(at.choose('play')))).toBe('a2');
    expect(brokenPromises(game)).toEqual([]);
  });

  test('R286, A185: passes once a round by turning the X, has no turn and no reaction, and plays later', () => {
    const asking = ends(ends(begins(among({ exiles: GABRIEL }), 'anita')));
    const passed = asking.choose('pass');
    expect(told(passed, 'passed')).toMatchObject([{ seat: 'a2' }]);
    expect(told(passed, 'noise')).toHaveLength(2);
    expect(passed.game.facts?.exiles?.['a2']).toHaveProperty('passed', true);
    expect(survivorOf(passed.game, 'gabriel').backpack).toBe('day');
    expect(seatNow(passed)).toBe('a3');
    // The next time round it must play.
    expect(seatNow(ends(ends(passed)))).toBe('a2');
  });

  test('A185: not offered when nobody else could play', () => {
    const game = among({ exiles: GABRIEL });
    for (const id of survivorIds(game))
      if (id !== 'gabriel' && id !== 'anita') changeSurvivor(game, id, { backpack: 'night' });
    expect(seatNow(ends(begins(game, 'anita')))).toBe('a2');
  });

  test('R286: the X is turned back at the start of each round', () => {
    const game = among({ exiles: GABRIEL });
    for (const id of survivorIds(game))
      if (!['gabriel', 'anita', 'elijah', 'john'].includes(id))
        changeSurvivor(game, id, { backpack: 'night' });
    const passed = ends(ends(begins(game, 'anita'))).choose('pass');
    expect(passed.game.facts?.exiles?.['a2']).toHaveProperty('passed', true);
    // John, then Gabriel after all; then the horde of the night.
    const next = quietRush(ends(ends(passed)));
    expect(next.game.round.number).toBe(2);
    expect(next.game.facts?.exiles?.['a2']).toEqual({ former: 'a', accuser: 'a1' });
  });

  test('A184: it never holds the pretzel: the accuser takes it', () => {
    const game = among({ cards: { gabriel: 'traitor' } });
    const at = votes(accuses(ends(ends(begins(game, 'gabriel'))), 'a2'), 'up');
    expect(at.game.turn?.survivor).toBe('john');
    expect(at.game.pretzel).toBe('john');
    expect(told(at, 'pretzel').at(-1)).toMatchObject({ survivor: 'john', rules: ['A184'] });
  });

  test('A184: from the dead it goes to the nearest of the two teams', () => {
    const game = among({ exiles: GABRIEL });
    place(game, 'gabriel', { x: 62, y: 45 });
    place(game, 'mike', { x: 80, y: 45 });
    place(game, 'anita', { x: 20, y: 80 });
    const at = begins(game, 'anita');
    change(at.game, { pretzel: undefined, pretzelLies: { x: 60, y: 45 } });
    expect(ends(session(at.game)).game.pretzel).toBe('mike');
  });
});

describe('39. the new group', () => {
  /** Gabriel's turn, with nobody else to play; Mike lies in the library. */
  const seeking = (...inside: readonly SurvivorId[]): Session => {
    const game = among({ exiles: GABRIEL, cards: { gabriel: 'newGroup' } });
    for (const id of inside) putInside(game, id, 'library', true);
    place(game, 'gabriel', { x: 28, y: 70 });
    for (const id of survivorIds(game))
      if (id !== 'gabriel' && id !== 'anita') changeSurvivor(game, id, { backpack: 'night' });
    return ends(begins(game, 'anita'));
  };

  test('R287, A186: where exactly one is, it joins before any fight, returns the X and is last in order', () => {
    const at = enters(seeking('mike'), 'library');
    expect(told(at, 'changedSides')).toMatchObject([{ seat: 'a2', to: 'b' }]);
    expect(told(at, 'duelBegan')).toEqual([]);
    expect(at.game.facts?.exiles).toEqual({});
    expect(at.game.teams.find(({ id }) => id === 'b')?.seats).toEqual(['b1', 'b2', 'b3', 'a2']);
    expect(cardOf(at.game, 'a2')).toBeUndefined();
    expect(brokenPromises(at.game)).toEqual([]);
    orderTeams(at.game);
    expect(at.game.teams.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('A186: where two are it fights instead', () => {
    const at = enters(seeking('mike', 'elijah'), 'library');
    expect(told(at, 'changedSides')).toEqual([]);
    expect(told(at, 'duelBegan')).toMatchObject([{ survivors: ['gabriel'] }]);
  });

  test('A186, A188: then it wins with the side, without a card, if it is alive', () => {
    const { game } = enters(seeking('john'), 'library');
    expect(survivorOf(game, 'gabriel').team).toBe('a');
    expect(resultAt(game, 'skull')?.seats).toContain('a2');
    dies(game, 'gabriel');
    expect(resultAt(game, 'skull')?.seats).not.toContain('a2');
  });

  test('A186: it may vote and accuse, and is never accused', () => {
    const at = enters(seeking('john'), 'library').choose('accuse');
    expect(choices(at)).toEqual(['a1', 'a3', 'back']);
    expect(asked(at.choose('a1'))).toBe('a3');
    expect(at.game.facts?.shown).toEqual({ a2: 'traitor' });
    const other = among();
    changeFacts(other, { shown: { a2: 'traitor' } });
    const anita = begins(other, 'anita').choose('accuse');
    expect(choices(anita)).toEqual(['a3', 'back']);
    expect(asked(anita.choose('a3'))).toBe('a2');
  });
});

describe('39. against everybody', () => {
  test('A111: opposes both teams: a third side waits until two have fought', () => {
    const game = among({ exiles: GABRIEL });
    putInside(game, 'gabriel', 'library');
    putInside(game, 'mike', 'library');
    const at = enters(begins(game, 'anita'), 'library');
    expect(told(at, 'duelBegan')).toMatchObject([{ survivors: ['anita'], against: ['gabriel'] }]);
    expect(at.game.agenda).toContainEqual({
      do: 'fightSurvivors',
      structure: 'library',
      by: 'anita',
    });
  });

  test('A177, R370: an exile is counted for no side', () => {
    const game = among({ scenario: 's10', exiles: GABRIEL });
    expect(resultAt(game, 'skull')).toMatchObject({ winner: 'b', reason: 'moreAtSkull' });
    dies(game, 'anita', 'john');
    expect(resultAt(game, 'settled')).toMatchObject({ winner: 'b', reason: 'rivalsGone' });
  });

  test('A188: an exile that wins at once wins alone, whatever others hold', () => {
    const game = among({
      exiles: GABRIEL,
      cards: { gabriel: 'hoarder', anita: 'jerrycan', mike: 'traitor' },
    });
    give(game, 'anita', 'fuel');
    give(game, 'gabriel', 'food');
    give(game, 'gabriel', 'food');
    expect(resultAt(game, 'endOfRound')).toEqual({
      winner: 'nobody',
      seats: ['a2'],
      reason: 'hoarder',
    });
  });

  test('A191, A112: scorched earth is judged when the fight is over, and nobody learns of it before', () => {
    const game = among({ exiles: GABRIEL, cards: { gabriel: 'scorchedEarth' } });
    give(game, 'gabriel', 'fuel');
    putInside(game, 'john', 'school');
    for (const id of survivorIds(game))
      if (id !== 'gabriel' && id !== 'anita') changeSurvivor(game, id, { backpack: 'night' });
    const at = enters(ends(begins(game, 'anita')), 'school');
    expect(asks(at)).toBe('duelTurn');
    expect(at.game.facts?.entries).toHaveLength(1);
    expect(resultAt(at.game, 'settled')).toBeUndefined();
    for (const { id } of at.game.seats) expect(leaks(at.game, id, at.events)).toEqual([]);
    const alone = emptied(at.game);
    expect(resultAt(alone, 'settled')).toMatchObject({ seats: ['a2'], reason: 'scorchedEarth' });
  });

  test('A191: into an empty base it has won at once', () => {
    const game = among({ exiles: GABRIEL, cards: { gabriel: 'scorchedEarth' } });
    give(game, 'gabriel', 'fuel');
    for (const id of survivorIds(game))
      if (id !== 'gabriel' && id !== 'anita') changeSurvivor(game, id, { backpack: 'night' });
    const at = enters(ends(begins(game, 'anita')), 'school');
    expect(told(at, 'gameOver')).toMatchObject([
      { result: { winner: 'nobody', seats: ['a2'], reason: 'scorchedEarth' } },
    ]);
  });
});

/** The same with the fight taken off the agenda. */
const emptied = (game: Draft): Draft => {
  change(game, { agenda: [] });
  return game;
};

describe('S10', () => {
  const raid = (arrange: (game: Draft) => void): Session => {
    const game = among({ scenario: 's10' });
    give(game, 'anita', 'fuel');
    give(game, 'anita', 'fuel');
    arrange(game);
    return enters(begins(game, 'anita'), 'hospital');
  };

  test('R363, R369, A191: two fuel through the door of an empty colony win at once', () => {
    expect(
      told(
        raid(() => {}),
        'gameOver',
      ),
    ).toMatchObject([{ result: { winner: 'a', reason: 'colonyEntered' } }]);
  });

  test('A112, A191: with a defender inside the fight comes first', () => {
    const at = raid((game) => putInside(game, 'mike', 'hospital'));
    expect(asks(at)).toBe('duelTurn');
    expect(resultAt(at.game, 'settled')).toBeUndefined();
    expect(resultAt(emptied(at.game), 'settled')).toMatchObject({ winner: 'a' });
  });

  test('A191: what was met in a door and not won is forgotten by the next settling', () => {
    const at = raid((game) => putInside(game, 'mike', 'hospital'));
    expect(at.game.facts?.entries).toHaveLength(1);
    place(at.game, 'anita', { x: 60, y: 45 });
    const turn = ['finishTurn', 'endActions', 'chooseAction'];
    change(at.game, { agenda: at.game.agenda.filter((task) => turn.includes(task.do)) });
    const forgotten = ends(session(at.game));
    expect(forgotten.game.facts).not.toHaveProperty('entries');
    expect(forgotten.game.result).toBeUndefined();
  });
});
