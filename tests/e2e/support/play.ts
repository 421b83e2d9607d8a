// Plays the answers of a log through the page's own controls: buttons, fields and keys, as a patient player would.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { LogEntry } from '../../../src/match/match';
import { optionName, type Command } from '../../../src/scenarios/decisions';
import { SCENARIO_IDS } from '../../../src/scenarios/list';
import type { NewGame } from '../../../src/scenarios/setup';

export type GoldenMatch = { readonly plan: NewGame; readonly log: readonly LogEntry[] };

export const readGolden = (name: string): GoldenMatch =>
  JSON.parse(
    readFileSync(new URL(`../../golden/${name}.json`, import.meta.url), 'utf8'),
  ) as GoldenMatch;

export const commandsOf = ({ log }: GoldenMatch): Command[] =>
  log.flatMap((entry) => ('command' in entry ? [entry.command] : []));

const table = (page: Page) => page.locator('.play-page');

const bytesOf = (seed: string): number[] =>
  (seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** Through the menus to the table; only the luck of the match is settled beforehand. */
export async function startFromTitle(page: Page, { plan }: GoldenMatch): Promise<void> {
  await page.addInitScript((seed) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      draw(array);
      if (array instanceof Uint8Array && array.length === seed.length) array.set(seed);
      return array;
    };
  }, bytesOf(plan.seed));
  // Numbers that are typed are flicked as they are.
  await page.addInitScript(() =>
    localStorage.setItem('flickfall.options', JSON.stringify({ hand: 'steady' })),
  );
  // Drifting snow would keep a software renderer from everything else.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?quality=low');
  await page.locator('.title-menu').getByRole('button', { name: 'Play', exact: true }).click();
  await page
    .locator('.scenario-card')
    .nth(SCENARIO_IDS.indexOf(plan.sheet.id))
    .getByRole('button')
    .click();
  await page.locator('.start-bar .button-main').click();
  await expect(table(page)).toBeVisible({ timeout: 60_000 });
}

/**
 * Until the page asks, is drawn behind a curtain or is over, or until a show has come or gone.
 * Looks in every frame: most waits are shorter than the pause between two looks of `expect`.
 */
async function settledOrShow(page: Page, show: 'there' | 'gone', timeout = 0): Promise<boolean> {
  const found = await page.waitForFunction(
    (wanted) => {
      const { asked, over } = document.querySelector<HTMLElement>('.play-page')?.dataset ?? {};
      if (asked !== undefined || over === 'true' || document.querySelector('.curtain, .moment'))
        return 'settled';
      return (document.querySelector('.show-skip') ? 'there' : 'gone') === wanted && wanted;
    },
    show,
    { timeout },
  );
  return (await found.jsonValue()) === 'settled';
}

/** How long a press may take to show before it is tried again, in ms. */
const PATIENCE = 2000;

type Press = (button: Locator) => Promise<void>;

async function skipBy(page: Page, press: Press): Promise<void> {
  while (!(await settledOrShow(page, 'there'))) {
    // The show may be over by itself before the finger is down.
    await press(page.locator('.show-skip')).catch(() => undefined);
    await settledOrShow(page, 'gone', PATIENCE).catch(() => undefined);
  }
}

/** Skips whatever is being shown until something is asked. */
export const skipShows = (page: Page): Promise<void> =>
  skipBy(page, (skip) => skip.click({ timeout: PATIENCE }));

/** The same for whoever has no pointer. On the button, so that a key that comes late presses nothing else. */
export const skipShowsByKey = (page: Page): Promise<void> =>
  skipBy(page, (skip) => skip.press('Enter', { timeout: PATIENCE }));

/** The same under a finger. */
export const settleByTap = (page: Page): Promise<void> =>
  skipBy(page, (skip) => skip.tap({ timeout: PATIENCE }));

/** The same, and takes the table over where it is handed on. */
export async function settle(page: Page): Promise<void> {
  await skipShows(page);
  if (await page.locator('.curtain-hold').isVisible()) await holdCurtain(page);
  if (!(await page.locator('.moment').isVisible())) return;
  await page.locator('.moment-close').click();
  await settle(page);
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

const isByHand = ({ flick, spot }: Command): boolean => flick !== undefined || spot !== undefined;

/** Gives one answer by the page's controls and waits until it is taken. */
export async function answer(page: Page, command: Command): Promise<void> {
  await settle(page);
  await answerBy(page, command, (button) => button.click());
}

export const answerByTap = (page: Page, command: Command): Promise<void> =>
  answerBy(page, command, (button) => button.tap());

/** A question with one answer is not asked: the page has gone on to a later one, or the match is over. */
const isPast = (page: Page, number: number): Promise<boolean> =>
  table(page).evaluate(
    ({ dataset }, asked) => dataset['over'] === 'true' || Number(dataset['asked']) > asked,
    number,
  );

async function answerBy(page: Page, command: Command, press: Press): Promise<void> {
  if (await isPast(page, command.number)) return;
  const number = String(command.number);
  await expect(table(page)).toHaveAttribute('data-asked', number);
  if (isByHand(command)) await answerByHand(page, command, press);
  else await press(page.locator(`.prompt [data-choice="${optionName(command.choice)}"]`));
  if (command.facing !== undefined) await turnTo(page, command.facing, press);
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.play-page')?.dataset['asked'] !== before,
    number,
  );
}

/** The panel of turning is open beside the other answers. */
async function turnTo(page: Page, facing: number, press: Press): Promise<void> {
  await page.locator('.turn-panel [name="facing"]').fill(String(facing));
  await press(page.locator('.turn-panel [type="submit"]'));
}

const FIELDS = ['direction', 'speed', 'axis', 'struck', 'aim', 'shift'] as const;

async function answerByHand(page: Page, command: Command, press: Press): Promise<void> {
  const toggle = page.locator('.hand-toggle[aria-expanded="false"]');
  if (await toggle.isVisible()) await press(toggle);
  const side = page.locator(`.hand-sides [data-choice="${optionName(command.choice)}"]`);
  if (await side.isVisible()) await press(side);
  for (const name of FIELDS) {
    const value = command.flick?.[name];
    if (value !== undefined) await page.locator(`.hand-panel [name="${name}"]`).fill(String(value));
  }
  if (command.spot) {
    await page.locator('.hand-panel [name="x"]').fill(String(command.spot.x));
    await page.locator('.hand-panel [name="y"]').fill(String(command.spot.y));
  }
  await press(page.locator('.hand-flick'));
}

/** The whole log, or its first answers. */
export async function playLog(page: Page, match: GoldenMatch, most = Infinity): Promise<void> {
  for (const command of commandsOf(match).slice(0, most)) await answer(page, command);
  await settle(page);
}
