// The shot of the day: the same for everybody with the same date, and a try is kept as soon as it is taken.
import { dayNumber, seedOf } from '../../src/match/practice/daily/days';
import { dealt } from '../../src/match/practice/daily/dealt';
import { shoot } from '../../src/match/practice/shoot';
import { loadEngine } from '../../src/physics/engine';
import { must } from '../../src/scenarios/queries';
import { expect, test } from './fixtures';
import { eventually } from './support/table';

test.describe.configure({ timeout: 240_000 });

/** A disc is flicked on this day. */
const DAY = '2026-11-14';

test('by keyboard: a try in numbers is the run of Node, and a reload does not give it back', async ({
  page,
}) => {
  await loadEngine();
  await page.clock.setFixedTime(new Date(`${DAY}T10:00:00`));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?quality=low#/daily');
  await expect(page.locator('.daily-today')).toHaveAttribute('data-day', DAY);
  await expect(page.locator('.daily-day')).toHaveCount(30);
  await page.locator('.daily-play button').click();
  await page.locator('.hand-toggle').click();
  await page.locator('.hand-panel input[name="direction"]').fill('75');
  await page.locator('.hand-panel input[name="speed"]').fill('300');
  await page.locator('.hand-flick').click();
  await expect(page.locator('.daily-next')).toBeVisible({ timeout: 60_000 });

  const { setting, exercise } = must(dealt(seedOf(dayNumber(DAY) ?? 0)), 'a task');
  const flick = { choice: 'flick', numbers: { direction: 75, speed: 300 } };
  const tried = shoot(setting, { exercise, luck: 0, flick });
  await expect(page.locator('.daily')).toHaveAttribute(
    'data-outcome',
    tried.ok ? tried.taken.recording.hash : '',
  );

  await page.reload();
  await expect(page.locator('.daily-play button')).toContainText('2 tries left');
  await page.locator('.daily-play button').click();
  await eventually(() => page.locator('.daily').getAttribute('data-tries')).toBe('1');
  await expect(page.locator('.hand-toggle')).toBeVisible();
});
