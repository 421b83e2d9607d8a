// What wins have taken: rounds, and flicks and lives of those who won. `npm run pars`, and `-- --logs DIR` for more
// than the recorded matches, such as `npm run simulate -- --scenario s1 --players lookahead --logs DIR` keeps.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreOf } from '../src/match/review/medals';
import { PARS, type Score } from '../src/match/review/pars';
import { stepsOf } from '../src/match/review/steps';
import { replaying } from '../src/match/saves';
import { loadEngine } from '../src/physics/engine';
import { SURVIVOR_IDS } from '../src/scenarios/catalogue/survivors';
import { SCENARIO_IDS, type ScenarioId } from '../src/scenarios/list';

type Win = { readonly scenario: ScenarioId; readonly score: Score };

function winOf(file: string): Win | undefined {
  const steps = replaying(readFileSync(file, 'utf8'));
  let step = steps.next();
  while (!step.done) step = steps.next();
  if (!step.value.ok) return undefined;
  const { match, told } = step.value.opened;
  const winner = match.game.result?.winner;
  if (winner === undefined || winner === 'nobody') return undefined;
  const winners = SURVIVOR_IDS.filter((id) => match.game.survivors[id]?.team === winner);
  return { scenario: match.plan.sheet.id, score: scoreOf(stepsOf(told), winners) };
}

const range = (numbers: readonly number[]): string => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  return `${sorted[0]} / ${middle} / ${sorted.at(-1)}`;
};

const folders = ['tests/golden', ...process.argv.slice(2).filter((word) => word !== '--logs')];
await loadEngine();
const wins: Win[] = [];
for (const folder of folders)
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const win = winOf(join(folder, name));
    if (!win) continue;
    wins.push(win);
    console.log(JSON.stringify({ name, ...win }));
  }
console.log('least / median / most of the wins, and the par');
for (const scenario of SCENARIO_IDS) {
  const scores = wins.filter((win) => win.scenario === scenario).map(({ score }) => score);
  if (scores.length === 0) continue;
  const told = (['rounds', 'flicks', 'lives'] as const).map(
    (of) => `${of} ${range(scores.map((score) => score[of]))} (${PARS[scenario][of]})`,
  );
  console.log(`${scenario}: ${scores.length} won; ${told.join('; ')}`);
}
