// Runs tests/bench/*.bench.ts, each in a process of its own, and writes bench-results.json.
// `npm run bench -- shots` runs only the files whose name contains "shots".
import { fork } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './run-ts.mjs';

const DIR = 'tests/bench';
const wanted = process.argv[2] ?? '';
const files = readdirSync(DIR)
  .filter((file) => file.endsWith('.bench.ts') && file.includes(wanted))
  .toSorted();
if (files.length === 0) {
  console.error(`No benchmark in ${DIR} has "${wanted}" in its name.`);
  process.exit(1);
}

const results = [];
for (const [index, file] of files.entries()) {
  console.log(`\n[${index + 1}/${files.length}] ${file}`);
  const rows = await run(await bundle(join(DIR, file)));
  for (const row of rows) {
    results.push({ file, ...row });
    console.log(`  ${row.name.padEnd(52)} ${String(row.value).padStart(12)} ${row.unit}`);
  }
}
writeFileSync(
  'bench-results.json',
  `${JSON.stringify({ node: process.version, results }, null, 2)}\n`,
);
console.log(`\nWrote bench-results.json (${results.length} rows).`);

function run(file) {
  return new Promise((resolve, reject) => {
    const rows = [];
    const child = fork(file, [], { execArgv: ['--expose-gc'] });
    child.on('message', (row) => rows.push(row));
    child.on('exit', (code) =>
      code === 0 ? resolve(rows) : reject(new Error(`${file} ended with code ${code}`)),
    );
  });
}
