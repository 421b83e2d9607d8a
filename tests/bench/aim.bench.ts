// What an aiming frame costs the page: the first line, with and without who stands behind, beside one whole run,
// which goes to another thread; and what is left to do here when that has answered.
import { startMatch, waitsFor } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { tableViewOf } from '../../src/match/table-view';
import { openAim } from '../../src/physics/aim';
import { castAhead } from '../../src/physics/cast';
import { loadEngine } from '../../src/physics/engine';
import { PROJECTILES } from '../../src/physics/measure/catalogue';
import { heading } from '../../src/physics/measure/trig';
import { standingPoseOf } from '../../src/physics/measure/pose';
import { prepare, simulate } from '../../src/physics/simulate';
import { buildWorld } from '../../src/physics/world';
import { command } from '../../src/match/match';
import { optionName } from '../../src/scenarios/decisions';
import { viewFor } from '../../src/scenarios/view';
import { askOf } from '../../src/scene/hand/aim/ask';
import { firstAim, offersOf } from '../../src/scene/hand/aiming';
import { TEAM_TOWN } from '../physics/support/towns';
import { report, time, timed } from './report';

await loadEngine();
const AT = { x: 50, y: 45 };
const DIRECTIONS = Array.from({ length: 360 }, (_, index) => index);
const bullet = (direction: number) => ({ kind: 'bullet', at: AT, direction, speed: 2000 }) as const;

/** As the first line was before: one cast, however it ends. */
const bare = buildWorld(...prepare(TEAM_TOWN, { kind: 'settle' }));
function oneCast(direction: number): void {
  const { x, y } = heading(direction);
  const pose = standingPoseOf(PROJECTILES.bullet, { ...AT, facing: direction });
  castAhead(bare, PROJECTILES.bullet, pose, { x, y: 0, z: -y }, 100, ['bullet']);
}

const aim = openAim(TEAM_TOWN);
let [line, cast] = [Infinity, Infinity];
for (let pass = 0; pass < 5; pass += 1) {
  let [lines, casts] = [0, 0];
  for (const direction of DIRECTIONS) {
    lines += time(() => aim.firstTouches(bullet(direction)));
    casts += time(() => oneCast(direction));
  }
  [line, cast] = [Math.min(line, lines), Math.min(cast, casts)];
}
aim.close();
report('aim: first line, per frame', line / DIRECTIONS.length, 'ms');
report('aim: first line / one cast', line / cast, 'x');

const some = DIRECTIONS.filter((direction) => direction % 6 === 0);
let run = Infinity;
for (let pass = 0; pass < 3; pass += 1) {
  const runs = some.reduce((sum, one) => sum + time(() => simulate(TEAM_TOWN, bullet(one))), 0);
  run = Math.min(run, runs);
}
const perRun = run / some.length;
report('aim: a whole run, in the other thread', perRun, 'ms');
report('aim: a whole run / first line', perRun / (line / DIRECTIONS.length), 'x');

/** The first disc of a match, as the page has it. */
let match = startMatch(plainPlan('s1', 1));
for (const wanted of [undefined, 'move']) {
  const waits = waitsFor(match);
  if (waits.for !== 'decision') throw new Error(waits.for);
  const { options, number } = waits.decision;
  const choice = options.find(({ id }) => optionName(id) === wanted)?.id ?? options[0]?.id;
  if (!choice) throw new Error('nothing is offered');
  const step = command(match, { seat: waits.seat, number, choice });
  if (step.ok) match = step.match;
}
const waits = waitsFor(match);
if (waits.for !== 'decision') throw new Error(waits.for);
const view = viewFor(match.game, waits.seat);
const shown = tableViewOf(view);
const aiming = firstAim(offersOf(waits.decision), 90);
if (!aiming) throw new Error('nothing to aim');
let [asks, judges] = [Infinity, Infinity];
for (let pass = 0; pass < 40; pass += 1) {
  const now = { ...aiming, direction: pass };
  const { result: ask, ms } = timed(() => askOf(now, waits.decision, view, shown));
  if (!ask) throw new Error('nothing to ask');
  const { table, launch } = ask.run(1);
  const recording = simulate(table, launch);
  asks = Math.min(asks, ms);
  judges = Math.min(
    judges,
    time(() => ask.judge([recording])),
  );
}
report('aim: to ask the other thread, here', asks, 'ms');
report('aim: to judge its answer, here', judges, 'ms');
