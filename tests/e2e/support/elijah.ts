// A match in which Elijah is about to act, with his flares: S6 with powers, put on the table as it stands then.
import type { Page } from '@playwright/test';
import { loadEngine } from '../../../src/physics/engine';
import { command, startMatch, waitsFor, type Match } from '../../../src/match/match';
import { plainPlan } from '../../../src/match/plan';
import { saveOf } from '../../../src/match/saves';
import { optionId } from '../../../src/scenarios/decisions';
import { scenarioOf } from '../../../src/scenarios/list';
import { store, stored } from './arrange';
import { settle } from './play';
import { atRest, eventually } from './table';

/** Everybody before him ends the turn at once, without a sound. */
export function elijahsTurn(seed = 1): Match {
  const plan = plainPlan('s6', seed);
  let now = startMatch({ ...plan, sheet: { ...scenarioOf('s6'), powers: 'up' } });
  for (;;) {
    const state = waitsFor(now);
    if (state.for !== 'decision') throw new Error(`waits for ${state.for}`);
    const { seat, decision } = state;
    if (decision.kind === 'chooseAction' && decision.about === 'elijah') return now;
    const wanted = decision.kind === 'chooseAction' ? 'end' : 'elijah';
    const option =
      decision.options.find(({ id }) => id === optionId(wanted)) ?? decision.options[0];
    if (!option) throw new Error(`${decision.kind} offers nothing`);
    const step = command(now, { seat, number: decision.number, choice: option.id });
    if (!step.ok) throw new Error(step.reason);
    now = step.match;
  }
}

/** The table in the browser, with Elijah to act: a match is begun, and another stored in its place. */
export async function openElijah(page: Page): Promise<void> {
  await loadEngine();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?play=s6&seed=1&quality=low');
  const isOpen = () => page.evaluate(() => globalThis.flickfall?.camera !== undefined);
  await eventually(isOpen).toBe(true);
  await eventually(async () => (await stored(page))?.snapshot !== undefined).toBe(true);
  const save = await stored(page);
  if (!save) throw new Error('No match is stored.');
  await store(page, saveOf(save.id, elijahsTurn(), [], save.snapshot?.rules));
  await page.reload();
  await eventually(isOpen).toBe(true);
  await settle(page);
  await atRest(page);
}
