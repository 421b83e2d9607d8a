// An X before a door, whoever waits behind it, and how both are noticed.
import { expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { arranged } from '../../src/match/position';
import { tableViewOf } from '../../src/match/table-view';
import { FACADE, STRUCTURE_SIZES } from '../../src/physics/measure/structure';
import { viewFor } from '../../src/scenarios/view';
import { closedDoorBody } from '../../src/scene/geometry/bodies/closed-door-body';
import { waitingSignBody } from '../../src/scene/geometry/bodies/waiting-sign-body';
import { doorNotes } from '../../src/scene/sound/door-notes';
import { newlyClosed } from '../../src/scene/town/use-door-news';

test('the planks lie across the door on both sides, and a cross before it is seen from above', () => {
  const body = closedDoorBody();
  body.computeBoundingBox();
  const { min, max } = body.boundingBox ?? { min: { x: 0, y: 0, z: 0 }, max: { x: 0, y: 0, z: 0 } };
  expect(min.x).toBeLessThan(-FACADE.thickness / 2);
  // Before the supports, on the ground.
  expect(max.x).toBeGreaterThan(6);
  expect(min.y).toBeGreaterThan(-0.1);
  expect(max.y).toBeGreaterThan(FACADE.bottom + 3);
  const { gap } = STRUCTURE_SIZES.building;
  expect(max.z).toBeLessThan(gap / 2 + 0.8);
  expect(min.z).toBeGreaterThan(-gap / 2 - 0.8);
});

test('a question mark is a plate that looks at the camera', () => {
  const body = waitingSignBody();
  body.computeBoundingBox();
  expect(body.boundingBox?.max.z).toBeLessThan(0.1);
  expect(body.boundingBox?.max.x).toBeCloseTo(1.25, 1);
});

test('a door is news once it is closed', () => {
  expect(newlyClosed(['school', 'library'], ['library', 'school'])).toEqual([]);
  expect(newlyClosed(['school', 'library'], ['school', 'hospital'])).toEqual(['hospital']);
});

test('an X that moves is heard where it comes from and where it goes', () => {
  const doors = [
    { id: 'school', x: 10 },
    { id: 'hospital', x: 110 },
  ];
  expect(doorNotes(doors, ['school'], ['school'])).toEqual([]);
  const [opened, ...nailed] = doorNotes(doors, ['school'], ['hospital']);
  expect(opened).toMatchObject({ sound: 'card', at: 0 });
  expect(opened?.pan).toBeLessThan(0);
  expect(nailed.map(({ sound }) => sound)).toEqual(['wood', 'wood']);
  expect(nailed[0]?.pan).toBeGreaterThan(0);
});

test('R350: whoever waits is shown on its support, and marked', () => {
  const game = arranged(plainPlan('s8', 1), {
    survivors: [{ id: 'lily', waitsIn: 'hospital' }],
  });
  const shown = tableViewOf(viewFor(game, 'seat-1'));
  expect(shown.closed).toEqual(['school', 'library']);
  expect(shown.survivors.lily?.waiting).toBe(true);
  expect(shown.survivors.anita).not.toHaveProperty('waiting');
  expect(shown.indoors).toEqual([{ id: 'lily', structure: 'hospital', lying: false }]);
});
