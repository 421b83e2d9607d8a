// All thirty cards in a town full of pieces: whatever is chosen, the game goes on.
import { optionName, type Option } from '../../src/scenarios/decisions';
import { change, changeSurvivor } from '../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { awaiting } from '../../src/scenarios/apply';
import { CROSSROADS_IDS, type CrossroadsId } from '../../src/scenarios/catalogue/crossroads';
import type { Draft } from '../../src/scenarios/game';
import type { ScenarioId } from '../../src/scenarios/list';
import { takes } from './support/cards';
import {
  asks,
  fresh,
  give,
  place,
  putInside,
  putMarker,
  session,
  type Session,
} from './support/game';

beforeAll(loadEngine);

const SEATS = {
  s3: [{ id: 'one', name: 'One', team: 'together' }],
  s6: [
    { id: 'one', name: 'One', team: 'a' },
    { id: 'two', name: 'Two', team: 'b' },
  ],
} as const;

/** John in the Library of a scenario as it is laid out, hurt and laden. */
function laden(scenario: 's3' | 's6', card: CrossroadsId): Draft {
  const game = fresh({ scenario: scenario satisfies ScenarioId, seats: SEATS[scenario] });
  putInside(game, 'john', 'library');
  changeSurvivor(game, 'john', { life: 2 });
  give(game, 'john', 'medicine');
  putMarker(game, 'fuel', { on: 'structure', structure: 'school' }, false);
  change(game, { crossroads: { ...game.crossroads, draw: [card] } });
  return game;
}

const PLACES = Array.from({ length: 700 }, (_, index) => ({
  x: (index % 30) * 4 + 2,
  y: Math.floor(index / 30) * 4 + 2,
}));

/** Answers a card's question, looking for a spot where it needs one. */
function answered(at: Session, choice: string, needsSpot: boolean): Session {
  if (!needsSpot) return at.choose(choice);
  for (const spot of PLACES) {
    try {
      return at.choose(choice, { spot, facing: 0 });
    } catch {
      continue;
    }
  }
  throw new Error(`No place for ${choice}`);
}

/** Every way through a card's questions, to the first thing that is not the card's any more. */
function ends(at: Session, look: (before: Session, after: Session) => void = () => {}): Session[] {
  const state = awaiting(at.game);
  if (state.for !== 'decision' || state.decision.kind !== 'card') return [at];
  const options: readonly Option[] = state.decision.options;
  return options.flatMap(({ id, needsSpot }) => {
    const after = answered(at, optionName(id), needsSpot === true);
    look(at, after);
    return ends(after, look);
  });
}

/** Without what is still to be done, and the luck that did it. */
const standing = ({ game }: Session): unknown => {
  const { agenda: _agenda, asked: _asked, random: _random, ...rest } = game;
  return rest;
};

describe('crossroads: every card in a full town', () => {
  for (const scenario of ['s3', 's6'] as const) {
    test.each(CROSSROADS_IDS)(`%s, R219: every choice leads on, in ${scenario}`, (card) => {
      const all = ends(takes(laden(scenario, card), 'crossroads'));
      expect(all.length).toBeGreaterThan(0);
      for (const { game } of all) {
        expect(['decision', 'table']).toContain(awaiting(game).for);
        expect(game.crossroads.discard).toEqual([card]);
        // Plain JSON, whatever the card left behind.
        expect(JSON.parse(JSON.stringify(game))).toEqual(game);
      }
    });
  }

  test.each(['s3', 's6'] as const)(
    'R219: no choice changes anything without an event, in %s',
    (scenario) => {
      const silent = CROSSROADS_IDS.filter((card) => {
        let isSilent = false;
        ends(takes(laden(scenario, card), 'crossroads'), (before, after) => {
          const isChanged = JSON.stringify(standing(before)) !== JSON.stringify(standing(after));
          if (isChanged && after.events.length === before.events.length) isSilent = true;
        });
        return isSilent;
      });
      expect(silent).toEqual([]);
    },
  );

  test('R219: at an object in the street what needs a building is skipped, and the turn goes on', () => {
    for (const card of CROSSROADS_IDS) {
      const game = laden('s3', card);
      place(game, 'john', { x: 44, y: 19 });
      const marker = putMarker(game, 'crossroads', { on: 'object', object: 'car' }, false);
      const taken = session(game).choose('john').choose('takeDrop').choose(`take car ${marker}`);
      for (const at of ends(taken)) expect(['decision', 'table']).toContain(awaiting(at.game).for);
    }
  });

  test('backDoor, R219: in the street there is no back door', () => {
    const game = laden('s3', 'backDoor');
    place(game, 'john', { x: 44, y: 19 });
    const marker = putMarker(game, 'crossroads', { on: 'object', object: 'car' }, false);
    const taken = session(game).choose('john').choose('takeDrop').choose(`take car ${marker}`);
    expect(asks(taken)).toBe('chooseAction');
  });
});
