// What lies ready on the table before it is flicked.
import { expect, test } from 'vitest';
import { lyingPose } from '../../src/physics/measure/pose';
import { tableViewOf } from '../../src/match/table-view';
import { option, type FlickOffer } from '../../src/scenarios/decisions';
import { readyToFlick } from '../../src/scene/match/ready-to-flick';
import { asking } from '../support/asking';
import { fresh, putInside } from '../scenarios/support/game';
import { viewFor } from '../../src/scenarios/view';

const flicked = (flick: FlickOffer) => [option('flick', { verb: 'flick' }, { flick })];

test('a survivor stands on the disc that is to be flicked', () => {
  const shown = tableViewOf(viewFor(fresh(), 'seat-1'));
  const before = shown.pieces.find(({ id }) => id === 'john');
  const ready = readyToFlick(
    shown,
    asking({
      kind: 'flickDisc',
      about: 'john',
      options: flicked({ launch: 'disc', at: { x: 0, y: 0 }, speed: [1, 2], aside: [] }),
    }),
  );
  const after = ready.pieces.find(({ id }) => id === 'john');
  expect(after?.pose.lift).toBeGreaterThan(before?.pose.lift ?? Infinity);
});

test('whoever is thrown out lies where the flick begins, and no longer stands inside', () => {
  const game = fresh();
  putInside(game, 'john', 'rv');
  const at = { x: 4, y: 60 };
  const pose = lyingPose('survivor', { ...at, facing: 0 });
  const piece = { id: 'john', kind: 'survivor', pose } as const;
  const ready = readyToFlick(
    tableViewOf(viewFor(game, 'seat-1')),
    asking({
      kind: 'throwOut',
      about: 'john',
      options: flicked({ launch: 'figure', at, speed: [1, 2], piece, aside: [] }),
    }),
  );
  const thrown = ready.pieces.find(({ id }) => id === 'john');
  expect(thrown).toEqual(piece);
  expect(ready.indoors.map(({ id }) => id)).not.toContain('john');
});

test('R248: whose own figure is flicked stands there once, as it stood', () => {
  const game = fresh();
  const shown = tableViewOf(viewFor(game, 'seat-1'));
  const piece = shown.pieces.find(({ id }) => id === 'john');
  if (!piece) throw new Error('john is in the street');
  const ready = readyToFlick(
    shown,
    asking({
      kind: 'pitch',
      about: 'john',
      options: flicked({
        launch: 'figure',
        at: piece.pose,
        speed: [1, 2],
        piece: { id: 'john', kind: 'survivor', pose: piece.pose },
        aside: ['john'],
      }),
    }),
  );
  expect(ready.pieces.filter(({ id }) => id === 'john')).toMatchObject([{ pose: piece.pose }]);
});
