// S9 on the page: whose card is shown behind the curtain, what a reload remembers, and what is there to be read.
import type { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalSession } from '../../src/match/seat-session';
import type { SeatId } from '../../src/scenarios/ids';
import { isCardName } from '../../src/scenarios/objectives/card-names';
import { SPECTATOR, type SeatView } from '../../src/scenarios/view';
import { secrets } from '../../src/words/en/secrets';
import { fakePage, type FakePage } from './support/page';
import { countOf, render, wordsOf } from './support/render';

const cardOf = ({ facts }: SeatView, seat: SeatId): string => {
  const { reason } = facts?.cards?.[seat] ?? {};
  return reason !== undefined && isCardName(reason) ? secrets.cards[reason].name : '';
};

const MATCH = 'the-match';
let page: FakePage;
beforeEach(() => {
  vi.resetModules();
  page = fakePage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page as it would be opened again, and the match just after the cards were dealt. */
async function dealt() {
  const [{ PlayPage }, { plainPlan }, { startMatch }, sessions, seats, open, moments] =
    await Promise.all([
      import('../../src/ui/app/PlayPage'),
      import('../../src/match/plan'),
      import('../../src/match/match'),
      import('../../src/match/session'),
      import('../../src/match/seat-session'),
      import('../../src/ui/sessions/open-sessions'),
      import('../../src/ui/play/handover/moments'),
    ]);
  const session = seats.localSession(sessions.openSession(startMatch(plainPlan('s9', 2))));
  for (;;) {
    const { decision } = session.state().asked ?? {};
    const [first] = decision?.options ?? [];
    if (decision?.kind !== 'chooseFighter' || !first) break;
    await session.give({ choice: first.id });
  }
  open.nameSession(session, MATCH);
  return {
    session,
    cards: session
      .state()
      .viewOf(SPECTATOR)
      .seats.map(({ id }) => cardOf(session.state().viewOf(id), id)),
    keys: moments.momentsIn(session.state().told).map(({ key }) => key),
    markup: (): string => render(PlayPage, { session, onLeave: () => {} }),
  };
}

test('a card that was dealt is shown behind the curtain, seat by seat, and nothing of it before', async () => {
  const { cards, markup } = await dealt();
  const words = wordsOf(markup()).join(' ');
  expect(countOf(markup(), 'curtain')).toBe(1);
  expect(words).toContain('For Player 1 only');
  expect(new Set(cards).size).toBeGreaterThan(4);
  for (const card of cards) expect(words).not.toContain(card);
});

test('a reload goes on with the next seat: who has seen its card is not shown it again', async () => {
  const { keys, markup } = await dealt();
  const seen = (many: number, match = MATCH): string => {
    page.stored.set('flickfall.moments', JSON.stringify({ match, keys: keys.slice(0, many) }));
    return wordsOf(markup()).join(' ');
  };
  expect(keys).toHaveLength(6);
  expect(seen(2)).toContain('For Player 3 only');
  expect(seen(5)).toContain('For Player 6 only');
  expect(seen(6)).not.toMatch(/For Player . only/);
  expect(seen(6, 'another')).toContain('For Player 1 only');
});

test('what is remembered names no card, and a broken memory is none', async () => {
  const { rememberClosed, closedIn } = await import('../../src/ui/play/handover/closed-moments');
  const { keys, cards } = await dealt();
  rememberClosed(MATCH, keys);
  expect(closedIn(MATCH)).toEqual(keys);
  expect(closedIn('another')).toEqual([]);
  expect(closedIn(undefined)).toEqual([]);
  const stored = page.stored.get('flickfall.moments') ?? '';
  expect(JSON.parse(stored)).toEqual({ match: MATCH, keys });
  for (const card of cards) expect(stored).not.toContain(card);
  page.stored.set('flickfall.moments', '{"match":"the-match","keys":7}');
  expect(closedIn(MATCH)).toEqual([]);
});

test('whoever wants to look again has a button for it on the page, and nothing is there before it is held', async () => {
  const { keys, cards, markup } = await dealt();
  page.stored.set('flickfall.moments', JSON.stringify({ match: MATCH, keys }));
  const words = wordsOf(markup());
  expect(words).toContain('Look at your objective again');
  for (const card of cards) expect(words.join(' ')).not.toContain(card);
});

/** A part of the page, as it is drawn in this match. */
async function part<Props extends object>(
  session: LocalSession,
  of: (props: Props) => ReturnType<typeof createElement> | null,
  props: Props,
): Promise<string> {
  const [{ PlayContext }, react] = await Promise.all([
    import('../../src/ui/play/context'),
    import('react'),
  ]);
  const state = session.state();
  const view = state.viewOf(SPECTATOR);
  const play = { session, state, seat: SPECTATOR, view, told: [], give: () => undefined };
  return render(
    () => react.createElement(PlayContext, { value: play }, react.createElement(of, props)),
    {},
  );
}

test('the sheet for it holds a name for everybody and no card', async () => {
  const { session, cards } = await dealt();
  const { OwnCards, holdersOf } = await import('../../src/ui/play/hud/OwnCards');
  expect(holdersOf(session.state())).toHaveLength(6);
  const sheet = await part(session, OwnCards, {});
  expect(countOf(sheet, 'own-card-hold')).toBe(6);
  expect(sheet).not.toContain('aria-pressed="true"');
  for (const card of cards) expect(wordsOf(sheet).join(' ')).not.toContain(card);
});

test('A138, R274: the thumbs come first, one by one, then what they came to, then the card', async () => {
  const { session } = await dealt();
  const { VerdictSheet } = await import('../../src/ui/play/handover/VerdictSheet');
  const votes = [
    { seat: 'seat-2', up: true },
    { seat: 'seat-3', up: true },
  ];
  const moment = { of: 'verdict', accused: 'seat-1', votes, shown: 'traitor' } as const;
  const sheet = await part(session, VerdictSheet, { moment, onClose: () => undefined });
  const words = wordsOf(sheet);
  const places = ['Player 2', 'Player 3', '2 up, 0 down', 'Player 1 is a traitor!', 'Traitor'].map(
    (line) => words.indexOf(line),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(words.indexOf('Is Player 1 a traitor?'));
  const delays = [...sheet.matchAll(/animation-delay:([\d.]+)s/g)].map(([, delay]) =>
    Number(delay),
  );
  expect(delays).toHaveLength(4);
  expect(new Set(delays).size).toBe(4);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});
