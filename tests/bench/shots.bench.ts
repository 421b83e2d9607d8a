// How fast the table is: whole shots beside a bare engine loop on the very same worlds.
import { loadEngine } from '../../src/physics/engine';
import type { Launch } from '../../src/physics/launch';
import { seededRandom } from '../../src/physics/measure/random';
import { isFree } from '../../src/physics/measure/spots';
import { PROJECTILES } from '../../src/physics/measure/catalogue';
import { standingPoseOf } from '../../src/physics/measure/pose';
import { prepare, simulate } from '../../src/physics/simulate';
import { buildWorld } from '../../src/physics/world';
import { TEAM_TOWN } from '../physics/support/towns';
import { report, time } from './report';

const SHOTS = 300;
const RUSHES = 60;

function randomShots(count: number): Launch[] {
  const random = seededRandom(1);
  const shots: Launch[] = [];
  while (shots.length < count) {
    const at = { x: random.between(15, 105), y: random.between(15, 75) };
    if (
      !isFree(TEAM_TOWN, PROJECTILES.disc, standingPoseOf(PROJECTILES.disc, { ...at, facing: 0 }))
    )
      continue;
    const direction = random.between(-180, 180);
    const push = { at, direction, speed: random.between(600, 2200) };
    shots.push({ kind: shots.length % 2 === 0 ? 'bullet' : 'disc', ...push });
  }
  return shots;
}

const rushes: Launch[] = Array.from({ length: RUSHES }, (_, seed) => ({
  kind: 'rush',
  tower: { x: 60, y: 70, facing: 270 },
  zombies: [1, 2, 3, 4, 5, 6].map((slot) => ({ id: `rushing-${slot}`, slot })),
  seed,
}));

/** Takes turns shot by shot, so that a busy machine slows both alike; the best of three passes counts. */
function compare(name: string, launches: readonly Launch[]): void {
  let best = { full: Infinity, bare: Infinity, ratio: 0 };
  for (let pass = 0; pass < 3; pass += 1) {
    let full = 0;
    let bare = 0;
    for (const launch of launches) {
      let steps = 0;
      full += time(() => {
        steps = simulate(TEAM_TOWN, launch).outcome.steps;
      });
      bare += time(() => {
        const { world } = buildWorld(...prepared(launch));
        for (let step = 0; step < steps; step += 1) world.step();
        world.free();
      });
    }
    if (full < best.full) best = { full, bare, ratio: bare / full };
  }
  report(`${name}: whole, per shot`, best.full / launches.length, 'ms');
  report(`${name}: per second on one core`, (1000 * launches.length) / best.full, '/s');
  report(`${name}: bare engine, per shot`, best.bare / launches.length, 'ms');
  report(`${name}: speed of the bare engine that is reached`, 100 * best.ratio, '%');
}

const cache = new Map<Launch, ReturnType<typeof prepare>>();
function prepared(launch: Launch): ReturnType<typeof prepare> {
  const known = cache.get(launch) ?? prepare(TEAM_TOWN, launch);
  cache.set(launch, known);
  return known;
}

await loadEngine();
const shots = randomShots(SHOTS);
for (const launch of [...shots.slice(0, 40), ...rushes.slice(0, 5)]) simulate(TEAM_TOWN, launch);

compare('shot in a full town', shots);
compare('rush of six', rushes);
report(
  'checking a table and a launch',
  time(() => shots.forEach((launch) => prepare(TEAM_TOWN, launch))) / SHOTS,
  'ms',
);
report(
  'building the world',
  time(() => shots.forEach((launch) => buildWorld(...prepared(launch)).world.free())) / SHOTS,
  'ms',
);
