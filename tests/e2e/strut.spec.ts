// A rush that follows a flick at once: it waits for the strut, and whoever taps the table pulls it.
import { test, expect } from './fixtures';
import { answer, commandsOf, readGolden, settle, startFromTitle } from './support/play';

test.use({ viewport: { width: 1000, height: 600 } });

const match = readGolden('s1-1-together');
const rush = match.log.findIndex(
  (entry, index) => 'table' in entry && 'table' in (match.log[index + 1] ?? {}),
);
const before = commandsOf({ ...match, log: match.log.slice(0, rush) });

test('the rush stands still until its strut is pulled, and then runs to its end', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await startFromTitle(page, match);
  for (const command of before.slice(0, -1)) await answer(page, command);
  const last = before.at(-1);
  if (!last) throw new Error('nobody flicks before the rush');
  await settle(page);
  await answer(page, last);
  const strut = page.getByRole('button', { name: 'Pull the strut' });
  await expect(strut).toBeVisible({ timeout: 60_000 });
  await expect(strut).toBeFocused();
  await page.waitForTimeout(1_000);
  await expect(strut).toBeVisible();
  await page
    .locator('.play-page canvas')
    .first()
    .click({ position: { x: 500, y: 250 } });
  await expect(strut).toBeHidden();
  await expect(page.locator('.play-page')).toHaveAttribute(
    'data-asked',
    String((last.number ?? 0) + 1),
    { timeout: 60_000 },
  );
});
