// A table beside the match: only the newest run counts, here and through a port.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import type { Recording } from '../../src/physics/recording';
import { simulate } from '../../src/physics/simulate';
import type { TableRun } from '../../src/scenarios/game';
import {
  serveTable,
  tableAt,
  type TableRequest,
  type TableResult,
} from '../../src/match/table-port';
import { slicedTable, type OnResult, type TableWorker } from '../../src/match/table-worker';
import { spareTable } from '../../src/match/spare-table';
import { TEAM_TOWN } from '../physics/support/towns';

beforeAll(loadEngine);

const runAt = (speed: number): TableRun => ({
  table: TEAM_TOWN,
  launch: { kind: 'disc', at: { x: 60, y: 20 }, direction: 80, speed },
});
const hashOf = ({ table, launch }: TableRun): string => simulate(table, launch).hash;

/** Does what was put off, one at a time. */
function turns() {
  const waiting: (() => void)[] = [];
  return {
    later: (goOn: () => void) => void waiting.push(goOn),
    next: () => waiting.shift()?.(),
    isOver: () => waiting.length === 0,
    all: () => {
      while (waiting.length > 0) waiting.shift()?.();
    },
  };
}

function results() {
  const hashes: (string | undefined)[] = [];
  const add: OnResult = (recording) => void hashes.push(recording?.hash);
  return { hashes, add };
}

describe('in slices', () => {
  test('it computes what the table computes at once, and lets others in between', () => {
    const { later, next, isOver } = turns();
    const { hashes, add } = results();
    slicedTable(later).run(runAt(1500), add);
    let slices = 0;
    for (; !isOver(); slices += 1) next();
    expect(hashes).toEqual([hashOf(runAt(1500))]);
    expect(slices).toBeGreaterThan(2);
  });

  test('an older run is dropped in the middle, before its start, or when nobody wants it any more', () => {
    const { later, next, all } = turns();
    const { hashes, add } = results();
    const table = slicedTable(later);
    table.run(runAt(1500), add);
    next();
    table.run(runAt(1600), add);
    const drop = table.run(runAt(1700), add);
    next();
    all();
    expect(hashes).toEqual([hashOf(runAt(1700))]);
    drop();
    table.run(runAt(1800), add)();
    all();
    expect(hashes).toHaveLength(1);
  });

  test('a run that the table refuses has no result', () => {
    const { later, all } = turns();
    const { hashes, add } = results();
    slicedTable(later).run(runAt(-1), add);
    all();
    expect(hashes).toEqual([undefined]);
  });
});

/** A line to another thread whose messages arrive when the test says so. */
function fakePort() {
  const sent: TableRequest[] = [];
  let hear: (result: TableResult) => void = () => {};
  let broken = (): void => {};
  return {
    sent,
    answer: (id: number, recording?: Recording) => hear({ id, recording }),
    break: () => broken(),
    port: {
      send: (request: TableRequest) => void sent.push(request),
      listen: (how: typeof hear) => void (hear = how),
      onBroken: (how: typeof broken) => void (broken = how),
    },
  };
}

const nowhere: TableWorker = {
  run: () => {
    throw new Error('The other end has not broken.');
  },
};

describe('through a port', () => {
  const recordings = (): Recording[] =>
    [1500, 1600].map((speed) => simulate(TEAM_TOWN, runAt(speed).launch));

  test('the page hears of its newest run only, and once', () => {
    const [first, second] = recordings();
    const { port, sent, answer } = fakePort();
    const { hashes, add } = results();
    const table = tableAt(port, nowhere);
    table.run(runAt(1500), add);
    table.run(runAt(1600), add);
    expect(sent).toEqual([
      { id: 1, run: runAt(1500) },
      { id: 2, run: runAt(1600) },
    ]);
    answer(1, first);
    expect(hashes).toEqual([]);
    answer(2, second);
    answer(2, second);
    expect(hashes).toEqual([second?.hash]);
  });

  test('what is dropped is told to the other end, unless it is done or dropped already', () => {
    const { port, sent, answer } = fakePort();
    const { hashes, add } = results();
    const table = tableAt(port, nowhere);
    const drop = table.run(runAt(1500), add);
    drop();
    drop();
    expect(sent.slice(1)).toEqual([{ id: 1 }]);
    answer(1);
    const dropOlder = table.run(runAt(1600), add);
    const dropNewer = table.run(runAt(1700), add);
    dropOlder();
    answer(3);
    dropNewer();
    expect(sent).toHaveLength(4);
    expect(hashes).toEqual([undefined]);
  });

  test('when the other end breaks, what was asked for and all that follows is computed here', () => {
    const { later, all } = turns();
    const { port, sent, break: breaks } = fakePort();
    const { hashes, add } = results();
    const table = tableAt(port, slicedTable(later));
    table.run(runAt(1500), add);
    breaks();
    all();
    table.run(runAt(1600), add);
    all();
    expect(hashes).toEqual([hashOf(runAt(1500)), hashOf(runAt(1600))]);
    expect(sent).toHaveLength(1);
  });

  test('the other end computes what was asked for last', () => {
    const { later, next, all } = turns();
    const given: TableResult[] = [];
    let ask: (request: TableRequest) => void = () => {};
    serveTable(
      { send: (result) => void given.push(result), listen: (hear) => void (ask = hear) },
      slicedTable(later),
    );
    ask({ id: 1, run: runAt(1500) });
    next();
    ask({ id: 2, run: runAt(1600) });
    all();
    ask({ id: 3, run: runAt(1700) });
    next();
    ask({ id: 3 });
    all();
    expect(given.map(({ id, recording }) => [id, recording?.hash])).toEqual([
      [2, hashOf(runAt(1600))],
    ]);
  });
});

test('where there are no threads the page has a table all the same, and always the same', async () => {
  expect(spareTable()).toBe(spareTable());
  const recording = await new Promise<Recording | undefined>((resolve) =>
    spareTable().run(runAt(1500), resolve),
  );
  expect(recording?.hash).toBe(hashOf(runAt(1500)));
});
