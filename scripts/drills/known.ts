// What has been proved, drill by drill, kept among the tests: a run of some drills leaves the others as they were.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { DRILL_IDS, drillOf, type DrillId } from '../../src/match/practice/drills';
import type { Proof } from './prove';
import { tableText } from './table-text';

const FILE = 'tests/match/practice/drill-proofs.json';
const PAGE = 'docs/drills.md';

/** With the drill as it was then: a proof of another one is none. */
type Known = Proof & { readonly of: unknown };
type Proofs = Partial<Readonly<Record<DrillId, Known>>>;

function read(): Proofs {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Proofs;
  } catch {
    return {};
  }
}

export async function keep(id: DrillId, proof: Proof): Promise<void> {
  const all: Proofs = { ...read(), [id]: { ...proof, of: drillOf(id) } };
  const sorted = Object.fromEntries(
    DRILL_IDS.flatMap((one) => (all[one] ? [[one, all[one]]] : [])),
  );
  writeFileSync(FILE, await format(JSON.stringify(sorted), { parser: 'json', printWidth: 100 }));
}

export async function writePage(): Promise<void> {
  writeFileSync(PAGE, await format(tableText(read()), { parser: 'markdown' }));
}
