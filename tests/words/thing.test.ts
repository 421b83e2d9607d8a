// What is said of anything on the table that somebody points at, and the same in the table in words.
import { describe, expect, test } from 'vitest';
import { standingPose, lyingPose } from '../../src/physics/measure/pose';
import { plainPlan } from '../../src/match/plan';
import { tableViewOf } from '../../src/match/table-view';
import { answer, awaiting, newGame } from '../../src/scenarios/apply';
import { changeMarker, changeSurvivor, moveZombie } from '../../src/scenarios/change';
import { changed } from '../../src/scenarios/draft';
import type { Game } from '../../src/scenarios/game';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { markersIn, streetZombies } from '../../src/scenarios/queries';
import { viewFor } from '../../src/scenarios/view';
import { thingsOn } from '../../src/scene/hand/things';
import { describeTable } from '../../src/words/describe';
import { describeThing } from '../../src/words/describe/thing';
import { LANGUAGES } from '../../src/words/languages';

/** The first survivor that may be used is used. */
function begun(scenario: (typeof SCENARIO_IDS)[number]): Game {
  let { game } = newGame(plainPlan(scenario, 1));
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

const AT = { x: 70, y: 45, facing: 90 };
const [ZOMBIE = ''] = streetZombies(begun('s1'));
/** Anita, who acts, in the street, and a zombie so far from her that so much lies between their edges. */
const beside = (gap: number, lying = false): Game =>
  changed(begun('s1'), (game) => {
    changeSurvivor(game, 'anita', { place: { in: 'street', pose: standingPose('survivor', AT) } });
    const spot = { ...AT, y: AT.y + gap + 1.2 };
    const pose = lying ? lyingPose('zombie', spot) : standingPose('zombie', spot);
    moveZombie(game, ZOMBIE, { in: 'street', pose });
  });
const told = (game: Game, id: string, language: 'en' | 'fr' = 'en', seat = 'seat-1') =>
  describeThing(viewFor(game, seat), id, language);
const lineOf = (game: Game, id: 'zombies' | 'doors', start: string): string | undefined =>
  describeTable(viewFor(game, 'seat-1'), 'en')
    .find((section) => section.id === id)
    ?.lines.find((line) => line.startsWith(start));

test.each(SCENARIO_IDS)('everything of %s that can be pointed at has a name', (scenario) => {
  const view = viewFor(begun(scenario), 'seat-1');
  for (const { id } of thingsOn(tableViewOf(view)))
    for (const language of LANGUAGES) {
      const { name, lines } = describeThing(view, id, language);
      expect(name, id).not.toMatch(/something|quelque chose|undefined|^.?$/i);
      for (const line of lines) expect(line, id).not.toMatch(/undefined|NaN/);
    }
});

describe('how far it is', () => {
  test('is measured edge to edge, as the rules do', () => {
    const game = beside(12);
    expect(told(game, ZOMBIE).lines).toContain('12 cm from Anita');
    expect(told(game, ZOMBIE, 'fr').lines[0]).toMatch(/^À 12\scm d’Anita$/);
    const name = told(game, ZOMBIE).name;
    expect(lineOf(game, 'zombies', `The ${name.toLowerCase()}`)).toContain('12 cm north');
  });

  test('of a building is that of its door, the same in the label and in words', () => {
    const game = beside(12);
    const [cm] = /\d+/.exec(told(game, 'rv').lines[0] ?? '') ?? [];
    expect(told(game, 'rv').lines[0]).toBe(`Its door is ${cm} cm from Anita`);
    expect(lineOf(game, 'doors', 'The RV')).toContain(`The RV: ${cm} cm`);
  });

  test('is not said of whoever acts, nor of the house around', () => {
    const game = begun('s1');
    expect(told(game, 'anita').lines.join()).not.toContain('cm');
    const inside = changed(game, (one) =>
      changeSurvivor(one, 'anita', {
        place: { in: 'building', structure: 'school', lying: false },
      }),
    );
    expect(told(inside, 'school').lines.join()).not.toContain('cm');
    expect(told(inside, 'school').lines).toContain('Inside: Anita');
    const marked = changed(inside, (one) =>
      changeMarker(one, 'marker-1', { place: { on: 'structure', structure: 'school' } }),
    );
    expect(told(marked, 'marker-1').lines[0]).toBe('In the same building as Anita');
    const [zombie = ''] = streetZombies(inside);
    expect(told(inside, zombie).lines[0]).toMatch(/^\d+ cm from Anita$/);
  });
});

describe('the rule that applies', () => {
  test('within a disc is too close, in the label and in words; farther is not', () => {
    const near = beside(1.5);
    expect(told(near, ZOMBIE).danger).toContain('Within a disc of Anita: too close');
    expect(told(near, 'anita').danger).toContain('too close');
    const { name } = told(near, ZOMBIE);
    expect(lineOf(near, 'zombies', `The ${name.toLowerCase()}`)).toContain('too close');
    const far = beside(4);
    expect(told(far, ZOMBIE).danger).toBeUndefined();
    expect(lineOf(far, 'zombies', `The ${name.toLowerCase()}`)).not.toContain('too close');
  });

  test('who lies does no harm, however near', () => {
    const lies = beside(1.5, true);
    expect(told(lies, ZOMBIE)).not.toHaveProperty('danger');
    expect(told(lies, ZOMBIE).lines).toContain('Lies: does no harm');
  });

  test('whoever smells like the dead has nothing to fear', () => {
    const game = changed(beside(1.5), (one) =>
      changeSurvivor(one, 'anita', { effects: [{ kind: 'stenchOfTheDead', until: 'round' }] }),
    );
    expect(told(game, ZOMBIE).danger).toBeUndefined();
  });

  test('a door that lets nobody in says so, in the label and in words', () => {
    const game = begun('s1');
    expect(told(game, 'library').lines).toContain('Closed: no survivor can enter');
    expect(lineOf(game, 'doors', 'The library')).toContain('no survivor can enter');
    expect(told(game, 'rv').lines.join()).not.toContain('enter');
    const s8 = begun('s8');
    const [barred = ''] = s8.closed ?? [];
    expect(told(s8, barred).lines).toContain('Closed by an X: nobody can enter');
  });
});

test('a marker that lies face down keeps its face', () => {
  const game = begun('s6');
  const [marker = ''] = markersIn(game, { structure: 'gasStation' });
  expect(told(game, marker).name).toBe('Face-down marker');
  expect(told(game, marker).lines).toContain('Lies in the gas station');
});
