// The figure beside an aim ends where the way ends.
import { beforeAll, expect, test } from 'vitest';
import { openAim, type FirstTouch } from '../../src/physics/aim';
import { loadEngine } from '../../src/physics/engine';
import { standingPose } from '../../src/physics/measure/pose';
import type { Structure, Table } from '../../src/physics/table';
import { strengthText, wayOf } from '../../src/scene/hand/aim/way';
import { slideOf } from '../../src/scene/hand/strength';

beforeAll(loadEngine);

const AT = { x: 40, y: 45 };
const FAST = 1800;
const SLOW = 700;
const disc = (speed: number) => ({
  speed,
  offer: { launch: 'disc' as const, at: AT, speed: [200, 2500] as const, aside: [] },
});

function touchesOn(table: Table, speed: number, direction = 0): readonly FirstTouch[] {
  const aim = openAim(table);
  const touches = aim.firstTouches({ kind: 'disc', at: AT, direction, speed });
  aim.close();
  return touches;
}

const town = (structures: readonly Structure[], barrelAt?: number): Table => ({
  layout: { structures, town: { width: 120, height: 90 } },
  pieces:
    barrelAt === undefined
      ? []
      : [
          {
            id: 'barrel-1',
            kind: 'barrel',
            pose: standingPose('barrel', { x: barrelAt, y: AT.y, facing: 0 }),
          },
        ],
});

test('a way that is free goes as far as the disc slides', () => {
  expect(wayOf(SLOW, touchesOn(town([]), SLOW))).toEqual({ cm: slideOf(SLOW) });
  expect(strengthText(disc(SLOW), { touches: touchesOn(town([]), SLOW) })).toBe(
    `${Math.round(slideOf(SLOW))} cm`,
  );
});

test('a way that is blocked goes as far as what blocks it, and says what that is', () => {
  expect(slideOf(FAST)).toBeGreaterThan(30);
  const touches = touchesOn(town([], 60), FAST);
  const way = wayOf(FAST, touches);
  expect(way.meets).toBe('barrel-1');
  // Twenty centimetres from middle to middle, without half a disc and half a barrel.
  expect(way.cm).toBeGreaterThan(15);
  expect(way.cm).toBeLessThan(19);
  expect(strengthText(disc(FAST), { touches }, () => 'the barrel')).toBe(
    `${Math.round(way.cm)} cm · the barrel`,
  );
});

test('what is farther off than the disc slides does not count', () => {
  const touches = touchesOn(town([], 110), SLOW);
  expect(wayOf(SLOW, touches)).toEqual({ cm: slideOf(SLOW) });
});

test('the inner face of a door only guides', () => {
  const guided = { piece: 'disc', other: 'rv', face: 'inner', at: AT, distance: 5 } as const;
  expect(wayOf(FAST, [guided])).toEqual({ cm: slideOf(FAST) });
  expect(wayOf(FAST, [{ ...guided, face: 'front' }])).toEqual({ cm: 5, meets: 'rv' });
});

test('without aim help the strength alone is told, and a shot has no way', () => {
  expect(wayOf(FAST)).toEqual({ cm: slideOf(FAST) });
  const bullet = { ...disc(1350), offer: { ...disc(0).offer, launch: 'bullet' as const } };
  expect(strengthText(bullet, { touches: touchesOn(town([], 60), FAST) })).toBe('50 %');
});
