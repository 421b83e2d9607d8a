// What is kept is there after a reload; a link says what it holds before it is played. By real input, one by keys alone.
import type { Page } from '@playwright/test';
import { writeLink, type Linked } from '../../src/match/links/link';
import { edited } from '../../src/match/practice/place';
import { settingOfScenario } from '../../src/match/practice/setting';
import { shoot, type Shot } from '../../src/match/practice/shoot';
import { loadEngine } from '../../src/physics/engine';
import { expect, test } from './fixtures';
import { eventually } from './support/table';

test.describe.configure({ timeout: 240_000 });

const shownAt = (page: Page, id: string) =>
  page.evaluate((name) => globalThis.flickfall?.shownAt?.(name), id);
const linkOf = async (linked: Linked): Promise<string> => (await writeLink(linked)) ?? '';

const SHOT: Shot = {
  exercise: { of: 'shot', survivor: 'kevin', weapon: 'shotgun' },
  luck: 5,
  flick: { choice: 'left', numbers: { direction: 75, speed: 2000 } },
};

test('by keyboard: a position is kept by name, and opens after a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?quality=low#/practise');
  await page.locator('[data-chip="kevin"]').press('Enter');
  await page.locator('[data-chip="shotgun"]').press('Enter');
  await page.locator('[data-tab="keep"]').press('Enter');
  await page.locator('.keep-name input').fill('Kevin in the open');
  await page.locator('.keep-position').press('Enter');
  await expect(page.locator('.toast-line')).toContainText('Kevin in the open');
  await page.locator('[data-tab="flick"]').press('Enter');
  await page.locator('[data-chip="anita"]').press('Enter');

  await page.reload();
  await page.locator('[data-tab="keep"]').press('Enter');
  await page.getByRole('button', { name: 'Open “Kevin in the open”' }).press('Enter');
  await page.locator('[data-tab="flick"]').press('Enter');
  await expect(page.locator('[data-chip="kevin"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-chip="shotgun"]')).toHaveAttribute('aria-pressed', 'true');
});

test('a link to a position, then one to a shot while that table is open', async ({ page }) => {
  await loadEngine();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const put = edited(settingOfScenario('s1'), {
    put: 'john',
    where: { at: { x: 62, y: 50, facing: 90 } },
  });
  if (!put.ok) throw new Error('no room');
  const { setting } = put;
  const exercise = { of: 'disc', survivor: 'john' } as const;
  const position = await linkOf({ kind: 'position', start: { setting, exercise } });
  await page.goto(`./?quality=low${position}`);
  const told = page.locator('.link-told');
  await expect(told).toContainText('5 survivors, 7 zombies');
  await expect(told).toContainText('John flicks: Disc');
  await page.locator('.link-go').press('Enter');
  await eventually(() => shownAt(page, 'john')).toMatchObject({ x: 62, y: 50 });

  const tried = shoot(setting, SHOT);
  if (!tried.ok) throw new Error(tried.why);
  const { recording } = tried.taken;
  const shot = await linkOf({ kind: 'shot', start: { setting, shot: SHOT } });
  await page.evaluate((hash) => void (location.hash = hash), shot);
  await expect(told).toContainText('Kevin flicks: Shotgun');
  await page.locator('.link-go').click();
  const practise = page.locator('.practise');
  await expect(practise).toHaveAttribute('data-outcome', recording.hash, { timeout: 60_000 });
  await page.locator('.practice-try').click({ timeout: 60_000 });
  await expect(page.locator('.practice-try')).toHaveCount(0);
  await expect(page.locator('.prompt .hand-toggle')).toBeVisible();
  await expect(practise).toHaveAttribute('data-shots', '1');

  await page.evaluate(() => void (location.hash = '#p1.broken'));
  await expect(page.getByRole('alert')).toContainText('damaged or cut off');
  await page.goBack();
  await expect(practise).toBeVisible();
});
