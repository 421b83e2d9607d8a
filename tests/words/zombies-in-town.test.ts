// The number of zombies in town follows what is seen in the streets, also while the tower is full.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { startMatch, type LogEntry } from '../../src/match/match';
import { openSession, type SessionState } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import type { NewGame } from '../../src/scenarios/setup';
import { describeObjective } from '../../src/words/describe/objective';
import { viewFor } from '../../src/scenarios/view';

const inTown = ({ game }: Pick<SessionState, 'game'>): number =>
  describeObjective(viewFor(game, 'seat-1'), 'en').find(({ sort }) => sort === 'atMost')?.have ??
  -1;

type Rush = { readonly cause: string; readonly before: number; readonly during: number };

/** Of each rush of a match: the number at the last question before it, and while it is shown. */
let rushes: Rush[];

beforeAll(async () => {
  await loadEngine();
  const { plan, log } = JSON.parse(readFileSync('tests/golden/s1-3-nobody.json', 'utf8')) as {
    plan: NewGame;
    log: readonly LogEntry[];
  };
  const session = openSession(startMatch(plan));
  rushes = [];
  for (const entry of log) {
    if (!('command' in entry)) continue;
    let before = inTown(session.state());
    session.give(entry.command);
    while (session.state().pending[0]) {
      const {
        game,
        seen,
        pending: [show],
      } = session.state();
      const began = seen.at(-1)?.events.findLast(({ kind }) => kind === 'rushBegan');
      if (show?.run.launch.kind === 'rush' && began?.kind === 'rushBegan')
        rushes.push({ cause: began.cause, before, during: inTown({ game }) });
      session.seen();
      // A shot before the rush may have killed some.
      before = inTown(session.state());
    }
  }
});

test('a horde in the tower is not in town yet', () => {
  const hordes = rushes.filter(({ cause }) => cause === 'horde');
  expect(hordes.length).toBeGreaterThan(2);
  for (const { before, during } of hordes) expect(during).toBeLessThanOrEqual(before);
});

test('those whom a noise has called are still in town', () => {
  const called = rushes.filter(({ cause }) => cause === 'noise');
  expect(called.length).toBeGreaterThan(2);
  for (const { before, during } of called) expect(during).toBe(before);
});
