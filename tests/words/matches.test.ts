// Whole matches, told: nothing the rulebook asks, offers, refuses or tells is left without words.
import { beforeAll, describe, expect, test } from 'vitest';
import { command, runTable, startMatch, waitsFor } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/bots/random';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import type { Decision } from '../../src/scenarios/decisions';
import type { GameEvent } from '../../src/scenarios/events';
import type { Game } from '../../src/scenarios/game';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { LANGUAGES } from '../../src/words/languages';
import { optionText, question, refusedText } from '../../src/words/decisions';
import { describeObjective, describeTable } from '../../src/words/describe';
import { explained } from '../../src/words/explained';
import { ruleText } from '../../src/words/rules';
import { endText } from '../../src/words/ends';
import { contextFor, headline, tell } from '../../src/words/tell';
import { viewFor } from '../../src/scenarios/view';

beforeAll(loadEngine);

const MATCHES = Number(process.env['RANDOM_MATCHES'] ?? 1);
const MOST_STEPS = 20_000;
/** Describing is slow beside playing; a table changes little from one step to the next. */
const DESCRIBE_EVERY = 15;

const isBroken = (text: string): boolean =>
  text.trim() === '' ||
  /undefined|NaN|\[object|quelque chose|something|marker-\d|zombie-\d/.test(text);

/** What would leave a player without words, if anything. */
function decisionTrouble(game: Game, seat: string, decision: Decision): string[] {
  const context = contextFor(viewFor(game, seat));
  return LANGUAGES.flatMap((language) => {
    const asked = question(decision, context, language);
    const labels = decision.options.map((one) => optionText(decision, one, context, language));
    const closed = decision.refused.map((one) => optionText(decision, one, context, language));
    const spoken = [asked, ...labels.map(({ label, hint }) => ({ text: label, hint }))];
    const broken = spoken.filter(
      ({ text, hint }) => isBroken(text) || (hint !== undefined && isBroken(hint)),
    );
    return [
      ...broken.map(({ text, hint }) => `broken: ${decision.kind} ${text} ${hint ?? ''}`),
      ...(new Set(labels.map(({ label }) => label)).size < labels.length
        ? [`two options read the same: ${labels.map(({ label }) => label).join(' | ')}`]
        : []),
      ...closed.filter(({ label }) => isBroken(label)).map(({ label }) => `broken: ${label}`),
      ...decision.refused
        .filter(({ why }) => isBroken(refusedText(why, language).text))
        .map(({ why }) => `no reason for ${why}`),
    ];
  });
}

function eventTrouble(game: Game, events: readonly GameEvent[]): string[] {
  return game.seats.flatMap(({ id: seat }) =>
    LANGUAGES.flatMap((language) => {
      const context = contextFor(viewFor(game, seat));
      const lines = events.flatMap((event) => tell(event, context, language) ?? []);
      const top = headline(events, context, language);
      const all = top ? [...lines, top] : lines;
      return [
        ...all.filter(({ text }) => isBroken(text)).map(({ text }) => `broken: ${text}`),
        ...events.flatMap(({ rules = [] }) => rules.filter((id) => !explained(id, language))),
        ...all.flatMap(({ rules }) => rules.filter((id) => !explained(id, language))),
        ...lines.filter(({ text }) => text.length > 110).map(({ text }) => `long: ${text}`),
      ];
    }),
  );
}

const tableTrouble = (game: Game): string[] =>
  game.seats.flatMap(({ id: seat }) =>
    LANGUAGES.flatMap((language) => [
      ...describeTable(viewFor(game, seat), language)
        .flatMap(({ title, lines }) => [title, ...lines])
        .filter((text) => isBroken(text) || (language === 'fr' && / [!?;:»]/.test(text))),
      ...describeObjective(viewFor(game, seat), language)
        .map(({ text }) => text)
        .filter(isBroken),
    ]),
  );

describe.each(SCENARIO_IDS)('%s', (scenario) => {
  test(`${MATCHES} random matches are told to their end`, { timeout: 60_000 * MATCHES }, () => {
    for (let seed = 1; seed <= MATCHES; seed += 1) {
      const random = seededRandom(seed + 900);
      let match = startMatch(plainPlan(scenario, seed + 900));
      const trouble = new Set<string>();
      for (let steps = 0; !match.game.result && steps < MOST_STEPS; steps += 1) {
        const state = waitsFor(match);
        if (state.for === 'decision') {
          for (const text of decisionTrouble(match.game, state.seat, state.decision))
            trouble.add(text);
        }
        if (steps % DESCRIBE_EVERY === 0)
          for (const text of tableTrouble(match.game)) trouble.add(text);
        const step =
          state.for === 'decision' ? command(match, randomCommand(state, random)) : runTable(match);
        if (!step.ok) {
          for (const language of LANGUAGES)
            if (isBroken(refusedText(step.reason, language).text))
              trouble.add(`no words for ${step.reason}`);
          continue;
        }
        match = step.match;
        for (const text of eventTrouble(match.game, step.events)) trouble.add(text);
      }
      expect([...trouble]).toEqual([]);
      for (const language of LANGUAGES) {
        const end = endText(match.game, language);
        expect(isBroken(end?.text ?? '')).toBe(false);
        expect(end?.rules.map((id) => ruleText(id, language) !== undefined)).toContain(true);
      }
    }
  });
});

test('A130: a match that nobody has won or lost more than the others ends in a draw', () => {
  const result = { winner: 'nobody', seats: [], reason: 'equalAtSkull' } as const;
  expect(endText({ result }, 'en')).toMatchObject({ title: 'Nobody wins', rules: ['A130'] });
  const lost = { ...result, reason: 'overrun' } as const;
  expect(endText({ result: lost }, 'fr')?.title).toBe('Vous avez perdu');
});
