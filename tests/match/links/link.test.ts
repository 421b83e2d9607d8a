// Links: what is put into one comes out of it bit for bit; what strangers make of one is refused or can be played.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { brokenTable } from '../../../src/match/invariants';
import { isLink, linkIn } from '../../../src/match/links/form';
import { LONGEST_LINK, readLink, writeLink, type Linked } from '../../../src/match/links/link';
import { hashOf } from '../../../src/match/match';
import { readied, type Exercise } from '../../../src/match/practice/exercise';
import type { Start } from '../../../src/match/practice/practice-schema';
import { practiceSession } from '../../../src/match/practice/session';
import { gameOf, settingOfScenario, type Setting } from '../../../src/match/practice/setting';
import { shoot, type Shot } from '../../../src/match/practice/shoot';
import { replaying } from '../../../src/match/saves';
import { loadEngine } from '../../../src/physics/engine';
import { seededRandom } from '../../../src/physics/measure/random';
import type { Option } from '../../../src/scenarios/decisions';
import { SCENARIO_IDS } from '../../../src/scenarios/list';
import { must, tableOf } from '../../../src/scenarios/queries';
import { SURVIVOR_IDS } from '../../../src/scenarios/catalogue/survivors';
import { plainNumbers } from '../../support/flicks';
import { crossed, spoilt, textOf } from '../../support/mutate';

beforeAll(loadEngine);

const GOLDEN = readFileSync('tests/golden/s1-1-together.json', 'utf8');
const SHOTGUN: Shot = {
  exercise: { of: 'shot', survivor: 'john', weapon: 'shotgun' },
  luck: 3,
  flick: { choice: 'left', numbers: { direction: 75, speed: 2000 } },
};

/** As anybody could who knows the form. */
const linkOf = (letter: string, text: string): string =>
  `#${letter}1.${deflateRawSync(text).toString('base64url')}`;

async function through(linked: Linked): Promise<Linked> {
  const link = must(await writeLink(linked), 'a link that is short enough');
  expect(isLink(link)).toBe(true);
  const read = await readLink(link);
  if (!read.ok) throw new Error(read.why);
  return read.linked;
}
async function whyNot(link: string): Promise<string> {
  const read = await readLink(link);
  return read.ok ? 'taken' : read.why;
}

/** A table after so many shots of anybody, and the last of them. */
async function played(scenario: (typeof SCENARIO_IDS)[number], seed: number): Promise<Start[]> {
  const random = seededRandom(seed);
  const session = practiceSession(settingOfScenario(scenario));
  const starts: Start[] = [];
  for (let shot = 0; shot < 6; shot += 1) {
    const { setting } = session.practice();
    const people = SURVIVOR_IDS.filter((id) => setting.survivors[id]);
    const survivor = people[Math.floor(random.between(0, people.length))];
    if (!survivor) break;
    const exercises: readonly Exercise[] = [
      { of: 'disc', survivor },
      { of: 'bat', survivor },
      { of: 'pitch', survivor },
      { of: 'shot', survivor, weapon: 'sniper' },
      { of: 'rush', survivor, zombies: 5 },
    ];
    const exercise = must(exercises[Math.floor(random.between(0, exercises.length))], 'one');
    session.choose(exercise);
    const options: readonly Option[] = session.state().asked?.decision.options ?? [];
    const option = options[0];
    if (exercise.of === 'rush') session.pull();
    else if (option?.flick) {
      const flick = plainNumbers(option.flick, random.between(0, 360), random.next());
      await session.give({ choice: option.id, flick });
    }
    session.seen();
    const { last, setting: now } = session.practice();
    starts.push({ setting: now, exercise });
    if (last) starts.push({ setting: last.from, shot: last.shot });
  }
  return starts;
}

describe('there and back', () => {
  test.each(SCENARIO_IDS)(
    '%s: the town of the sheet, and tables that were played on',
    async (id) => {
      for (const start of [{ setting: settingOfScenario(id) }, ...(await played(id, 5))]) {
        const kind = start.shot ? 'shot' : 'position';
        const back = await through({ kind, start });
        expect(back).toEqual({ kind, start });
        const there = back.kind === 'match' ? undefined : back.start.setting;
        expect(there && hashOf(gameOf(there))).toBe(hashOf(gameOf(start.setting)));
      }
    },
  );
  test('a shot does the same again', async () => {
    const setting = settingOfScenario('s1');
    const back = await through({ kind: 'shot', start: { setting, shot: SHOTGUN } });
    if (back.kind === 'match' || !back.start.shot) throw new Error('no shot');
    const [one, other] = [shoot(setting, SHOTGUN), shoot(back.start.setting, back.start.shot)];
    expect(one.ok && other.ok && one.taken.recording.hash).toBe(
      other.ok && other.taken.recording.hash,
    );
  });
  test('a match is its log', async () => {
    expect(await through({ kind: 'match', log: GOLDEN })).toEqual({ kind: 'match', log: GOLDEN });
  });
  test('what is too long for mail is no link', async () => {
    const random = seededRandom(1);
    const log = Array.from({ length: 9000 }, () => random.next().toString(36)).join('');
    expect(await writeLink({ kind: 'match', log })).toBeUndefined();
  });
});

describe('refused with a reason', () => {
  const start = { setting: settingOfScenario('s1') };
  const NOT_THERE = must(
    SURVIVOR_IDS.find((id) => !start.setting.survivors[id]),
    'somebody else',
  );
  const withShot = { ...start, shot: SHOTGUN };
  const moved = (change: (pose: { x: number; turn: number[] }) => void): string => {
    const copy = structuredClone(start) as unknown as {
      setting: { survivors: { john: { place: { pose: { x: number; turn: number[] } } } } };
    };
    change(copy.setting.survivors.john.place.pose);
    return linkOf('p', JSON.stringify(copy));
  };
  test.each<[string, string, string]>([
    ['nothing', '', 'noLink'],
    ['an address of the game', '#/practise', 'noLink'],
    ['another letter', linkOf('q', JSON.stringify(start)), 'noLink'],
    ['a later version', '#p2.AAAA', 'otherVersion'],
    ['cut off', linkOf('p', JSON.stringify(start)).slice(0, 200), 'damaged'],
    ['no text', '#p1.AAAA', 'damaged'],
    ['no table', linkOf('p', '{}'), 'damaged'],
    ['a list', linkOf('p', '[]'), 'damaged'],
    ['a shot called a position', linkOf('p', JSON.stringify(withShot)), 'damaged'],
    ['a position called a shot', linkOf('s', JSON.stringify(start)), 'damaged'],
    ['a text that swells', linkOf('p', ' '.repeat(1_200_000) + '{}'), 'damaged'],
    ['far too long', `#p1.${'A'.repeat(LONGEST_LINK)}`, 'tooLong'],
    ['somebody out of town', moved((pose) => (pose.x = 135)), 'cannotStand'],
    ['no turn', moved((pose) => (pose.turn = [0, 0, 0, 0])), 'cannotStand'],
    [
      'a shot by somebody who is not there',
      linkOf(
        's',
        JSON.stringify({
          ...start,
          shot: { ...SHOTGUN, exercise: { of: 'disc', survivor: NOT_THERE } },
        }),
      ),
      'cannotBeTaken',
    ],
    ['a damaged match', linkOf('m', '{"format":"flickfall-match"}'), 'noMatch'],
  ])('%s', async (_, link, why) => {
    expect(await whyNot(link)).toBe(why);
  });
  test('a match of another table is told as of a file', async () => {
    const other = GOLDEN.replace(/"engine":"[^"]*"/, '"engine":"table-0"');
    expect(await readLink(linkOf('m', other))).toMatchObject({
      why: 'noMatch',
      fault: { code: 'otherTable', found: 'table-0' },
    });
  });
  test('two who stand in each other', async () => {
    const { setting } = structuredClone(start);
    const john = must(setting.survivors.john, 'John');
    const crowd: Setting = { ...setting, survivors: { ...setting.survivors, kevin: john } };
    expect(await whyNot(linkOf('p', JSON.stringify({ setting: crowd })))).toBe('cannotStand');
  });
});

/** `LINKS=1000` for the long run. */
const RUNS = Number(process.env['LINKS'] ?? 150);
const MOST_STEPS = process.env['LINKS'] === undefined ? 4 : Infinity;
const TIMEOUT = 60_000 + RUNS * 1000;
const SEED = 41;

/** Nothing, or what cannot be: a table that could not stand, or one that breaks when it is played on. */
async function trouble(link: string): Promise<readonly string[]> {
  const read = await readLink(link);
  return read.ok ? troubleOf(read.linked) : [];
}

function troubleOf(linked: Linked): readonly string[] {
  if (linked.kind === 'match') {
    // Playing a stranger's log to its end is what the files are tested with.
    const steps = replaying(linked.log);
    for (let step = 0; step < MOST_STEPS && !steps.next().done; step += 1);
    return [];
  }
  const { setting, exercise, shot } = linked.start;
  const game = gameOf(setting);
  if (exercise) readied(game, exercise, 0);
  if (shot) {
    const tried = shoot(setting, shot);
    if (!tried.ok) return [tried.why];
  }
  return brokenTable(tableOf(game));
}

/** How many of them are refused. */
async function refusals(letter: string, texts: fc.Arbitrary<string>): Promise<number> {
  let refused = 0;
  const links = texts.map((text) => linkOf(letter, text));
  await fc.assert(
    fc.asyncProperty(links, async (link) => {
      expect(await trouble(link)).toEqual([]);
      if (!(await readLink(link)).ok) refused += 1;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  return refused;
}

describe('a spoilt link is refused, or shows what can stand and be played', () => {
  const start = { setting: settingOfScenario('s1'), exercise: SHOTGUN.exercise };
  const withShot = { setting: settingOfScenario('s1'), shot: SHOTGUN };
  const others = SCENARIO_IDS.map((id) => ({ ...start, setting: settingOfScenario(id) }));
  const either = (value: unknown, like: readonly unknown[]): fc.Arbitrary<string> =>
    fc.oneof(spoilt(value), crossed(value, like)).map(textOf);

  test('position', { timeout: TIMEOUT }, async () => {
    const refused = await refusals('p', either(start, others));
    expect(refused).toBeGreaterThan(RUNS / 4);
    expect(refused).toBeLessThan(RUNS);
  });
  test('shot', { timeout: TIMEOUT }, async () => {
    const shots = SCENARIO_IDS.map((id) => ({
      setting: settingOfScenario(id),
      shot: { ...SHOTGUN, luck: 9, exercise: { of: 'bat', survivor: 'kevin' } },
    }));
    const refused = await refusals('s', either(withShot, shots));
    expect(refused).toBeGreaterThan(RUNS / 4);
    expect(refused).toBeLessThan(RUNS);
  });
  test('match', { timeout: TIMEOUT }, async () => {
    const golden: unknown = JSON.parse(GOLDEN);
    expect(await refusals('m', either(golden, [golden]))).toBeGreaterThan(RUNS / 4);
  });
  test('letters exchanged, lost and doubled', { timeout: TIMEOUT }, async () => {
    const links = [
      linkOf('p', JSON.stringify(start)),
      linkOf('s', JSON.stringify(withShot)),
      linkOf('m', GOLDEN),
    ];
    const spoiltLink = fc
      .tuple(fc.constantFrom(...links), fc.nat(), fc.nat({ max: 3 }), fc.base64String())
      .map(([link, at, gone, put]) => {
        const place = at % link.length;
        return link.slice(0, place) + put.slice(0, 3) + link.slice(place + gone);
      });
    await fc.assert(
      fc.asyncProperty(spoiltLink, async (link) => {
        expect(await trouble(link)).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

test('every exercise that lies in the hand travels along', async () => {
  const setting = settingOfScenario('s1');
  const every: readonly Exercise[] = [
    { of: 'flare', survivor: 'john' },
    { of: 'throwOut', survivor: 'kevin' },
    { of: 'shot', survivor: 'john', weapon: 'rifle', two: 'behind' },
    {
      of: 'duel',
      survivor: 'john',
      weapon: 'bat',
      against: ['zombie-1'],
      ahead: { near: 8, far: 12 },
    },
    { of: 'rush', survivor: 'john', zombies: 6, behind: 'zombie-2' },
  ];
  for (const exercise of every) {
    const linked: Linked = { kind: 'position', start: { setting, exercise } };
    expect(await through(linked)).toEqual(linked);
  }
});

test('a link is found in whatever was pasted: an address, a hash, a message around it', () => {
  for (const pasted of [
    '#m1.abc-_',
    'm1.abc-_',
    ' https://somewhere.example/game/?play=s1#m1.abc-_ ',
    'Watch this!\nhttps://somewhere.example/#m1.abc-_',
  ])
    expect(linkIn(pasted)).toBe('#m1.abc-_');
  for (const pasted of ['', 'https://somewhere.example/', '#/play/abc', 'm1', 'x1.abc'])
    expect(linkIn(pasted)).toBeUndefined();
});
