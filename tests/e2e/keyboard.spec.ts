// The first round of S1 without a pointer.
import type { Page } from '@playwright/test';
import { optionName } from '../../src/scenarios/decisions';
import { test, expect } from './fixtures';
import { commandsOf, readGolden, skipShowsByKey } from './support/play';

test.setTimeout(300_000);

const asked = (page: Page) => page.locator('.play-page').getAttribute('data-asked');

/** Types a number over what stands in a field. */
async function type(page: Page, name: string, value: number): Promise<void> {
  // The table takes a decision up a moment after the page asks it.
  await expect(page.locator(`.hand-panel [name="${name}"]`)).toBeVisible({ timeout: 60_000 });
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    if (focused === name) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(value));
}

test(
  'the first round of S1 is played with the keyboard alone',
  { tag: '@long' },
  async ({ page }) => {
    const match = readGolden('s1-3-nobody');
    await page.goto('./?play=s1&seed=3&quality=low');
    await skipShowsByKey(page);
    await expect(page.locator('#prompt-question')).toBeFocused();
    await page.keyboard.press('d');
    for (const command of commandsOf(match)) {
      await skipShowsByKey(page);
      const round = await page.locator('.day-track .unseen').innerText();
      if (round.startsWith('Round 2')) break;
      const before = await asked(page);
      expect(before).toBe(String(command.number));
      if (!command.flick) {
        const button = page.locator(`.prompt [data-choice="${optionName(command.choice)}"]`);
        await page.keyboard.press((await button.getAttribute('aria-keyshortcuts')) ?? 'Enter');
        if (command.facing !== undefined) {
          await type(page, 'facing', command.facing);
          await page.keyboard.press('Enter');
        }
      } else {
        const side = page.locator(`.hand-sides [data-choice="${optionName(command.choice)}"]`);
        if (await side.isVisible())
          await page.keyboard.press((await side.getAttribute('aria-keyshortcuts')) ?? '1');
        for (const name of ['direction', 'speed', 'axis', 'struck', 'aim', 'shift'] as const) {
          const value = command.flick[name];
          if (value !== undefined) await type(page, name, value);
        }
        await page.keyboard.press('Enter');
      }
      await expect(page.locator('.play-page')).not.toHaveAttribute('data-asked', String(before));
    }
    await expect(page.locator('.day-track .unseen')).toContainText('Round 2');
  },
);

/** The rules of what is asked, opened by key and by mouse; reading them takes nothing back. */
async function readsTheRules(page: Page): Promise<void> {
  const rules = page.getByRole('button', { name: 'The rules of this question' });
  const sheet = page.getByRole('dialog', { name: 'The rule' });
  const ways = [
    { open: () => page.keyboard.press('Enter'), close: () => page.keyboard.press('Escape') },
    {
      open: () => rules.click(),
      close: () => sheet.getByRole('button', { name: 'Close' }).click(),
    },
  ];
  await expect(page.locator('#prompt-question')).toBeFocused();
  await page.keyboard.press('Tab');
  for (const { open, close } of ways) {
    await expect(rules).toBeFocused();
    await open();
    await expect(sheet).toContainText('action');
    await close();
    await expect(sheet).toBeHidden();
  }
  await expect(rules).toBeFocused();
  await expect(page.locator('.play-page')).toHaveAttribute('data-kind', 'chooseAction');
}

/** The first answer of a match, by key and by mouse; nothing of it is left in the log or on the screen. */
async function takesBack(page: Page): Promise<void> {
  const kind = (name: string) =>
    expect(page.locator('.play-page')).toHaveAttribute('data-kind', name);
  const log = () => page.evaluate(() => globalThis.flickfall?.log?.());
  const before = await log();
  const button = page.getByRole('button', { name: /^Take back: / });
  await expect(button).toHaveCount(0);
  for (const back of [() => page.keyboard.press('ControlOrMeta+z'), () => button.click()]) {
    await page.keyboard.press('1');
    await kind('chooseAction');
    await back();
    await kind('chooseSurvivor');
    await expect(page.getByRole('log')).toHaveText(/^Taken back: \w+$/);
    expect(await log()).toBe(before);
  }
}

test('keys aim and flick on the table itself, Escape goes back, and answers are taken back', async ({
  page,
}) => {
  await page.goto('./?play=s1&seed=1&quality=low');
  await skipShowsByKey(page);
  await expect(page.locator('.play-page')).toHaveAttribute('data-kind', 'chooseSurvivor');
  await takesBack(page);
  await page.keyboard.press('1');
  await expect(page.locator('.play-page')).toHaveAttribute('data-kind', 'chooseAction');
  await page.keyboard.press('1');
  await expect(page.locator('.play-page')).toHaveAttribute('data-kind', 'flickDisc');
  await page.keyboard.press('Escape');
  await expect(page.locator('.play-page')).toHaveAttribute('data-kind', 'chooseAction');
  await readsTheRules(page);
  await page.keyboard.press('1');
  await page.keyboard.press('d');
  const direction = page.locator('[name="direction"]');
  const start = await direction.inputValue();
  await page.keyboard.press('ArrowLeft');
  await expect(direction).not.toHaveValue(start);
  await page.keyboard.press('Space');
  await skipShowsByKey(page);
  await expect(page.locator('.play-page')).not.toHaveAttribute('data-kind', 'flickDisc');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('something was flicked since')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('ten times finer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog')).toContainText('Zombies');
});
