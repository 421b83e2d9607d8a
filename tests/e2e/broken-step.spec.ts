// A rule that breaks: the player is told, goes on, and can take a report along.
import { readFileSync } from 'node:fs';
import { moveThing } from '../../src/scenarios/change';
import type { Draft } from '../../src/scenarios/game';
import { expect, test } from './fixtures';
import { arrange, stored } from './support/arrange';
import { settle } from './support/play';
import { log } from './support/table';
import { withoutPicture } from './support/without-picture';

/** A barrel in the middle of a zombie: no flick can be carried out. */
function spoil(game: Draft): void {
  const zombie = Object.values(game.zombies).find(({ place }) => place.in === 'street');
  const barrel = Object.keys(game.things).find((id) => game.things[id]?.kind === 'barrel');
  if (zombie?.place.in === 'street' && barrel !== undefined)
    moveThing(game, barrel, zombie.place.pose);
}

test('a step that cannot be carried out is not taken, and another one is', async ({
  page,
}, testInfo) => {
  await withoutPicture(page);
  await page.goto('./?play=s1&seed=1&quality=low');
  await settle(page);
  const table = page.locator('.play-page');
  await page.locator('[data-choice="john"]').click();
  await page.locator('[data-choice="move"]').click();
  await expect(table).toHaveAttribute('data-kind', 'flickDisc');
  await arrange(page, spoil);
  await settle(page);
  await page.locator('.hand-toggle[aria-expanded="false"]').click();
  await page.locator('.hand-flick').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This step could not be carried out. Nothing is lost');
  await expect(table).toHaveAttribute('data-kind', 'flickDisc');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Download a bug report' }).click(),
  ]);
  const file = testInfo.outputPath('report.json');
  await download.saveAs(file);
  const report = JSON.parse(readFileSync(file, 'utf8')) as { match: string };
  expect(report).toMatchObject({
    message: expect.stringContaining('overlaps'),
    failed: { choice: 'flick', number: 2, flick: { speed: expect.any(Number) } },
  });
  expect((JSON.parse(report.match) as { log: unknown[] }).log).toHaveLength(2);
  await page.locator('.prompt [data-choice="back"]').click();
  await expect(table).toHaveAttribute('data-kind', 'chooseAction');
  await expect(alert).toBeHidden();
  // Once it is stored, a reload asks what was asked last.
  const answered = await log(page);
  await expect.poll(async () => (await stored(page))?.log).toBe(answered);
  await page.reload();
  await settle(page);
  await expect(table).toHaveAttribute('data-kind', 'chooseAction');
});
