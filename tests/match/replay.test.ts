// Watching a match again shows every shot as it was, from the beginning or from any turn.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLog } from '../../src/match/log';
import { hashOf, type Match } from '../../src/match/match';
import { openReplay, type Replay } from '../../src/match/replay';
import { loadEngine } from '../../src/physics/engine';

let match: Match;
let whole: readonly string[];

beforeAll(async () => {
  await loadEngine();
  const read = readLog(readFileSync('tests/golden/s1-3-nobody.json', 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  match = read.match;
  whole = match.log.flatMap((entry) => ('table' in entry ? [entry.table] : []));
}, 60_000);

/** Watches to the end, or so many shots; the hashes of what was shown. */
function watch(replay: Replay, shots = Infinity): string[] {
  const seen: string[] = [];
  while (seen.length < shots && !replay.state().ended) {
    const [show] = replay.state().pending;
    if (show) {
      seen.push(show.recording.hash);
      replay.seen();
    } else replay.next();
  }
  return seen;
}

test('from the beginning every shot is shown once, in order, up to the end as it was', async () => {
  const replay = await openReplay(match);
  expect(watch(replay)).toEqual(whole);
  expect(hashOf(replay.state().match.game)).toBe(hashOf(match.game));
  expect(replay.state().turn).toBe(replay.turns.length - 1);
});

describe('turns', () => {
  test('are listed with who plays them and when, beginning with the laid-out table', async () => {
    const { turns } = await openReplay(match);
    expect(turns[0]).toEqual({ entry: 0, round: 1, half: 'day' });
    expect(turns.length).toBeGreaterThan(4);
    expect(turns.slice(1).every(({ survivor, seat }) => survivor && seat)).toBe(true);
    expect(turns.map(({ entry }) => entry)).toEqual(
      turns.map(({ entry }) => entry).toSorted((a, b) => a - b),
    );
    expect(turns.some(({ half }) => half === 'night')).toBe(true);
  });

  test('gone to, forward and back, go on with the shots that came then', async () => {
    const replay = await openReplay(match);
    const last = replay.turns.length - 1;
    for (const turn of [last - 1, 2, 5, 1]) {
      replay.goToTurn(turn);
      expect(replay.state()).toMatchObject({ turn, ended: false });
      const before = match.log
        .slice(0, replay.turns[turn]?.entry)
        .filter((entry) => 'table' in entry).length;
      expect(watch(replay, 3)).toEqual(whole.slice(before, before + 3));
    }
  });

  test('out of range are the first and the last', async () => {
    const replay = await openReplay(match);
    replay.goToTurn(999);
    expect(replay.state().turn).toBe(replay.turns.length - 1);
    replay.goToTurn(-1);
    expect(replay.state().turn).toBe(0);
  });

  test('what has been told so far goes with the turn', async () => {
    const replay = await openReplay(match);
    replay.goToTurn(3);
    const entries = replay.state().told.map(({ entry }) => entry);
    expect(entries).toEqual(Array.from({ length: replay.turns[3]?.entry ?? 0 }, (_, at) => at));
  });
});

test('while a shot is shown nothing else happens, and before it the table is as it was', async () => {
  const replay = await openReplay(match);
  while (!replay.state().pending[0]) replay.next();
  const during = replay.state();
  replay.next();
  expect(replay.state()).toBe(during);
  expect(during.pending[0]?.run.table.pieces.length).toBeGreaterThan(0);
  expect(hashOf(during.game)).not.toBe(hashOf(during.match.game));
});

test('whoever listens hears each change until it stops listening', async () => {
  const replay = await openReplay(match);
  let heard = 0;
  const stop = replay.subscribe(() => (heard += 1));
  replay.next();
  replay.goToTurn(2);
  expect(heard).toBe(2);
  stop();
  replay.goToTurn(1);
  expect(heard).toBe(2);
});

test('a log whose shot does not come out as it says is not shown as if it did', async () => {
  const log = match.log.map((entry) => ('table' in entry ? { table: '0123456789abcdef' } : entry));
  await expect(openReplay({ ...match, log })).rejects.toThrow(/drifts at entry \d+/);
});
