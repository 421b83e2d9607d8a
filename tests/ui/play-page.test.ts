// The page of a match in words: what it asks, who is on, what it hides while a run is shown, and how it ends.
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../src/match/match';
import type { LocalSession } from '../../src/match/seat-session';
import { optionId, optionName } from '../../src/scenarios/decisions';
import type { Game } from '../../src/scenarios/game';
import type { DecisionKind } from '../../src/scenarios/means';
import type { NewGame } from '../../src/scenarios/setup';
import type { Face } from '../../src/ui/play/prompt/face';
import type { ShownOption } from '../../src/ui/play/prompt/shown-option';
import { FACES, LOOKED_PLAN, opensGasStation } from './support/looked';
import { fakePage } from './support/page';
import { countOf, render, wordsOf } from './support/render';

type Stored = { readonly plan: NewGame; readonly log: readonly LogEntry[] };
const readGolden = (name: string): Stored =>
  JSON.parse(readFileSync(`tests/golden/${name}.json`, 'utf8')) as Stored;

/** A fresh page, and the matches it can lay out. */
async function openGame(languages: readonly string[] = ['en']) {
  vi.resetModules();
  fakePage({ languages });
  const [
    { PlayPage },
    { Watching },
    { OptionButton },
    { MarkerFace },
    matches,
    sessions,
    seats,
    replays,
    engine,
  ] = await Promise.all([
    import('../../src/ui/app/PlayPage'),
    import('../../src/ui/watch/Watching'),
    import('../../src/ui/play/prompt/OptionButton'),
    import('../../src/ui/play/prompt/MarkerFace'),
    import('../../src/match/match'),
    import('../../src/match/session'),
    import('../../src/match/seat-session'),
    import('../../src/match/replay'),
    import('../../src/physics/engine'),
  ]);
  await engine.loadEngine();
  return {
    page: (shown: LocalSession): string => render(PlayPage, { session: shown, onLeave: () => {} }),
    /** So many answers into a recorded match; the last run may still be waiting to be seen. */
    played: ({ plan, log }: Stored, answers: number, seen = true): LocalSession => {
      const opened = sessions.openSession(matches.startMatch(plan));
      const given = log.flatMap((entry) => ('command' in entry ? [entry.command] : []));
      const last = Math.min(answers, given.length) - 1;
      for (const [at, { seat: _, number: __, ...answer }] of given.slice(0, last + 1).entries()) {
        opened.give(answer);
        if (seen || at < last) while (opened.state().pending[0]) opened.seen();
      }
      return seats.localSession(opened);
    },
    /** As far into a recorded match as the first question of a kind. */
    askedFor: ({ plan, log }: Stored, kind: DecisionKind): LocalSession => {
      const opened = sessions.openSession(matches.startMatch(plan));
      const session = seats.localSession(opened);
      for (const entry of log) {
        if (session.state().asked?.decision.kind === kind) break;
        if (!('command' in entry)) continue;
        const { seat: _, number: __, ...answer } = entry.command;
        opened.give(answer);
        while (opened.state().pending.length > 0) opened.seen();
      }
      return session;
    },
    /** A match that has come to this game. */
    at: (plan: NewGame, game: Game): LocalSession =>
      seats.localSession(sessions.openSession({ ...matches.startMatch(plan), game })),
    option: (option: ShownOption): string => render(OptionButton, { option, onChoose: () => {} }),
    face: (face: Face): string => render(MarkerFace, face),
    watched: async ({ plan, log }: Stored, turn: number): Promise<string> => {
      let match = matches.startMatch(plan);
      for (const entry of log.slice(0, 12)) {
        const step =
          'table' in entry ? matches.runTable(match) : matches.command(match, entry.command);
        if (!step.ok) throw new Error(step.reason);
        match = step.match;
      }
      const replay = await replays.openReplay(match);
      replay.goToTurn(turn);
      const session = seats.watchedSession(replay, false);
      return render(Watching, { session, onLeave: () => {} });
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dataOf = (markup: string, name: string): string | undefined =>
  new RegExp(`class="[^"]*play-page"[^>]* data-${name}="([^"]*)"`).exec(markup)?.[1];
/** The words of the question and its answers. */
const promptOf = (markup: string): string => {
  const [, rest = ''] = markup.split('<section class="prompt');
  return wordsOf(`<section${rest.slice(0, rest.indexOf('<div class="unseen"'))}`).join(' ');
};
/** The one that ends a turn stands last among what can be chosen. */
const lastChoice = (session: LocalSession): string =>
  optionName(session.state().asked?.decision.options.at(-1)?.id ?? optionId(''));
const choicesOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/data-choice="([^"]*)"/g)].map(([, choice = '']) => choice);

describe('at the table', () => {
  let game: Awaited<ReturnType<typeof openGame>>;
  const s1 = readGolden('s1-1-together');
  beforeAll(async () => {
    game = await openGame();
  });
  beforeEach(() => void fakePage());

  test('it is asked who is on, with everybody who may be', () => {
    const session = game.played(s1, 0);
    const markup = game.page(session);
    const ids = session.state().asked?.decision.options.map(({ id }) => optionName(id)) ?? [];
    expect(dataOf(markup, 'kind')).toBe('chooseSurvivor');
    expect(choicesOf(markup)).toEqual(expect.arrayContaining(ids));
    expect(ids.length).toBeGreaterThan(3);
  });

  test('a survivor’s turn offers the actions, each with its number for a key', () => {
    const markup = game.page(game.played(s1, 1));
    expect(dataOf(markup, 'kind')).toBe('chooseAction');
    expect(choicesOf(markup)).toContain('move');
    expect(markup).toContain('aria-keyshortcuts="1"');
    expect(wordsOf(markup).join(' ')).toContain('Thomas');
  });

  test('a flick can be given in numbers, by whoever sees no picture', () => {
    const markup = game.page(game.played(s1, 2));
    expect(dataOf(markup, 'kind')).toBe('flickDisc');
    expect(countOf(markup, 'hand-toggle')).toBe(1);
  });

  test('while a run is shown nothing is asked, and nothing of it is told', () => {
    const before = game.played(s1, 2);
    const showing = game.played(s1, 3, false);
    expect(showing.state().phase).toBe('shown');
    const markup = game.page(showing);
    expect(dataOf(markup, 'showing')).toBe('true');
    expect(dataOf(markup, 'asked')).toBeUndefined();
    expect(countOf(markup, 'option')).toBe(0);
    expect(showing.state().told.length).toBe(before.state().told.length + 1);
  });

  test('a match that is over says how it ended, and what it was in numbers', () => {
    const markup = game.page(game.played(s1, Infinity));
    expect(dataOf(markup, 'over')).toBe('true');
    expect(countOf(markup, 'end-screen') + countOf(markup, 'end')).toBeGreaterThan(0);
    expect(wordsOf(markup)).toContain('Play again');
  });

  test('a duel stands on its board: two sides, one of them next, the gap and the cards', () => {
    const markup = game.page(game.askedFor(readGolden('s2-1-together'), 'duelTurn'));
    expect(dataOf(markup, 'kind')).toBe('duelTurn');
    expect(countOf(markup, 'duel-side')).toBe(2);
    expect(markup.match(/data-next="true"/g)).toHaveLength(1);
    const words = wordsOf(markup).join(' ');
    expect(words).toMatch(/\d+ cm apart/);
    expect(words).toMatch(/Combat cards left: \d/);
  });

  test.each([true, false])('what only these eyes know is marked as such: %s', (onlyYou) => {
    const id = 'marker-1';
    const shown = [
      game.option({ id: optionId('take'), name: 'take', label: 'Take', onlyYou, turns: false }),
      game.face({ id, icon: 'key', name: 'a key', isHidden: false, onlyYou }),
    ];
    for (const markup of shown) expect(wordsOf(markup).includes('only you know')).toBe(onlyYou);
  });

  test('what somebody else has looked at lies face down in what is asked', () => {
    const { game: asked } = opensGasStation('mike', 'seat-2');
    const markup = game.page(game.at(LOOKED_PLAN, asked));
    expect(dataOf(markup, 'kind')).toBe('takeDrop');
    expect(countOf(markup, 'curtain')).toBe(0);
    const words = wordsOf(markup);
    expect(words.filter((line) => line.startsWith('Take a face-down marker'))).toHaveLength(2);
    expect(promptOf(markup)).toContain('Take a face-down marker (1)');
    expect(promptOf(markup)).not.toMatch(FACES);
  });

  test('whoever has looked is asked behind a curtain, and nothing is named before it is lifted', () => {
    const { game: asked } = opensGasStation('anita', 'seat-1');
    const markup = game.page(game.at(LOOKED_PLAN, asked));
    expect(countOf(markup, 'curtain')).toBe(1);
    expect(dataOf(markup, 'kind')).toBeUndefined();
    expect(choicesOf(markup)).toEqual([]);
    expect(wordsOf(markup).join(' ')).toContain('For Player 1 only');
  });

  test('the last answer can be taken back where it is asked next, and to rivals it says whose it is', async () => {
    expect(countOf(game.page(game.played(s1, 0)), 'take-back')).toBe(0);
    const own = game.played(s1, 1);
    expect(promptOf(game.page(own))).toContain('Take back: Thomas');
    await own.takeBack();
    const markup = game.page(own);
    expect(countOf(markup, 'take-back')).toBe(0);
    expect(countOf(markup, 'headline')).toBe(1);
    expect(wordsOf(markup).filter((line) => line === 'Taken back: Thomas')).toHaveLength(2);

    const rivals = game.played(readGolden('s6-1-a'), 1);
    while (rivals.state().asked?.seat === 'seat-1')
      await rivals.give({ choice: optionId(lastChoice(rivals)) });
    expect(promptOf(game.page(rivals))).toContain('Player 1: take back “End the turn”');
  });

  test('behind the curtain it is offered too, and names no face to anybody', async () => {
    const { game: asked } = opensGasStation('anita', 'seat-1');
    const session = game.at(LOOKED_PLAN, asked);
    const take = session.state().asked?.decision.options.find(({ means }) => means.verb === 'take');
    if (!take) throw new Error('Nothing can be taken.');
    await session.give({ choice: take.id });
    const markup = game.page(session);
    expect(countOf(markup, 'curtain')).toBe(1);
    expect(countOf(markup, 'take-back')).toBe(1);
    const [, curtain = ''] = wordsOf(markup).join(' ').split('For Player 1 only');
    expect(curtain).toContain('Take back: Take a face-down marker');
    expect(curtain).not.toMatch(FACES);
  });

  test('a match is watched turn by turn, each with its name', async () => {
    const first = await game.watched(s1, 0);
    expect(first).toContain('aria-valuetext="Before the first turn"');
    expect(first).toContain('data-turn="0"');
    const next = await game.watched(s1, 1);
    expect(next).toMatch(/aria-valuetext="Round 1, Day: Thomas"/);
    expect(next).toContain('data-turn="1"');
  });
});

test('in French not a word of English is left on the page', async () => {
  const game = await openGame(['fr']);
  const s1 = readGolden('s1-1-together');
  const english = /\b(the|zombies in|survivors?|actions? left|turn)\b/i;
  const asked = [0, 1, 2, 3].map((answers) => wordsOf(game.page(game.played(s1, answers))));
  expect(asked[0]?.join(' ')).toContain('À qui le tour');
  expect(asked[1]?.join(' ')).toContain('Que fait Thomas');
  expect(asked[1]).toContain('Finir le tour');
  expect(asked.flat().filter((line) => english.test(line))).toEqual([]);
});
