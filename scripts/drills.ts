// Every drill can be mastered, none is won by doing nothing, and a normal hand earns a star neither always nor never.
// What is proved goes into docs/drills.md, and with the mastering tries into the data of the tests.
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/physics/engine';
import { DRILL_IDS, drillOf, isDrillId } from '../src/match/practice/drills';
import { keep, writePage } from './drills/known';
import { proved, type Proof } from './drills/prove';

/** Three stars are possible, nothing earns none, and at least one star comes in the band. */
const isProved = ({ stars, idle, normal }: Proof): boolean =>
  stars === 3 && idle === 0 && normal[0] >= 0.2 && normal[0] <= 0.8;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const unknown = only?.find((id) => !isDrillId(id));
if (unknown !== undefined) throw new Error(`There is no drill ${unknown}.`);

await loadEngine();
const failed: string[] = [];
for (const id of DRILL_IDS.filter((one) => !only || only.includes(one))) {
  const proof = proved(drillOf(id));
  const ok = isProved(proof);
  if (ok) await keep(id, proof);
  else failed.push(id);
  const { best: _, ...figures } = proof;
  console.log(JSON.stringify({ id, ...figures, ok }));
}
await writePage();
if (failed.length > 0) {
  console.error(`Not proved: ${failed.join(', ')}`);
  process.exitCode = 1;
}
