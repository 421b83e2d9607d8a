// What is drawn and foretold of a launch fits what the table does with it.
import { optionId } from '../../src/scenarios/decisions';
import { describe, expect, test } from 'vitest';
import { PIECES, TABLE_FRICTION, type Make } from '../../src/physics/measure/catalogue';
import {
  hasNumbers,
  launchedBodies,
  LAUNCHES,
  launchFor,
} from '../../src/physics/measure/launches';
import type { FlickKind } from '../../src/physics/launch';
import { firstAim } from '../../src/scene/hand/aiming';
import { readyOf } from '../../src/scene/hand/ready';
import { LAUNCH_LOOKS } from '../../src/scene/launch-looks';
import { PROJECTILE_MAKES, projectileKind } from '../../src/scene/projectiles';

const KINDS = Object.keys(LAUNCHES) as FlickKind[];
const AT = { x: 0, y: 0 };
/** Not as many as a shell usually holds. */
const COUNT = 3;

const bodiesOf = (kind: FlickKind) =>
  launchedBodies(
    launchFor(kind, { direction: 0, speed: 1000, at: AT, piece: 'ann', count: COUNT, seed: 1 }),
  );

const gripOf = ({ friction }: Make): number => friction + TABLE_FRICTION;

function makeOf(kind: FlickKind): Make {
  const [ready] = readyOf({ launch: kind, count: COUNT });
  return ready ? PROJECTILE_MAKES[ready.kind] : PIECES.survivor;
}

test('each slides as far as its grip on the table lets it, beside a disc', () => {
  for (const kind of KINDS.filter((one) => LAUNCHES[one].slides))
    expect(LAUNCH_LOOKS[kind].slide ?? 1, kind).toBeCloseTo(
      gripOf(makeOf('disc')) / gripOf(makeOf(kind)),
      1,
    );
});

test('who stands on a disc or a bat is raised by its height', () => {
  const ridden = KINDS.filter((kind) => LAUNCH_LOOKS[kind].stand !== undefined);
  expect(ridden).toEqual(['disc', 'bat']);
  for (const kind of ridden)
    expect(LAUNCH_LOOKS[kind].stand, kind).toBe(2 * makeOf(kind).standingLift);
});

describe.each(KINDS)('a %s', (kind) => {
  test('lies ready as what then flies, each piece of it', () => {
    const bodies = bodiesOf(kind);
    expect(
      readyOf({ launch: kind, count: COUNT }).map((one) => PROJECTILE_MAKES[one.kind]),
    ).toEqual(bodies.map((body) => body.make));
    expect(
      readyOf({ launch: kind, count: COUNT }).map(({ id, ahead, left }) => ({
        id,
        x: ahead,
        y: left,
      })),
    ).toEqual(bodies.map(({ id, pose: { x, y } }) => ({ id, x, y })));
  });

  test('is first aimed with all the numbers that the door asks for', () => {
    const offer = { launch: kind, at: AT, speed: LAUNCHES[kind].speed, aside: [] };
    const aiming = firstAim([{ choice: optionId('flick'), offer }], 350);
    expect(aiming && hasNumbers(kind, aiming)).toBe(true);
  });
});

test('a bat is first laid across its way and struck off its middle, a sniper rifle aimed straight', () => {
  const first = (launch: FlickKind) =>
    firstAim(
      [{ choice: optionId('flick'), offer: { launch, at: AT, speed: [100, 1100], aside: [] } }],
      350,
    );
  expect(first('bat')).toMatchObject({ direction: -10, speed: 500, axis: 80, struck: 1.2 });
  expect(first('sniper')).toMatchObject({ direction: -10, aim: -10 });
  expect(first('disc')).not.toHaveProperty('aim');
});

test.each([2, 4, 6])('of a shell as many pellets lie ready as are offered: %i', (count) => {
  expect(readyOf({ launch: 'pellets', count }).map(({ kind }) => kind)).toEqual(
    Array.from({ length: count }, () => 'pellet'),
  );
});

test('only what is flicked is drawn as a projectile', () => {
  expect(['pellet-3', 'disc', 'flare'].map(projectileKind)).toEqual(['pellet', 'disc', 'flare']);
  expect(['school', 'limit-sw', 'toString', ''].map(projectileKind)).toEqual(
    Array.from({ length: 4 }),
  );
});
