// Plays the answers of a log through the page's own controls: buttons, fields and keys, as a patient player would.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { LogEntry } from '../../../src/match/match';
import type { Command } from '../../../src/scenarios/decisions';
import type { NewGame } from '../../../src/scenarios/setup';

export type GoldenMatch = { readonly plan: NewGame; readonly log: readonly LogEntry[] };

export const readGolden = (name: string): GoldenMatch =>
  JSON.parse(
    readFileSync(new URL(`../../golden/${name}.json`, import.meta.url), 'utf8'),
  ) as GoldenMatch;

export const commandsOf = ({ log }: GoldenMatch): Command[] =>
  log.flatMap((entry) => ('command' in entry ? [entry.command] : []));

const table = (page: Page) => page.locator('.play-page');

/** Waits until the page asks, hands over or is over; skips what is being shown, lifts what is drawn. */
export async function settle(page: Page): Promise<void> {
  await expect(async () => {
    const now = table(page);
    const skip = now.locator('.show-skip');
    if (await skip.isVisible()) await skip.click({ timeout: 1000 });
    const curtain = now.locator('.curtain-hold');
    if (await curtain.isVisible()) await holdCurtain(page);
    const asked = await now.getAttribute('data-asked', { timeout: 1000 });
    const over = await now.getAttribute('data-over', { timeout: 1000 });
    expect(asked !== null || over === 'true').toBe(true);
  }).toPass({ timeout: 30_000, intervals: [30, 60, 120, 250] });
}

/** As a thumb does it: press, hold, until it opens. */
export async function holdCurtain(page: Page): Promise<void> {
  const button = page.locator('.curtain-hold');
  const box = await button.boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(button).toBeHidden();
  await page.mouse.up();
}

/** Gives one answer by the page's controls and waits for the next question. */
export async function answer(page: Page, command: Command): Promise<void> {
  await settle(page);
  await expect(table(page)).toHaveAttribute('data-asked', String(command.number));
  const isByHand =
    command.speed !== undefined || command.facing !== undefined || command.spot !== undefined;
  if (isByHand) await answerByHand(page, command);
  else await page.locator(`.prompt [data-choice="${command.choice}"]`).click();
  await expect(table(page)).not.toHaveAttribute('data-asked', String(command.number));
}

const FIELDS = ['direction', 'speed', 'axis', 'struck', 'aim', 'facing'] as const;

async function answerByHand(page: Page, command: Command): Promise<void> {
  const toggle = page.locator('.hand-toggle[aria-expanded="false"]');
  if (await toggle.isVisible()) await toggle.click();
  const side = page.locator(`.hand-sides [data-choice="${command.choice}"]`);
  if (await side.isVisible()) await side.click();
  for (const name of FIELDS) {
    const value = command[name];
    if (value !== undefined) await page.locator(`.hand-panel [name="${name}"]`).fill(String(value));
  }
  if (command.spot) {
    await page.locator('.hand-panel [name="x"]').fill(String(command.spot.x));
    await page.locator('.hand-panel [name="y"]').fill(String(command.spot.y));
  }
  await page.locator('.hand-flick').click();
}

/** The whole log, or its first answers. */
export async function playLog(page: Page, match: GoldenMatch, most = Infinity): Promise<void> {
  for (const command of commandsOf(match).slice(0, most)) await answer(page, command);
  await settle(page);
}
