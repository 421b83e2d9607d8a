// The practice page's own thinking, without a page: which exercise a button means, what touched what, and the cloud.
import { beforeAll, describe, expect, test } from 'vitest';
import { readied } from '../../src/match/practice/exercise';
import { gameOf, settingOfScenario } from '../../src/match/practice/setting';
import { shoot, type Shot } from '../../src/match/practice/shoot';
import { HANDS_BY_NAME } from '../../src/match/spread/hands';
import { poolOf } from '../../src/match/spread/job';
import type { RushChances } from '../../src/match/spread/rush-lab';
import { sharesOf, spread } from '../../src/match/spread/spread';
import { slicedTable } from '../../src/match/table-worker';
import { loadEngine } from '../../src/physics/engine';
import { chancesGeometry } from '../../src/scene/chances/shapes';
import { NO_CHANCES, type ShownChances } from '../../src/scene/chances/store';
import { startCloud, startRushLab, TRIES, type Cloud } from '../../src/ui/practice/chances/cloud';
import { contactsOf, secondsAt } from '../../src/ui/practice/look/contacts';
import {
  byAnother,
  exerciseOf,
  foesOf,
  peopleIn,
  whatOf,
  WHATS,
} from '../../src/ui/practice/table/exercises';

beforeAll(loadEngine);

const s1 = settingOfScenario('s1');
const pool = poolOf([slicedTable((goOn) => void setImmediate(goOn))]);

describe('what is chosen', () => {
  test.each(WHATS)('%s means one exercise, and is told by it', (what) => {
    const exercise = exerciseOf(what, 'john', s1);
    expect(whatOf(exercise)).toBe(what);
    const ready = readied(gameOf(s1), exercise, 0);
    expect(ready.ok || ready.why).toBe(what === 'throwOut' ? 'notIndoors' : true);
  });
  test('a duel is against zombies, and against those of another side', () => {
    const s6 = settingOfScenario('s6');
    const [first] = peopleIn(s6);
    if (!first) throw new Error('nobody is there');
    const foes = foesOf(s6, first);
    expect(foes).toContain('zombie-1' in s6.zombies ? 'zombie-1' : foes[0]);
    expect(foes.some((id) => peopleIn(s6).some((one) => one === id))).toBe(true);
    expect(foes).not.toContain(first);
  });
  test('somebody who is fought takes over with another to fight', () => {
    const exercise = { ...exerciseOf('duel', 'john', s1), against: ['kevin'] } as const;
    const other = byAnother(exercise, 'kevin', s1);
    expect(other).toMatchObject({ survivor: 'kevin' });
    expect(other.of === 'duel' && other.against).not.toContain('kevin');
  });
});

const SHOT: Shot = {
  exercise: { of: 'disc', survivor: 'john' },
  luck: 0,
  flick: { choice: 'flick', numbers: { direction: 62, speed: 1500 } },
};

test('contacts are told in the order in which they happened, with their frame and force', () => {
  const made = shoot(s1, {
    ...SHOT,
    flick: { choice: 'flick', numbers: { direction: 0, speed: 2000 } },
  });
  if (!made.ok) throw new Error(made.why);
  const told = contactsOf(made.taken.recording);
  expect(told.length).toBeGreaterThan(0);
  expect(told.map(({ seconds }) => seconds)).toEqual(
    told.map(({ seconds }) => seconds).toSorted((a, b) => a - b),
  );
  expect(Math.max(...told.map(({ share }) => share))).toBe(1);
  for (const { frame, seconds } of told)
    expect(Math.abs(secondsAt(frame) - seconds)).toBeLessThan(1 / 60);
});

test('the cloud grows to fifty tries, whose shares are those of one thread, and tells how far the aim may be off', async () => {
  const shaking = { hand: HANDS_BY_NAME.unsteady, full: 220 };
  const seen: Cloud[] = [];
  let drawn: ShownChances = NO_CHANCES;
  await new Promise<void>((end) => {
    startCloud(pool, s1, SHOT, shaking, (cloud, shown) => {
      seen.push(cloud);
      drawn = shown;
      if (cloud.isDone) end();
    });
  });
  expect(seen[0]).toMatchObject({ tries: 1, isDone: false });
  expect(seen.at(-1)?.shares).toEqual(sharesOf([...spread(s1, SHOT, shaking, TRIES, SHOT.luck)]));
  expect(seen.at(-1)?.cells.length).toBeGreaterThan(40);
  expect(drawn.ends).toHaveLength(TRIES);
  const places = chancesGeometry(drawn).getAttribute('position');
  expect(places.count % 3).toBe(0);
  expect(places.count).toBeGreaterThan(TRIES * 3);
});

test('the rush lab draws a ring around everybody in the street', async () => {
  const exercise = { of: 'rush', survivor: 'john', zombies: 2 } as const;
  const [chances, shown] = await new Promise<[RushChances, ShownChances]>((end) => {
    startRushLab(pool, s1, exercise, (now, drawn) => {
      if (now.drops === 30) end([now, drawn]);
    });
  });
  expect(shown.rings).toHaveLength(peopleIn(s1).length);
  expect(chances.falls.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
  expect(shown.heat.length).toBeGreaterThan(3);
});
