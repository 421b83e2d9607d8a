// Recorded matches, replayed bit for bit: if one drifts, players' replays and saves drift too.
// Made by `npm run simulate -- … --logs tests/golden`; the name tells scenario, seed and winner.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readLog, writeLog } from '../../src/match/log';
import { loadEngine } from '../../src/physics/engine';

beforeAll(loadEngine);

const FOLDER = 'tests/golden';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

test('every scenario has a match that is lost, and S1 one that is won', () => {
  expect(
    files.filter((name) => name.endsWith('-nobody.json')).map((name) => name.slice(0, 2)),
  ).toEqual(['s1', 's2', 's3', 's4', 's5', 's6']);
  expect(files).toContain('s1-1-together.json');
});

test.each(files)('%s ends as it did', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const read = readLog(text);
  expect(read).toMatchObject({ ok: true });
  const match = read.ok ? read.match : undefined;
  expect(`${name.split('-').slice(0, 2).join('-')}-${match?.game.result?.winner}.json`).toBe(name);
  expect(match && JSON.parse(writeLog(match))).toEqual(JSON.parse(text));
});
