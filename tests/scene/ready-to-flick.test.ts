// What lies ready on the table before it is flicked.
import { expect, test } from 'vitest';
import { isStanding } from '../../src/physics/measure/pose';
import { shownTo } from '../../src/match/shown';
import type { Decision, Option } from '../../src/scenarios/decisions';
import { readyToFlick } from '../../src/scene/play/readyToFlick';
import { fresh, putInside } from '../scenarios/support/game';

const asks = (about: string, flick: Option['flick']): Decision => ({
  kind: 'flick',
  about,
  number: 1,
  refused: [],
  options: [{ id: 'flick', ...(flick && { flick }) }],
});

test('a survivor stands on the disc that is to be flicked', () => {
  const shown = shownTo(fresh(), 'seat-1');
  const before = shown.pieces.find(({ id }) => id === 'john');
  const ready = readyToFlick(
    shown,
    asks('john', { launch: 'disc', at: { x: 0, y: 0 }, speed: [1, 2] }),
  );
  const after = ready.pieces.find(({ id }) => id === 'john');
  expect(after?.pose.lift).toBeGreaterThan(before?.pose.lift ?? Infinity);
});

test('whoever is thrown out lies where the flick begins, and no longer stands inside', () => {
  const game = fresh();
  putInside(game, 'john', 'rv');
  const ready = readyToFlick(
    shownTo(game, 'seat-1'),
    asks('john', { launch: 'figure', at: { x: 4, y: 60 }, speed: [1, 2] }),
  );
  const thrown = ready.pieces.find(({ id }) => id === 'john');
  expect(thrown?.pose).toMatchObject({ x: 4, y: 60 });
  expect(thrown && isStanding(thrown.pose)).toBe(false);
  expect(ready.indoors.map(({ id }) => id)).not.toContain('john');
});
