// Recorded matches, replayed bit for bit: if one drifts, players' replays and saves drift too.
// Made by `npm run simulate -- … --logs tests/golden` or, for an ending that comes seldom, `npm run record`; the name
// tells scenario, seed and winner, and what else it shows.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readLog, writeLog } from '../../src/match/log';
import { loadEngine } from '../../src/physics/engine';
import type { EndReason } from '../../src/scenarios/objectives/reasons';

beforeAll(loadEngine);

const FOLDER = 'tests/golden';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

/** What a file is named after. */
const partsOf = (name: string): { scenario: string; winner: string; why: string } => {
  const [scenario = '', , winner = '', why = ''] = name.replace('.json', '').split('-');
  return { scenario, winner, why };
};

/** Last words of a name that tell why it ended. */
const REASONS: Partial<Readonly<Record<string, EndReason>>> = {
  three: 'threeAhead',
  equal: 'equalAtSkull',
  short: 'overrunWhenEqual',
  home: 'homeTaken',
  colony: 'colonyEntered',
  gone: 'rivalsGone',
};

/** Every way a match can end. */
const ENDINGS = {
  s1: ['nobody', 'together'],
  s2: ['nobody', 'together'],
  s3: ['nobody', 'together'],
  s4: ['nobody', 'together'],
  s5: ['nobody', 'together'],
  s6: ['a', 'b', 'nobody'],
  // By a full camp each, and one by count at the skull.
  s7: ['a', 'a', 'b'],
  // By three more; by count at the skull, and in an added round; a draw after three of them, and one as the dump is too
  // short while they are equal. Somebody is recruited in the first two.
  s8: ['a', 'b', 'b', 'nobody', 'nobody'],
  // A as nobody of B is left, and by the home held, where of all seats only an exile's wins; B by the home taken; an
  // exposed traitor alone, as the town is full. There are wrong accusations in all of them.
  s9: ['a', 'a', 'b', 'nobody'],
  // By count for each side, by the colony entered, by the rivals gone; by nobody, as the town is overrun.
  s10: ['a', 'a', 'a', 'b', 'nobody'],
};

test.each(Object.entries(ENDINGS))('%s has a match of every ending', (scenario, endings) => {
  const recorded = files.map(partsOf).filter((one) => one.scenario === scenario);
  expect(recorded.map(({ winner }) => winner).toSorted()).toEqual(endings);
});

test.each(files)('%s ends as it did', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const read = readLog(text);
  expect(read).toMatchObject({ ok: true });
  const match = read.ok ? read.match : undefined;
  const { scenario, winner, why } = partsOf(name);
  expect(match?.game).toMatchObject({ scenario, result: { winner } });
  const reason = match?.game.result?.reason;
  expect(REASONS[why] ?? reason).toBe(reason);
  // It keeps the name of the rules it was recorded by: others may replay it, as long as it ends the same.
  const { rules } = JSON.parse(text) as { rules: string };
  expect(match && { ...JSON.parse(writeLog(match)), rules }).toEqual(JSON.parse(text));
});
