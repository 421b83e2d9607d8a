// What is told once: which question is the first sight of what, that it is remembered, and that a machine is not told.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { awaiting, newGame } from '../../src/scenarios/apply';
import type { Decision } from '../../src/scenarios/decisions';
import type { ScenarioId } from '../../src/scenarios/list';
import type { DecisionKind } from '../../src/scenarios/means';
import { SPECTATOR, viewFor } from '../../src/scenarios/view';
import { fakePage, type FakePage } from './support/page';

let page: FakePage;
beforeEach(() => {
  vi.resetModules();
  page = fakePage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import('../../src/ui/play/first-cards');
const viewOf = (id: ScenarioId) => viewFor(newGame(plainPlan(id, 1)).game, SPECTATOR);
function asking(kind: DecisionKind): Decision {
  const waits = awaiting(newGame(plainPlan('s1', 1)).game);
  if (waits.for !== 'decision') throw new Error('Nothing is asked.');
  return { ...waits.decision, kind } as Decision;
}

describe('a question', () => {
  test.each([
    ['duelWeapon', 'duel'],
    ['duelTurn', 'duel'],
    ['flickBat', 'bat'],
    ['follow', 'escort'],
    ['flickFlare', 'flare'],
    ['accuse', 'accusation'],
    ['vote', 'accusation'],
    ['flickDisc', undefined],
    ['chooseAction', undefined],
  ] as const)('%s is the first sight of %s', async (kind, card) => {
    const { meetingIn } = await load();
    expect(meetingIn(asking(kind), viewOf('s1'))).toBe(card);
  });

  test('in a town with a barred door it is the barricade', async () => {
    const { meetingIn } = await load();
    expect(meetingIn(asking('chooseAction'), viewOf('s4'))).toBe('barricade');
  });
});

test('what was met is remembered, and can be forgotten', async () => {
  const { useMet } = await load();
  expect(useMet.getState().met).toEqual([]);
  useMet.getState().meet('duel');
  useMet.getState().meet('duel', 'bat');
  expect(page.stored.get('flickfall.first-cards')).toBe('["duel","bat"]');
  vi.resetModules();
  const again = await load();
  expect(again.useMet.getState().met).toEqual(['duel', 'bat']);
  again.useMet.getState().forget();
  expect(page.stored.get('flickfall.first-cards')).toBe('[]');
});

test('a machine at the page has met everything, unless it has stored what it has not', async () => {
  const { FIRST_CARDS } = await load();
  vi.unstubAllGlobals();
  vi.resetModules();
  page = fakePage({ navigator: { webdriver: true } });
  expect((await load()).useMet.getState().met).toEqual(FIRST_CARDS);
  page.stored.set('flickfall.first-cards', '["bat"]');
  vi.resetModules();
  expect((await load()).useMet.getState().met).toEqual(['bat']);
  page.stored.set('flickfall.first-cards', '{"bat":1}');
  vi.resetModules();
  expect((await load()).useMet.getState().met).toEqual([]);
});
