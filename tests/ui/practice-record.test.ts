// One's own shots are noted as they were judged, and one's own hand is measured where it is known what was meant.
import { createElement } from 'react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { normal } from '../../src/match/hand/let-go';
import { noteOf } from '../../src/match/practice/record';
import { edited } from '../../src/match/practice/place';
import { practiceSession } from '../../src/match/practice/session';
import { settingOfScenario } from '../../src/match/practice/setting';
import { shoot, type Shot, type Taken } from '../../src/match/practice/shoot';
import type { OwnTry } from '../../src/match/spread/hands';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { optionId } from '../../src/scenarios/decisions';
import {
  aimOf,
  MARKS,
  likeOf,
  missing,
  missOf,
  ownHand,
  readTries,
  tryAt,
} from '../../src/ui/practice/hand/marks';
import {
  bandsOf,
  MOST_NOTES,
  noted,
  overTime,
  readNotes,
  writeRecord,
  type Noted,
} from '../../src/ui/practice/record/notes';
import { spoilt } from '../support/mutate';
import { fakePage, type FakePage } from './support/page';
import { countOf, render, wordsOf } from './support/render';

let page: FakePage;
beforeEach(async () => {
  vi.resetModules();
  page = fakePage();
  await loadEngine();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A zombie stands 30 cm north of John, and nobody else is near. */
function range() {
  const john = { put: 'john', where: { at: { x: 20, y: 12, facing: 90 } } } as const;
  const first = edited(settingOfScenario('s1'), john);
  if (!first.ok) throw new Error('no room for John');
  const put = edited(first.setting, {
    put: 'zombie-1',
    where: { at: { x: 20, y: 42, facing: 270 } },
  });
  if (!put.ok) throw new Error('no room for the zombie');
  return put.setting;
}

function taken(shot: Shot): Taken {
  const tried = shoot(range(), shot);
  if (!tried.ok) throw new Error(tried.why);
  return tried.taken;
}
const rifle = (direction: number): Shot => ({
  exercise: { of: 'shot', survivor: 'john', weapon: 'rifle' },
  luck: 0,
  flick: { choice: 'right', numbers: { direction, speed: 3000 } },
});

describe('a shot is noted', () => {
  test('with its weapon, how far the figure is that was aimed at, and by the verdict of the rules', () => {
    const notes = [92, 94, 96].map((direction) => noteOf(taken(rifle(direction))));
    for (const note of notes) {
      expect(note).toMatchObject({ with: 'rifle' });
      expect(note?.cm).toBeGreaterThan(26);
      expect(note?.cm).toBeLessThan(32);
    }
    const hits = [88, 90, 92, 94, 95, 96, 97, 98, 100].map((one) => noteOf(taken(rifle(one)))?.hit);
    expect(new Set(hits)).toEqual(new Set([true, false]));
    for (const direction of [88, 94, 96, 100]) {
      const shot = taken(rifle(direction));
      const killed = shot.events.some(({ kind }) => kind === 'killed');
      expect(noteOf(shot)?.hit).toBe(killed);
    }
  });
  test('not where it was aimed at nobody, and not where no hand was at work', () => {
    expect(noteOf(taken(rifle(250)))).toBeUndefined();
    const rush: Shot = { exercise: { of: 'rush', survivor: 'john', zombies: 2 }, luck: 0 };
    expect(noteOf(taken(rush))).toBeUndefined();
  });
  test('a move by how far its strength carries, also where something was in its way', () => {
    const disc = (direction: number): Shot => ({
      exercise: { of: 'disc', survivor: 'john' },
      luck: 0,
      flick: { choice: 'flick', numbers: { direction, speed: 1250 } },
    });
    const [free, blocked] = [noteOf(taken(disc(0))), noteOf(taken(disc(90)))];
    expect(blocked).toMatchObject({ with: 'disc', hit: false });
    expect(free?.cm).toBe(blocked?.cm);
    expect(free?.cm).toBeCloseTo(39.8, 0);
  });
  test('only where it is the player’s own', async () => {
    const { keepRecord, useRecord } = await import('../../src/ui/practice/record/use-record');
    const { exercise } = rifle(96);
    const session = practiceSession(range(), exercise);
    const stop = keepRecord(session);
    const notes = (): readonly Noted[] => useRecord.getState().notes;
    session.show(rifle(96));
    session.seen();
    expect(notes()).toHaveLength(0);
    session.undo();
    const flick = { direction: 96, speed: 3000 };
    await session.give({ choice: optionId('right'), flick });
    expect(notes()).toHaveLength(1);
    session.seen();
    session.again();
    session.seen();
    session.undo();
    session.redo();
    expect(notes()).toHaveLength(1);
    stop();
    expect(readNotes(JSON.parse(page.stored.get('flickfall.record') ?? ''))).toEqual(notes());
  });
});

describe('the record', () => {
  const shots = (count: number, hit: (index: number) => boolean): readonly Noted[] =>
    Array.from({ length: count }, (_, at): Noted => [at, 'rifle', (at * 7) % 80, hit(at) ? 1 : 0]);
  test('by distance and over time, the newest tens last', () => {
    const notes = shots(45, (at) => at >= 25);
    expect(overTime(notes, 'rifle')).toEqual([0, 0, 1, 1]);
    const bands = bandsOf(notes, 'rifle');
    expect(bands.reduce((sum, { tries }) => sum + tries, 0)).toBe(45);
    expect(bands.reduce((sum, { hits }) => sum + hits, 0)).toBe(20);
    expect(bandsOf(notes, 'bat').every(({ tries }) => tries === 0)).toBe(true);
  });
  test('is bounded, small, and spoilt storage is not taken', () => {
    let notes: readonly Noted[] = shots(MOST_NOTES, () => true);
    notes = noted(notes, { with: 'bat', cm: 12.4, hit: false }, 5000);
    expect(notes).toHaveLength(MOST_NOTES);
    expect(notes.at(-1)).toEqual([5, 'bat', 12, 0]);
    expect(JSON.stringify(notes).length).toBeLessThan(80_000);
    const some = shots(5, () => true);
    fc.assert(
      fc.property(spoilt(some), (given) => {
        const read = readNotes(given);
        expect(readNotes(read)).toEqual(read);
        expect(() => bandsOf(read, 'rifle')).not.toThrow();
      }),
      { numRuns: 500, seed: 10 },
    );
    expect(JSON.parse(writeRecord(some))).toMatchObject({
      shots: [{ with: 'rifle', hit: true }, {}, {}, {}, {}],
    });
  });
  test('is a table for everybody and a line beside it', async () => {
    page.stored.set('flickfall.record', JSON.stringify(shots(40, (at) => at % 2 === 0)));
    const { RecordPanel } = await import('../../src/ui/practice/record/RecordPanel');
    const panel = render(RecordPanel, {});
    expect(countOf(panel, 'record-dot')).toBe(4);
    expect(wordsOf(panel)).toContain('50 %, 50 %, 50 %, 50 %');
    expect(wordsOf(panel)).toEqual(expect.arrayContaining(['0–20 cm', 'over 60 cm', 'Forget all']));
  });
});

describe('my hand', () => {
  const FULL = 200;
  /** Releases of a hand that is so steady, at the marks in turn. */
  function releases(count: number, across: number, along: number): readonly OwnTry[] {
    const random = seededRandom(4);
    return Array.from({ length: count }, (_, index) => {
      const meant = MARKS[index % MARKS.length] ?? { direction: 90, strength: 0.5 };
      const pull = 12 + (FULL - 12) * meant.strength + normal(random, along);
      const beside = normal(random, across);
      const back = ((meant.direction + 180) * Math.PI) / 180;
      const made = aimOf(
        {
          x: pull * Math.cos(back) - beside * Math.sin(back),
          y: -(pull * Math.sin(back) + beside * Math.cos(back)),
        },
        FULL,
      );
      return tryAt(meant, made, FULL) ?? { meant, let: meant, full: FULL };
    });
  }
  test('a hand that is known is found again from its releases at the marks', () => {
    for (const [across, along] of [
      [4, 4],
      [1, 6],
      [5.5, 2],
    ] as const) {
      const hand = ownHand(releases(400, across, along));
      expect(hand?.across).toBeCloseTo(across, 0);
      expect(hand?.along).toBeCloseTo(along, 0);
    }
  });
  test('after too few tries nothing is known, and it is said how many are missing', () => {
    expect(ownHand(releases(MARKS.length - 1, 4, 4))).toBeUndefined();
    expect(missing(releases(MARKS.length - 1, 4, 4))).toBe(1);
    expect(ownHand(releases(MARKS.length, 4, 4))).toBeDefined();
  });
  test('no pull, or one to somewhere else, is no try', () => {
    const [mark] = MARKS;
    if (!mark) throw new Error('no mark');
    expect(tryAt(mark, aimOf({ x: 0, y: 8 }, FULL), FULL)).toBeUndefined();
    expect(tryAt(mark, aimOf({ x: 150, y: 0 }, FULL), FULL)).toBeUndefined();
    const exact = tryAt(mark, mark, FULL);
    expect(exact && missOf(exact)).toEqual({ left: 0, long: 0 });
  });
  test('a pull that is off by so many pixels on the glass is told so, and to which side', () => {
    for (const full of [120, 140.4, 175.5, 220])
      for (const mark of MARKS) {
        const aim = (mark.direction * Math.PI) / 180;
        const [ahead, right] = [
          { x: Math.cos(aim), y: -Math.sin(aim) },
          { x: Math.sin(aim), y: Math.cos(aim) },
        ];
        const exact = 12 + (full - 12) * mark.strength;
        for (const [left, long] of [
          [0, 3],
          [0, -3],
          [3, 0],
          [-3, 0],
        ] as const) {
          // What is pulled back goes the other way than the arrow.
          const pull = {
            x: -ahead.x * (exact + long) + right.x * left,
            y: -ahead.y * (exact + long) + right.y * left,
          };
          const tried = tryAt(mark, aimOf(pull, full), full);
          if (!tried) throw new Error('no try');
          const miss = missOf(tried);
          expect(Math.abs(miss.left - left)).toBeLessThan(0.1);
          expect(Math.abs(miss.long - long)).toBeLessThan(0.2);
        }
      }
  });
  test('in words it is like the known hand that is nearest', () => {
    const like = (across: number, along: number) => likeOf({ across, along });
    expect(like(0.4, 0.4)).toBe('steadier');
    expect(like(4, 4)).toBe('mouse');
    expect(like(5.5, 5.5)).toBe('thumb');
    expect(like(3, 12)).toBe('shakier');
  });
  test('it is kept, and spoilt storage is none', () => {
    const tries = releases(30, 4, 4);
    const back: unknown = JSON.parse(JSON.stringify(tries));
    expect(readTries(back)).toEqual(tries);
    fc.assert(
      fc.property(spoilt(tries.slice(0, 3)), (given) => {
        expect(() => ownHand(readTries(given))).not.toThrow();
      }),
      { numRuns: 500, seed: 11 },
    );
  });
  test('measured again it begins anew, and what was known stays until the end', async () => {
    vi.resetModules();
    const own = await import('../../src/ui/practice/hand/use-own-hand');
    const state = () => own.useOwnHand.getState();
    own.noteTries(releases(3, 4, 4));
    expect(own.triesToGoOnFrom()).toHaveLength(3);
    // A spoilt one is taken back.
    own.noteTries(releases(2, 4, 4));
    expect(missing(state().tries)).toBe(8);
    expect(state().chosen).toBe('normal');
    own.noteTries(releases(10, 4, 4));
    const first = state().hand;
    expect(first).toBeDefined();
    expect(state().chosen).toBe('mine');
    expect(own.triesToGoOnFrom()).toEqual([]);
    own.noteTries(releases(9, 1, 1));
    expect(state().hand).toEqual(first);
    own.noteTries(releases(10, 1, 1));
    expect(state().hand?.across).toBeLessThan(2);
    // Another visit.
    vi.resetModules();
    const later = await import('../../src/ui/practice/hand/use-own-hand');
    expect(later.useOwnHand.getState()).toEqual(state());
  });
  test('the chances offer it once it is known', async () => {
    const chips = async (): Promise<string> => {
      vi.resetModules();
      const [{ ChancesTab }, { PracticeContext }, { PlayContext }, { usePlayState }] =
        await Promise.all([
          import('../../src/ui/practice/chances/ChancesTab'),
          import('../../src/ui/practice/table/use-practice'),
          import('../../src/ui/play/context'),
          import('../../src/ui/play/match/use-play-state'),
        ]);
      const session = practiceSession(range(), rifle(96).exercise);
      return render(() => {
        const { play } = usePlayState(session);
        const tab = createElement(PlayContext, { value: play }, createElement(ChancesTab));
        return createElement(PracticeContext, { value: session }, tab);
      }, {});
    };
    expect(await chips()).not.toContain('data-chip="mine"');
    expect(wordsOf(await chips()).join(' ')).toContain('10 more tries');
    page.stored.set('flickfall.ownHand', JSON.stringify(releases(10, 3, 3)));
    expect(await chips()).toContain('data-chip="mine"');
  });
});
