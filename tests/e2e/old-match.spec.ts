// A match from an older table: it cannot be played on, and says why; it can be taken along and removed.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/saved-match';
import { withDay } from '../../src/match/played-at';
import { saveOf, summaryOf } from '../../src/match/saves';
import { expect, test } from './fixtures';
import { store } from './support/arrange';
import { aboutToAct } from './support/begin';
import { withoutPicture } from './support/without-picture';

const PLAYED = Date.parse('2026-01-01');

/** Stores a match that somebody has begun, as an older game would have left it; returns its log. */
async function storeOld(page: Page): Promise<string> {
  await withoutPicture(page);
  await page.goto('./#/matches');
  await expect(page.getByText('No match is saved on this device.')).toBeVisible();
  const match = aboutToAct('s1', 'john');
  const save = saveOf('old', match, []);
  if (!save.snapshot) throw new Error('It has no state.');
  const log = `${JSON.stringify({ ...JSON.parse(save.log), engine: 'table-0' })}\n`;
  const old: SavedMatch = { ...save, log, snapshot: { ...save.snapshot, engine: 'table-0' } };
  await store(page, old, summaryOf('old', match, PLAYED));
  return log;
}

async function exported(page: Page, file: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  await download.saveAs(file);
  return readFileSync(file, 'utf8');
}

const why = (page: Page) => page.getByRole('alert');

test('Continue opens to the reason, from where it is exported and removed for good', async ({
  page,
}, testInfo) => {
  const log = await storeOld(page);
  await page.goto('./');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match cannot be opened');
  await expect(why(page)).toContainText('another version of the table (table-0)');
  await expect(why(page)).toContainText('It cannot be played on here');
  expect(await exported(page, testInfo.outputPath('old.json'))).toBe(log);
  await page.reload();
  await expect(why(page)).toContainText('table-0');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No match is saved on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No match is saved on this device.')).toBeVisible();
  await page.goto('./');
  await expect(page.locator('.title-menu')).toHaveAttribute('data-ready', 'true');
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
});

test('the list says that it is old, exports it and removes it', async ({ page }, testInfo) => {
  const log = await storeOld(page);
  await page.reload();
  const row = page.locator('.match-row');
  await expect(row).toContainText('From an older table: it cannot be played on.');
  await expect(row.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  expect(await exported(page, testInfo.outputPath('old.json'))).toBe(withDay(log, PLAYED));
  await row.getByRole('button', { name: 'Why?' }).click();
  await expect(why(page)).toContainText('table-0');
  await page.getByRole('button', { name: 'Saved matches' }).click();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No match is saved on this device.')).toBeVisible();
  await page.reload();
  await expect(row).toHaveCount(0);
});
