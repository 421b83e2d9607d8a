// Every run of eight words or more that the game has in common with other texts, such as a printed rulebook:
// `node scripts/same-words.mjs FOLDER`. The game says everything in its own words; names belong to nobody.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { indexOf, sameRuns, wordsOf } from './same-runs.mjs';

const LEAST = 8;
const OURS = ['src', 'docs', 'README.md'];
const NAMED_IN = 'src/scenarios/catalogue/survivors.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which texts? node scripts/same-words.mjs FOLDER');
  process.exit(2);
}

const filesOf = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((name) => join(path, name))
        .filter((name) => statSync(name).isFile())
        .toSorted()
    : [path];
const read = (path) => readFileSync(path, 'utf8');

const names = new Set(
  [...read(NAMED_IN).matchAll(/name: '([^']+)'/g)].flatMap(([, name]) =>
    wordsOf(name).map(({ word }) => word),
  ),
);
const indexes = filesOf(folder).map((path) => indexOf(read(path), LEAST));
const ours = OURS.flatMap(filesOf).filter((path) => /\.(tsx?|md|json|html)$/.test(path));

let found = 0;
for (const path of ours)
  for (const { line, length, words } of indexes.flatMap((index) =>
    sameRuns(index, read(path), names),
  )) {
    found += 1;
    console.log(`${path}:${line}  ${length} words: ${words}`);
  }
console.log(`${found} runs of ${LEAST} words or more in ${ours.length} files.`);
process.exitCode = found > 0 ? 1 : 0;
