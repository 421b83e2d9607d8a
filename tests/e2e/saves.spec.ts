// A match survives everything: a reload, a closed tab, a changed state, a broken neighbour, a stranger's file.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answer, commandsOf, playLog, readGolden, settle } from './support/play';
import { withoutPicture } from './support/without-picture';

const GOLDEN = 'tests/golden/s1-1-together.json';
const golden = readGolden('s1-1-together');
const START = './?play=s1&seed=1&quality=low';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const asked = (page: Page): Promise<string | null> =>
  page.locator('.play-page').getAttribute('data-asked');

/** Some decisions into the match, which is put away a moment after each: faster than a hand, a test would leave before. */
async function playSome(page: Page, decisions: number): Promise<string | null> {
  await page.goto(START);
  await playLog(page, golden, decisions);
  await expect.poll(() => storedMoves(page)).toBe(await movesOf(page));
  return asked(page);
}

/** Puts something beside the match that is none. */
const addBroken = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('flickfall');
        opening.addEventListener('error', () => reject(opening.error));
        opening.onsuccess = () => {
          const work = opening.result.transaction('matches', 'readwrite');
          work.objectStore('matches').put({ id: 'broken', log: 7 });
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

/** How many moves of the only match are stored, and how many it has. */
const storedMoves = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('flickfall');
        opening.onsuccess = () => {
          const all = opening.result.transaction('summaries').objectStore('summaries').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result[0]?.moves ?? 0);
          };
        };
      }),
  );
const movesOf = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(globalThis.flickfall?.log?.() ?? '{"log":[]}').log.length);

test.describe('a match', () => {
  test.beforeEach(async ({ page }) => withoutPicture(page));

  test('goes on after a reload, and from the title', async ({ page }) => {
    const at = await playSome(page, 3);
    await page.reload();
    await settle(page);
    expect(await asked(page)).toBe(at);

    await page.goto('./');
    const menu = page.getByRole('button', { name: /^Continue/ });
    await expect(menu).toContainText('Let’s get out of here, round 1');
    await menu.click();
    await settle(page);
    expect(await asked(page)).toBe(at);
    const next = commandsOf(golden)[3];
    if (next) await answer(page, next);
  });

  test('can be deleted and taken back, exported and imported', async ({ page }, testInfo) => {
    const at = await playSome(page, 2);
    await page.goto('./#/matches');
    await button(page, 'Delete').click();
    await expect(page.getByText('No match is saved on this device.')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(page.locator('.match-row')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('.match-row')).toContainText('Round 1, day');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Export').click(),
    ]);
    const file = testInfo.outputPath('match.json');
    await download.saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'flickfall-match' });
    await page.locator('input[type=file]').setInputFiles(file);
    // It lies here already: nothing is kept twice.
    await expect(page.getByText('This match is here already.')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.match-row[data-found="true"]')).toHaveCount(1);
    await button(page, 'Delete').click();
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('The match was imported.')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.match-row')).toHaveCount(1);
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await settle(page);
    expect(await asked(page)).toBe(at);
  });

  test('opened in two tabs is never corrupted', async ({ page, context }) => {
    await playSome(page, 1);
    const other = await context.newPage();
    await withoutPicture(other);
    await other.goto(page.url());
    await settle(other);
    const [, second, third] = commandsOf(golden);
    if (!second || !third) throw new Error('The golden match is too short.');
    await Promise.all([answer(page, second), answer(other, second)]);
    await answer(other, third);
    const at = await asked(other);
    await expect.poll(() => storedMoves(other)).toBe(await movesOf(other));
    await other.close();
    await page.reload();
    await settle(page);
    expect(await asked(page)).toBe(at);
  });
});

test.describe('a broken save', () => {
  test.beforeEach(async ({ page }) => withoutPicture(page));

  test('is reported, and the others stay usable', async ({ page }) => {
    const at = await playSome(page, 1);
    await addBroken(page);
    await page.goto('./#/matches');
    const damaged = page.locator('.match-row', { hasText: 'A damaged save' });
    await expect(page.locator('.match-row')).toHaveCount(2);
    await damaged.getByText('Continue').click();
    await expect(page.getByRole('alert')).toContainText('damaged or cut off');
    await button(page, 'Delete').click();
    await expect(page.locator('.match-row')).toHaveCount(1);
    await button(page, 'Continue').click();
    await settle(page);
    expect(await asked(page)).toBe(at);
  });
});

test.describe('a stranger’s file', () => {
  test.beforeEach(async ({ page }) => withoutPicture(page));

  test('that is no match is refused with the reason', async ({ page }) => {
    await page.goto('./#/matches');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'text/plain', buffer: Buffer.from('<html>') });
    await expect(page.getByRole('alert')).toContainText('damaged or cut off');
    await expect(page.locator('.match-row')).toHaveCount(0);
  });

  test('of a finished match shows how it ended', async ({ page }) => {
    test.slow();
    await page.goto('./#/matches');
    await page.locator('input[type=file]').setInputFiles(GOLDEN);
    await expect(page.locator('.match-row')).toContainText('Won', { timeout: 60_000 });
    await page.goto('./');
    await expect(page.locator('.title-menu')).toHaveAttribute('data-ready', 'true');
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
    await expect(button(page, 'Saved matches')).toBeVisible();
  });
});

test.describe('with the picture', () => {
  test.slow();

  test('a reload in the middle of a flick loses nothing', async ({ page }) => {
    await page.goto(START);
    const commands = commandsOf(golden);
    const first = commands.findIndex(({ flick }) => flick !== undefined);
    await playLog(page, golden, first);
    const flick = commands[first];
    if (!flick) throw new Error('The golden match has no flick.');
    await answer(page, flick);
    await expect(page.locator('.play-page')).toHaveAttribute('data-showing', 'true');
    await page.reload();
    await settle(page);
    const next = commands[first + 1];
    await expect(page.locator('.play-page')).toHaveAttribute('data-asked', String(next?.number));
  });
});
