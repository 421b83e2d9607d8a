// Rushes on the bare table, with a survivor on the axis of the tower's mouth.
import type { RushLaunch } from '../../src/physics/launch';
import { PIECES } from '../../src/physics/measure/catalogue';
import { TOWER_SLOTS } from '../../src/physics/measure/limits';
import { boxesOverlap } from '../../src/physics/measure/overlap';
import { standingPose } from '../../src/physics/measure/pose';
import { seededRandom } from '../../src/physics/measure/random';
import { boxesOf, towerRoom } from '../../src/physics/measure/solid';
import { STEPS_PER_SECOND } from '../../src/physics/measure/time';
import { distance } from '../../src/physics/measure/vector';
import { poseAt } from '../../src/physics/path';
import type { Recording } from '../../src/physics/recording';
import { simulate } from '../../src/physics/simulate';
import type { Table } from '../../src/physics/table';
import { median, percent, printTable, progress } from './print';

const DISTANCES = [10, 15, 20, 25, 30, 40, 50];
const NUMBERS = [1, 3, 5];
const MOUTH = { x: 0, y: 0, facing: 0 };
const EMPTY: Table = { layout: { structures: [] }, pieces: [] };

/** Each zombie on the slot with its number; where that is taken, on a free one (R137). */
function rushOf(count: number, seed: number): RushLaunch {
  const random = seededRandom(seed + 1_000_000);
  const free = Array.from({ length: TOWER_SLOTS }, (_, index) => index + 1);
  const zombies = Array.from({ length: count }, (_, index) => {
    const number = 1 + Math.floor(random.next() * TOWER_SLOTS);
    const own = free.indexOf(number);
    const at = own >= 0 ? own : Math.floor(random.next() * free.length);
    const [slot = number] = free.splice(at, 1);
    return { id: `zombie-${index + 1}`, slot };
  });
  return { kind: 'rush', tower: MOUTH, zombies, seed };
}

/** A figure falls more easily on its face than on its shoulder, so it matters which way it looks. */
const LOOKS = {
  'turned any way': (seed: number): number => seededRandom(seed + 2_000_000).between(-180, 180),
  'facing the tower': (): number => 180,
};

const survivorAt = (ahead: number, facing: number): Table => ({
  ...EMPTY,
  pieces: [
    {
      id: 'survivor',
      kind: 'survivor',
      pose: standingPose('survivor', { x: ahead, y: 0, facing }),
    },
  ],
});

const fell = ({ outcome }: Recording): boolean =>
  outcome.rest.some(({ id, standing }) => id === 'survivor' && !standing);

/** Where the film left them: what is caught in the tower has not been helped out there. */
const stuckIn = ({ frames, tracks }: Recording): number =>
  tracks.filter((track) =>
    boxesOverlap(boxesOf(PIECES.zombie, poseAt(track, frames)), [towerRoom(MOUTH)]),
  ).length;

const name = (count: number): string => `${count} ${count === 1 ? 'zombie' : 'zombies'}`;

export function stageRushes(rushes: number, seed: number): void {
  const run = (count: number, what: string, tableOf: (seed: number) => Table): Recording[] => {
    progress(`${name(count)}, ${what} `);
    return Array.from({ length: rushes }, (_, index) =>
      simulate(tableOf(seed + index), rushOf(count, seed + index)),
    );
  };

  for (const [looking, facing] of Object.entries(LOOKS)) {
    const falls = DISTANCES.map((ahead) => [
      `${ahead} cm`,
      ...NUMBERS.map((count) => {
        const runs = run(count, `${ahead} cm`, (each) => survivorAt(ahead, facing(each)));
        return percent(runs.filter(fell).length, rushes);
      }),
    ]);
    progress('');
    console.log(`A survivor ${looking} falls (${rushes} rushes each, seeds from ${seed}):`);
    printTable([['', ...NUMBERS.map(name)], ...falls]);
  }

  const free = [...NUMBERS, TOWER_SLOTS].map((count) => ({
    count,
    runs: run(count, 'nobody there', () => EMPTY),
  }));
  progress('');

  console.log('Nobody in the way:');
  printTable([
    ['', ...free.map(({ count }) => name(count))],
    [
      'zombies end, median',
      ...free.map(({ runs }) => {
        const ends = runs.flatMap(({ outcome }) =>
          outcome.rest.map(({ pose }) => distance(pose, MOUTH)),
        );
        return `${median(ends).toFixed(1)} cm`;
      }),
    ],
    [
      'settled after, median',
      ...free.map(
        ({ runs }) =>
          `${(median(runs.map(({ outcome }) => outcome.steps)) / STEPS_PER_SECOND).toFixed(2)} s`,
      ),
    ],
    [
      'stuck in the tower',
      ...free.map(({ count, runs }) =>
        percent(
          runs.reduce((sum, one) => sum + stuckIn(one), 0),
          count * rushes,
        ),
      ),
    ],
  ]);
}
