// The table as text: where everything is, how far the objective is, and no secrets.
import { changeMarker } from '../../src/scenarios/change';
import { changed } from '../../src/scenarios/draft';
import { describe, expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { answer, awaiting, newGame } from '../../src/scenarios/apply';
import type { Game } from '../../src/scenarios/game';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { LANGUAGES } from '../../src/words/languages';
import { TEXTS } from '../../src/words/texts';
import { describeObjective, describeTable, type SectionId } from '../../src/words/describe';
import { clock, compassPoint, whereIs } from '../../src/words/describe/where';
import { viewFor } from '../../src/scenarios/view';
import { withHiddenKey } from './support/secret';

const start = (scenario: (typeof SCENARIO_IDS)[number]): Game =>
  newGame(plainPlan(scenario, 1)).game;

/** The first survivor that may be used is used. */
function begun(scenario: (typeof SCENARIO_IDS)[number]): Game {
  let game = start(scenario);
  while (!game.turn) {
    const state = awaiting(game);
    if (state.for !== 'decision') throw new Error('a decision was expected');
    const { seat, decision } = state;
    const [first] = decision.options;
    if (!first) throw new Error(`${decision.kind} offers nothing`);
    const step = answer(game, { seat, number: decision.number, choice: first.id });
    if (!step.ok) throw new Error(step.reason);
    game = step.game;
  }
  return game;
}

const linesOf = (game: Game, seat: string, id: SectionId): readonly string[] =>
  describeTable(viewFor(game, seat), 'en').find((section) => section.id === id)?.lines ?? [];

describe('directions', () => {
  test.each([
    [0, 'east', 'à l’est'],
    [44, 'north-east', 'au nord-est'],
    [90, 'north', 'au nord'],
    [-90, 'south', 'au sud'],
    [-170, 'west', 'à l’ouest'],
    [359, 'east', 'à l’est'],
  ])('%d degrees is %s', (degrees, en, fr) => {
    expect(TEXTS.en.describe.where.compass[compassPoint(degrees)]).toBe(en);
    expect(TEXTS.fr.describe.where.compass[compassPoint(degrees)]).toBe(fr);
  });

  test.each([
    [90, 90, 12],
    [0, 90, 3],
    [180, 90, 9],
    [-90, 90, 6],
    [60, 90, 1],
    [0, 180, 6],
  ])('%d degrees for one who looks to %d is at %d o’clock', (degrees, facing, hour) => {
    expect(clock(degrees, facing)).toBe(hour);
  });

  test('places are measured from whoever acts', () => {
    const from = { x: 10, y: 10, facing: 90 };
    expect(whereIs({ x: 10, y: 30 }, from, 'en')).toBe('20 cm north, at 12 o’clock');
    expect(whereIs({ x: 30, y: 10 }, from, 'fr')).toBe('à 20\u202Fcm à l’est, à 3\u202Fh');
    expect(whereIs({ x: 30, y: 10 }, undefined, 'en')).toContain('30 cm from the west edge');
  });
});

describe('objectives', () => {
  test.each([
    ['s1', ['Survivors in the RV: 0 of 1', 'Zombies in town: 7 (3 at most)']],
    ['s2', ['Food in the RV: 0 of 2', 'Fuel in the RV: 0 of 2']],
    [
      's3',
      [
        'Anita found: 0 of 1',
        'Anita in the hospital: 0 of 1',
        'Zombies in the hospital: 2 (none allowed)',
      ],
    ],
    ['s4', ['Food in the RV: 0 of 4']],
    ['s5', ['Lost survivors found: 0 of 2', 'Fuel in the RV: 0 of 2']],
    [
      's6',
      [
        'Key in the RV: 0 of 1',
        'Fuel in the RV: 0 of 1',
        'Team A in the RV: 0 of 2',
        'Team B in the RV: 0 of 2',
      ],
    ],
  ] as const)('of %s', (scenario, wanted) => {
    const parts = describeObjective(viewFor(start(scenario), 'seat-1'), 'en');
    expect(parts.map(({ text }) => text)).toEqual(wanted);
    expect(parts.every(({ done }) => !done)).toBe(true);
  });

  test('are done when they are', () => {
    const game = start('s4');
    const stocked = changed(game, (one) => {
      for (const [id, { type, faceUp }] of Object.entries(game.markers))
        if (type === 'food' && faceUp)
          changeMarker(one, id, { place: { on: 'structure', structure: 'rv' } });
    });
    const [part] = describeObjective(viewFor(stocked, 'seat-1'), 'en');
    expect(part).toMatchObject({ have: 4, need: 4, done: true });
  });
});

describe('the table', () => {
  test.each(SCENARIO_IDS)(
    'of %s has every section, with as many lines as there are',
    (scenario) => {
      const game = begun(scenario);
      for (const language of LANGUAGES) {
        const sections = describeTable(viewFor(game, 'seat-1'), language);
        expect(sections.map(({ id }) => id)).toEqual(
          expect.arrayContaining(['round', 'turn', 'objective', 'survivors', 'zombies', 'doors']),
        );
        const zombies = sections.find(({ id }) => id === 'zombies')?.lines ?? [];
        const inTown = Object.values(game.zombies).filter(({ place }) =>
          ['street', 'building'].includes(place.in),
        );
        expect(zombies).toHaveLength(inTown.length);
      }
    },
  );

  test('says who acts, and how far the dead are', () => {
    const game = begun('s1');
    expect(linesOf(game, 'seat-1', 'turn')[0]).toBe('Anita is acting.');
    expect(linesOf(game, 'seat-1', 'zombies')[0]).toMatch(/standing, \d+ cm .*o’clock\.$/);
    expect(linesOf(game, 'seat-1', 'doors')[0]).toContain('The RV: 41 cm north, at 12 o’clock');
    expect(linesOf(game, 'seat-1', 'doors').filter((line) => line.includes('closed'))).toHaveLength(
      5,
    );
    expect(linesOf(game, 'seat-1', 'dump')[0]).toBe(
      'Zombies in the dump: 8. The coming night brings 3.',
    );
  });

  test('tells nobody what a rival hides', () => {
    const { held } = withHiddenKey(begun('s6'));
    const anita = (seat: string): string | undefined =>
      linesOf(held, seat, 'survivors').find((line) => line.startsWith('Anita'));
    expect(anita('seat-1')).toContain('a key');
    expect(anita('seat-2')).toContain('a face-down marker');
    expect(JSON.stringify(describeTable(viewFor(held, 'seat-2'), 'en'))).not.toMatch(/\ba key\b/);
  });
});
