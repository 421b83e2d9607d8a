// 31, 32. Markers on objects, and the rescued figure with its escort.
import { change, changeMarker, changeSurvivor, moveZombie } from '../../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import { PIECES } from '../../../src/physics/measure/catalogue';
import { isNextTo, pieceFootprint } from '../../../src/physics/measure/footprint';
import { isFree } from '../../../src/physics/measure/spots';
import { distance } from '../../../src/physics/measure/vector';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import {
  filledSlots,
  survivorOf,
  tableOf,
  zombieIds,
  markerIds,
} from '../../../src/scenarios/queries';
import {
  asks,
  choices,
  fresh,
  markerPlace,
  place,
  poseIn,
  putInside,
  putMarker,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
} from '../support/game';
import { fell, outcome, stopped, through, touch } from '../support/outcome';

function town(): Draft {
  const game = fresh({ scenario: 's3' });
  for (const id of zombieIds(game)) moveZombie(game, id, { in: 'dump' });
  return game;
}

describe('31. markers on objects', () => {
  const beside = (gap: number): Session => {
    const game = town();
    const { x, y } = poseIn(game, 'barrel-1');
    putMarker(game, 'rifle', { on: 'object', object: 'barrel-1' });
    place(game, 'rosa', { x: x + 1.5 + gap + 0.6, y, facing: 0 });
    return turnOfSurvivor(game, 'rosa');
  };

  test('R200: a survivor takes from an object it is next to, and from no farther', () => {
    expect(choices(beside(2.3))).toContain('takeDrop');
    expect(whyNot(beside(2.7), 'takeDrop')).toBe('notInTheStreet');
    const taking = beside(2.3).choose('takeDrop');
    const take = choices(taking).find((id) => id.startsWith('take barrel-1')) ?? '';
    const { game } = taking.choose(take);
    expect(markerPlace(game, take.split(' ')[2] ?? '')).toEqual({ on: 'board', survivor: 'rosa' });
  });

  test('R201: dropping on an object costs an action and is silent, as in a building', () => {
    const game = town();
    const { x, y } = poseIn(game, 'box-1');
    place(game, 'rosa', { x: x + 3, y, facing: 0 });
    const own = putMarker(game, 'food', { on: 'board', survivor: 'rosa' });
    const after = turnOfSurvivor(game, 'rosa').choose('takeDrop').choose(`drop box-1 ${own}`).game;
    expect(markerPlace(after, own)).toEqual({ on: 'object', object: 'box-1' });
    expect(after.turn).toMatchObject({ actionsLeft: 1, noise: 'silent' });
  });
});

/** Rosa leads Anita; John stands a little off. */
function led(): Draft {
  const game = town();
  place(game, 'rosa', { x: 60, y: 20, facing: 90 });
  place(game, 'john', { x: 70, y: 20, facing: 90 });
  for (const id of ['gabriel', 'olivia', 'thomas'] as const)
    place(game, id, { x: 20 + 8 * id.length, y: 30, facing: 90 });
  changeSurvivor(game, 'anita', { role: 'rescued', escort: 'rosa' });
  place(game, 'anita', { x: 60, y: 23, facing: 90 });
  putMarker(game, 'survivor', { on: 'board', survivor: 'rosa' });
  return game;
}
const areNextTo = (game: Draft, a: SurvivorId, b: SurvivorId): boolean =>
  isNextTo(
    pieceFootprint({ id: a, kind: 'survivor', pose: poseIn(game, a) }),
    pieceFootprint({ id: b, kind: 'survivor', pose: poseIn(game, b) }),
  );
const escortOf = (game: Draft): SurvivorId | undefined => survivorOf(game, 'anita').escort;
const shotDown = (game: Draft, id: SurvivorId, by: SurvivorId): Session => {
  const { x, y } = poseIn(game, id);
  return turnOfSurvivor(game, by)
    .choose('use:rifle')
    .choose(survivorOf(game, by).place.in === 'building' ? 'behind' : 'left', {
      direction: 0,
      speed: 900,
    })
    .run(
      outcome({
        rest: [stopped('bullet', { x: 1, y: 1 }), fell(id, { x, y }, 'survivor')],
        contacts: [touch('bullet', id)],
      }),
    );
};

describe('32. the rescued figure', () => {
  test('A91, R202, R203: moves with its escort and is next to it again after every move', () => {
    const moved = turnOfSurvivor(led(), 'rosa')
      .choose('move')
      .choose('flick', { direction: 0, speed: 500 })
      .run(outcome({ rest: [stopped('disc', { x: 60, y: 50 })] }));
    expect(asks(moved)).toBe('follow');
    expect(areNextTo(moved.choose('auto').game, 'anita', 'rosa')).toBe(true);
    expect(
      areNextTo(moved.choose('spot', { spot: { x: 60, y: 53.5 } }).game, 'anita', 'rosa'),
    ).toBe(true);
    expect(() => moved.choose('spot', { spot: { x: 60, y: 60 } })).toThrow('notNextToTheEscort');
    expect(() => moved.choose('spot', { spot: { x: 60, y: 50.5 } })).toThrow('placeIsTaken');
  });

  test('A91: where nothing is free beside the escort, she is put on the nearest free place', () => {
    const game = led();
    // A lane between two vehicles, just as wide as Rosa, with a box before and behind her.
    place(game, 'truck', { x: 60, y: 52.8, facing: 0 });
    place(game, 'iceCreamTruck', { x: 60, y: 47.2, facing: 0 });
    place(game, 'box-1', { x: 63, y: 50 });
    place(game, 'box-2', { x: 57, y: 50 });
    const moved = turnOfSurvivor(game, 'rosa')
      .choose('move')
      .choose('flick', { direction: 0, speed: 500 })
      .run(outcome({ rest: [stopped('disc', { x: 60, y: 50 })] }));
    // There is nothing to choose, now or later.
    expect([asks(moved), asks(moved.choose('end'))]).toEqual(['chooseAction', 'chooseSurvivor']);
    const { game: after } = moved;
    expect(poseIn(after, 'rosa')).toMatchObject({ x: 60, y: 50 });
    expect(areNextTo(after, 'anita', 'rosa')).toBe(false);
    const own = poseIn(after, 'anita');
    expect(isFree(tableOf(after, ['anita']), PIECES.survivor, own, { pressing: 0.03 })).toBe(true);
    expect(distance(own, poseIn(after, 'rosa'))).toBeLessThan(6);
  });

  test('R204: follows its escort into a building', () => {
    const game = turnOfSurvivor(led(), 'rosa')
      .choose('move')
      .choose('flick', { direction: 0, speed: 500 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 60, y: 84 })],
          passages: [through('disc', 'library', 'front')],
        }),
      ).game;
    expect(survivorOf(game, 'anita').place).toMatchObject({ in: 'building', structure: 'library' });
  });

  test('R205, R206: when the escort falls, the nearest who stands takes over, with the marker', () => {
    const after = shotDown(led(), 'rosa', 'gabriel');
    expect(escortOf(after.game)).toBe('john');
    expect(told(after, 'escorts')).toMatchObject([{ escort: 'john' }]);
    expect(areNextTo(after.game, 'anita', 'john')).toBe(true);
    const marker = Object.values(after.game.markers).find(
      ({ type, place: where }) => type === 'survivor' && where.on === 'board',
    );
    expect(marker?.place).toEqual({ on: 'board', survivor: 'john' });
  });

  test('R207, R208: with nobody standing she waits, and follows the next who ends a move beside her', () => {
    const game = led();
    for (const id of ['gabriel', 'olivia', 'thomas'] as const) putInside(game, id, 'library');
    place(game, 'john', { x: 70, y: 20, lying: true });
    const waiting = shotDown(game, 'rosa', 'gabriel');
    expect(escortOf(waiting.game)).toBeUndefined();
    expect(poseIn(waiting.game, 'anita')).toEqual(poseIn(game, 'anita'));
    const marker = Object.values(waiting.game.markers).filter(
      ({ type, place: where }) => type === 'survivor' && where.on === 'reserve',
    );
    expect(marker).toHaveLength(1);
    // Olivia comes out and stops three centimetres from her.
    const free = structuredClone(waiting.game);
    change(free, { agenda: [{ do: 'chooseSurvivor' }] });
    change(free, { turn: undefined });
    place(free, 'olivia', { x: 40, y: 40, facing: 0 });
    const near = turnOfSurvivor(free, 'olivia')
      .choose('move')
      .choose('flick', { direction: 0, speed: 500 })
      .run(outcome({ rest: [stopped('disc', { x: 60, y: 26.5 })] }));
    expect(escortOf(near.game)).toBe('olivia');
  });

  test('A36, R308: whoever finds the marker leads her at once, and it fills no space', () => {
    const game = town();
    for (const id of markerIds(game)) changeMarker(game, id, { place: { on: 'supply' } });
    const marker = putMarker(game, 'survivor', { on: 'structure', structure: 'library' }, false);
    putInside(game, 'rosa', 'library');
    const after = turnOfSurvivor(game, 'rosa')
      .choose('takeDrop')
      .choose(`take library ${marker}`).game;
    expect(escortOf(after)).toBe('rosa');
    expect(markerPlace(after, marker)).toEqual({ on: 'board', survivor: 'rosa' });
    expect(filledSlots(after, 'rosa')).toEqual([]);
    expect(survivorOf(after, 'anita').place).toMatchObject({
      in: 'building',
      structure: 'library',
    });
  });

  test('R311: found at a vehicle in the street, she is put next to her finder', () => {
    const game = town();
    const { x, y } = poseIn(game, 'car');
    for (const id of markerIds(game)) changeMarker(game, id, { place: { on: 'supply' } });
    const marker = putMarker(game, 'survivor', { on: 'object', object: 'car' }, false);
    place(game, 'rosa', { x: x + 3.5, y, facing: 0 });
    const found = turnOfSurvivor(game, 'rosa').choose('takeDrop').choose(`take car ${marker}`);
    expect(asks(found)).toBe('follow');
    expect(areNextTo(found.choose('auto').game, 'anita', 'rosa')).toBe(true);
  });
});
