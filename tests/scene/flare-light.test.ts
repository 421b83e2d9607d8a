// A flare in the picture: seen where the rulebook has it, at the height of what it lies on, heard as it flies.
import { beforeAll, describe, expect, test } from 'vitest';
import { tableViewOf } from '../../src/match/table-view';
import { loadEngine } from '../../src/physics/engine';
import { simulate } from '../../src/physics/simulate';
import { affect } from '../../src/scenarios/change';
import { changed } from '../../src/scenarios/draft';
import type { Game } from '../../src/scenarios/game';
import { tableOf } from '../../src/scenarios/queries';
import { viewFor } from '../../src/scenarios/view';
import { timelineOf } from '../../src/scene/film/timeline';
import { notesOf } from '../../src/scene/sound/notes';
import { flickerAt } from '../../src/scene/town/flare-glow';
import { topAt } from '../../src/scene/town/tops';
import { describeTable } from '../../src/words/describe';
import { effectText } from '../../src/words/effects';
import { fresh, stage, turnOfSurvivor } from '../scenarios/support/game';

beforeAll(loadEngine);

const AT = { x: 80, y: 50 };
const lit = (noise: 'loud' | 'low'): Game =>
  changed(
    turnOfSurvivor(stage({ survivors: { john: { x: 60, y: 50, facing: 0 } } }), 'john').game,
    (game) => affect(game, { kind: 'lure', until: 'turn', at: AT, noise }),
  );

describe('where it burns', () => {
  test('R263: every seat sees its point and its face', () => {
    expect(tableViewOf(viewFor(lit('loud'), 'seat-1')).flare).toEqual({ at: AT, face: 'large' });
    expect(tableViewOf(viewFor(lit('low'), '')).flare).toEqual({ at: AT, face: 'small' });
    expect(tableViewOf(viewFor(fresh(), 'seat-1')).flare).toBeUndefined();
  });

  test('A161: one that a later alarm has drowned is not lit any more', () => {
    const game = changed(lit('low'), (one) =>
      affect(one, { kind: 'lure', until: 'turn', by: 'car', noise: 'loud' }),
    );
    expect(tableViewOf(viewFor(game, 'seat-1')).flare).toBeUndefined();
  });

  test('it is told in words: where, which face, and that they go there', () => {
    for (const [language, words] of [
      ['en', /^A large flare, loud: 20 cm east, at 12 o’clock\. The zombies go there/],
      ['fr', /^Une grosse fusée, bruit fort.: à 20.cm .*Les zombies y vont/],
    ] as const) {
      const sections = describeTable(viewFor(lit('loud'), 'seat-1'), language);
      expect(sections.find(({ id }) => id === 'things')?.lines[0]).toMatch(words);
      const [effect] = lit('loud').effects;
      expect(effect && effectText(effect, language)).toMatch(/loud|bruit fort/);
    }
  });

  test('A157: it lies on the mat, the dump or a roof, never on a façade', () => {
    const game = stage({ survivors: {}, things: { truck: { x: 40, y: 40 } } });
    const shown = tableViewOf(viewFor(game, 'seat-1'));
    const dump = game.layout.dump ?? { x: 0, y: 0 };
    const library = game.layout.structures.find(({ id }) => id === 'library') ?? { x: 0, y: 0 };
    expect(topAt(shown, { x: 60, y: 50 })).toBe(0);
    expect(topAt(shown, dump)).toBeCloseTo(1.2);
    expect(topAt(shown, { x: 40, y: 40 })).toBeGreaterThan(2);
    expect(topAt(shown, { x: library.x + 7, y: library.y })).toBeCloseTo(2);
    expect(topAt(shown, library)).toBe(0);
  });

  test('it flickers a little, and never goes out', () => {
    for (let time = 0; time < 20; time += 0.05) {
      expect(flickerAt(time)).toBeGreaterThan(0.8);
      expect(flickerAt(time)).toBeLessThan(1.2);
    }
  });
});

test('it whooshes off the thumb, and is no blow', () => {
  const table = tableOf(fresh());
  const launch = { kind: 'flare', at: AT, direction: 90, speed: 400, height: 12, seed: 1 } as const;
  const show = { run: { table, launch }, recording: simulate(table, launch) };
  const timeline = timelineOf(show, { slowMotion: false, calm: false });
  const [first, second] = notesOf(show, timeline);
  expect(new Set([first?.sound, second?.sound])).toEqual(new Set(['flick', 'fuse']));
});
