// A match that Node has begun, opened at its own address: the browser draws one town, and not first another.
import { expect, type Page } from '@playwright/test';
import { command, startMatch, waitsFor, type Match } from '../../../src/match/match';
import { plainPlan } from '../../../src/match/plan';
import { saveOf } from '../../../src/match/saves';
import { loadEngine } from '../../../src/physics/engine';
import { optionId, type Decision } from '../../../src/scenarios/decisions';
import { changed } from '../../../src/scenarios/draft';
import type { Draft } from '../../../src/scenarios/game';
import type { ScenarioId } from '../../../src/scenarios/list';
import { store } from './arrange';
import { settle } from './play';
import { atRest, eventually } from './table';

const ID = 'begun-by-a-test';

/** Answers until a decision is the wanted one: as somebody wishes, or the first that is offered. */
export function playedTo(
  match: Match,
  isWanted: (decision: Decision) => boolean,
  wish: (decision: Decision) => string | undefined = () => undefined,
): Match {
  let now = match;
  for (;;) {
    const state = waitsFor(now);
    if (state.for !== 'decision') throw new Error(`waits for ${state.for}`);
    const { seat, decision } = state;
    if (isWanted(decision)) return now;
    const wanted = wish(decision);
    const { options } = decision;
    const option =
      (wanted !== undefined && options.find(({ id }) => id === optionId(wanted))) || options[0];
    if (!option) throw new Error(`${decision.kind} offers nothing`);
    const step = command(now, { seat, number: decision.number, choice: option.id });
    if (!step.ok) throw new Error(step.reason);
    now = step.match;
  }
}

/** The plainest match of a scenario, in which somebody is about to act. */
export const aboutToAct = (scenario: ScenarioId, survivor?: string, seed = 1): Match =>
  playedTo(
    startMatch(plainPlan(scenario, seed)),
    ({ kind }) => kind === 'chooseAction',
    () => survivor,
  );

/** The same match with another state: its log no longer leads there. */
export const arrangedAs = (match: Match, change: (game: Draft) => void): Match => ({
  ...match,
  game: changed(match.game, change),
});

/** Stores a match without drawing anything, and opens it. */
export async function openBegun(page: Page, match: Match): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/matches');
  await expect(page.getByText('No match is saved on this device.')).toBeVisible();
  await store(page, saveOf(ID, match, []));
  await page.goto(`./?quality=low#/play/${ID}`);
  await settle(page);
}

/** The same, until the picture stands still. */
export async function openDrawn(page: Page, match: Match): Promise<void> {
  await loadEngine();
  await openBegun(page, match);
  await eventually(() => page.evaluate(() => globalThis.flickfall?.camera !== undefined)).toBe(
    true,
  );
  await atRest(page);
}
