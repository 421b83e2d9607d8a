// Fifty shots of every kind, the same in Node and in the browser.
import type { Launch } from '../../../src/physics/launch';
import { seededRandom } from '../../../src/physics/measure/random';
import { simulate } from '../../../src/physics/simulate';
import { TEAM_TOWN } from './towns';

const random = seededRandom(50);
const at = { x: 60, y: 20 };

function launchOf(index: number): Launch {
  const direction = random.between(-180, 180);
  const push = { at, direction, speed: random.between(900, 2200) };
  switch (index % 8) {
    case 0:
      return { kind: 'disc', ...push };
    case 1:
      return { kind: 'knife', ...push };
    case 2:
      return { kind: 'pellets', ...push, count: 4, seed: index };
    case 3:
      return {
        kind: 'bat',
        ...push,
        at: { x: 50, y: 30 },
        axis: random.between(-180, 180),
        struck: random.between(0, 2.8),
      };
    case 4:
      return {
        kind: 'flare',
        ...push,
        speed: random.between(200, 1200),
        height: random.between(5, 25),
        seed: index,
      };
    case 5:
      return { kind: 'figure', piece: 'survivor-3', direction, speed: push.speed };
    case 6:
      return {
        kind: 'rush',
        tower: { x: random.between(30, 90), y: random.between(30, 60), facing: direction },
        zombies: [1, 2, 3, 4, 5, 6]
          .slice(0, 1 + (index % 6))
          .map((slot) => ({ id: `new-${slot}`, slot })),
        seed: index,
      };
    default:
      return { kind: 'sniper', ...push, aim: direction + 5 };
  }
}

export const FIFTY_SHOTS: readonly Launch[] = Array.from({ length: 50 }, (_, index) =>
  launchOf(index),
);

export const hashesOf = (): string[] =>
  FIFTY_SHOTS.map((launch) => simulate(TEAM_TOWN, launch).hash);
