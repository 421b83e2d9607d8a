// One question at a time about an aim: the newest counts, and an aim that rests costs nothing.
import { expect, test } from 'vitest';
import type { OnResult, TableWorker } from '../../src/match/table-worker';
import type { Recording } from '../../src/physics/recording';
import type { TableRun } from '../../src/scenarios/game';
import { FEW, OutlookDesk, type Asking } from '../../src/scene/hand/aim/desk';

const RUN: TableRun = {
  table: { layout: { structures: [] }, pieces: [] },
  launch: { kind: 'settle' },
};
const RECORDING: Recording = {
  outcome: {
    rest: [],
    contacts: [],
    passages: [],
    exits: [],
    setAside: [],
    steps: 0,
    timedOut: false,
  },
  hash: '',
  frames: 0,
  tracks: [],
};

/** A table that answers when it is told to, and a clock that moves when it is told to. */
function opened() {
  const waiting: OnResult[] = [];
  const timers: (() => void)[] = [];
  const answers: string[] = [];
  const table: TableWorker = {
    run: (_, onResult) => {
      waiting.push(onResult);
      return () => waiting.splice(0);
    },
  };
  const desk = new OutlookDesk(
    () => table,
    (goOn) => {
      timers.push(goOn);
      return () => timers.splice(0);
    },
  );
  const asking = (key: string, seeds = 1): Asking => ({
    key,
    seeds: Array.from({ length: seeds }, (_, index) => index),
    run: () => RUN,
    answer: (runs) => answers.push(`${key} ${runs.length}`),
  });
  return {
    desk,
    asking,
    answers,
    asked: () => waiting.length,
    answer: (recording: Recording | undefined = RECORDING) => waiting.shift()?.(recording),
    refuse: () => waiting.shift()?.(undefined),
    tick: () => timers.shift()?.(),
    timers: () => timers.length,
  };
}

test('an aim that rests is asked about once', () => {
  const { desk, asking, answers, asked, answer, timers } = opened();
  desk.ask(asking('a'));
  desk.ask(asking('a'));
  expect(asked()).toBe(1);
  answer();
  expect(answers).toEqual(['a 1']);
  desk.ask(asking('a'));
  expect([asked(), timers()]).toEqual([0, 0]);
});

test('while it moves the newest is asked about next, and not at once', () => {
  const { desk, asking, answers, asked, answer, tick, timers } = opened();
  desk.ask(asking('a'));
  desk.ask(asking('b'));
  desk.ask(asking('c'));
  expect(asked()).toBe(1);
  answer();
  expect([asked(), timers()]).toEqual([0, 1]);
  tick();
  answer();
  expect(answers).toEqual(['a 1', 'c 1']);
  expect([asked(), timers()]).toEqual([0, 0]);
});

test('luck is tried a few times while the aim moves, and all times when it rests', () => {
  const { desk, asking, answers, answer, asked, tick } = opened();
  desk.ask(asking('a', 12));
  answer();
  desk.ask(asking('b', 12));
  for (let index = 1; index < FEW; index += 1) answer();
  expect(answers).toEqual([`a ${FEW}`]);
  expect(asked()).toBe(0);
  tick();
  for (let index = 0; index < 12; index += 1) answer();
  expect(answers.slice(1)).toEqual(
    Array.from({ length: 12 - FEW + 1 }, (_, index) => `b ${FEW + index}`),
  );
  expect(asked()).toBe(0);
});

test('what the table refuses is not asked again, and what is put down is dropped', () => {
  const { desk, asking, answers, asked, refuse, timers, answer } = opened();
  desk.ask(asking('a'));
  refuse();
  desk.ask(asking('a'));
  expect([asked(), timers(), answers.length]).toEqual([0, 0, 0]);
  desk.ask(asking('b'));
  desk.ask(undefined);
  expect(asked()).toBe(0);
  desk.ask(asking('b'));
  answer();
  expect(answers).toEqual(['b 1']);
});
