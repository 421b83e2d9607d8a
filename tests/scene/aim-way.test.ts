// The figure beside an aim ends where the way ends.
import { beforeAll, expect, test } from 'vitest';
import { openAim, type FirstTouch } from '../../src/physics/aim';
import { loadEngine } from '../../src/physics/engine';
import { standingPose } from '../../src/physics/measure/pose';
import type { Structure, Table } from '../../src/physics/table';
import { aimedOf } from '../../src/scene/hand/aim/aimed';
import { slideOf } from '../../src/scene/hand/strength';

beforeAll(loadEngine);

const AT = { x: 40, y: 45 };
const FAST = 1800;
const SLOW = 700;
const disc = (speed: number) => ({
  speed,
  direction: 0,
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

test('a way that is free goes as far as the disc slides, on ice farther', () => {
  const touches = touchesOn(town([]), SLOW);
  expect(aimedOf(disc(SLOW), { touches }).cm).toBeCloseTo(slideOf(SLOW), 3);
  const ice = { ...disc(SLOW), offer: { ...disc(SLOW).offer, roughness: 0.5 } };
  const far = aimedOf(ice, { touches: touchesOn({ ...town([]), roughness: 0.5 }, SLOW) }).cm;
  expect(far).toBeCloseTo(2 * slideOf(SLOW), 3);
  // Without aim help too.
  expect(aimedOf(ice, {}).cm).toBeCloseTo(2 * slideOf(SLOW), 3);
});

test('a way that is blocked goes as far as what blocks it, and says what that is', () => {
  expect(slideOf(FAST)).toBeGreaterThan(30);
  const { cm, meets } = aimedOf(disc(FAST), { touches: touchesOn(town([], 60), FAST) });
  // Twenty centimetres from middle to middle, without half a disc and half a barrel.
  expect(cm).toBeGreaterThan(15);
  expect(cm).toBeLessThan(19);
  expect(meets).toEqual({ other: 'barrel-1', cm });
});

test('what is farther off than the disc slides does not count', () => {
  const aimed = aimedOf(disc(SLOW), { touches: touchesOn(town([], 110), SLOW) });
  expect(aimed.meets).toBeUndefined();
  expect(aimed.cm).toBeCloseTo(slideOf(SLOW), 3);
});

test('the inner face of a door only guides what moves, and stops a shot', () => {
  const guided = { piece: 'disc', other: 'rv', face: 'inner', at: AT, distance: 5 } as const;
  expect(aimedOf(disc(FAST), { touches: [guided] }).meets).toBeUndefined();
  expect(aimedOf(disc(FAST), { touches: [{ ...guided, face: 'front' }] })).toMatchObject({
    cm: 5,
    meets: { other: 'rv', cm: 5 },
  });
  const bullet = { ...disc(1350), offer: { ...disc(0).offer, launch: 'bullet' as const } };
  expect(aimedOf(bullet, { touches: [guided] }).meets).toMatchObject({ other: 'rv', cm: 5 });
});

test('of a shot the strength is told, and no way', () => {
  const bullet = { ...disc(1350), offer: { ...disc(0).offer, launch: 'bullet' as const } };
  const aimed = aimedOf(bullet, { touches: touchesOn(town([], 60), FAST) });
  expect(aimed.strength).toBe(0.5);
  expect(aimed).not.toHaveProperty('cm');
});

test('pellets stray: what one of them meets is not promised', () => {
  const shell = { ...disc(1350), offer: { ...disc(0).offer, launch: 'pellets' as const } };
  expect(aimedOf(shell, { touches: touchesOn(town([], 60), FAST) }).meets).toBeUndefined();
});

test('of a sniper rifle it is told which share of the push its template lets through', () => {
  const sniper = { ...disc(1350), aim: 60, offer: { ...disc(0).offer, launch: 'sniper' as const } };
  expect(aimedOf(sniper, {}).along).toBeCloseTo(0.5, 5);
});
