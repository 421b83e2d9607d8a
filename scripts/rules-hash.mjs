// One name for the rules a match is played by, the same in the page, in the tests and in every script.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** All code that decides how a match goes on; players and arranged positions only play by it. */
const PARTS = [
  { folder: 'physics', recursive: true },
  { folder: 'scenarios', recursive: true },
  { folder: 'match', recursive: false },
];

/** Of names and texts, with plain slashes and line ends: another system must not make other rules of the same source. */
export function hashOfRules() {
  const hash = createHash('sha256');
  for (const file of filesOfRules()) {
    hash.update(`${file}\n${readFileSync(`${SRC}/${file}`, 'utf8').replaceAll('\r\n', '\n')}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

const filesOfRules = () =>
  PARTS.flatMap(({ folder, recursive }) =>
    readdirSync(`${SRC}/${folder}`, { recursive, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ).toSorted();

/** For `define` of every build: what src/match/rules-hash.ts reads. */
export const RULES_DEFINED = { RULES_HASH: JSON.stringify(hashOfRules()) };
