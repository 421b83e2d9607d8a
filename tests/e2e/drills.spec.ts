// A drill by real input: found from the title, mastered by the numbers that were found for it, and kept.
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { atRest, eventually, frames, pixel } from './support/table';

test.describe.configure({ timeout: 120_000 });

const proofs: unknown = JSON.parse(readFileSync('tests/match/practice/drill-proofs.json', 'utf8'));
/** The first number of this name in what is known of the drill. */
const numberOf = (name: string): string =>
  new RegExp(`"stop40".*?"${name}":(-?[\\d.]+)`).exec(JSON.stringify(proofs))?.[1] ?? '';

test(
  'from the title to three stars, which outlast a reload; Back leads to all drills',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./?quality=low');
    await page.getByRole('button', { name: 'Practise' }).click();
    await page.getByRole('button', { name: 'Drills' }).click();
    const door = page.locator('[data-drill="stop40"]');
    await expect(door.locator('.stars')).toHaveAttribute('data-stars', '0');
    await door.getByRole('button').click();
    await eventually(() => frames(page)).toBeGreaterThan(0);
    await atRest(page);
    // The middle of the ring is in the window, and no panel lies over it.
    const ring = await pixel(page, { x: 56, y: 16 });
    const over = ({ x, y }: typeof ring): string | undefined =>
      document.elementFromPoint(x, y)?.tagName;
    expect(await page.evaluate(over, ring)).toBe('CANVAS');

    await page.locator('.hand-toggle').click();
    const panel = page.locator('.hand-panel');
    await panel.locator('input[name="direction"]').fill('5');
    await panel.locator('input[name="speed"]').fill('600');
    await page.locator('.hand-flick').click();
    const result = page.locator('.drill-result');
    await expect(result).toHaveAttribute('data-stars', '0', { timeout: 30_000 });
    await expect(result.locator('.drill-lack')).toContainText('beside the middle');
    await page.keyboard.press('r');
    await expect(result).toHaveCount(0);

    await panel.locator('input[name="direction"]').fill(numberOf('direction'));
    await panel.locator('input[name="speed"]').fill(numberOf('speed'));
    await page.locator('.hand-flick').click();
    await expect(result).toHaveAttribute('data-stars', '3', { timeout: 30_000 });
    await expect(result.getByRole('heading', { name: 'Mastered' })).toBeVisible();
    await expect(result.getByRole('button', { name: 'Next drill' })).toBeFocused();

    await page.reload();
    await expect(page.locator('.drill-best')).toContainText('3 of 3 stars');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(door.locator('.stars')).toHaveAttribute('data-stars', '3');
  },
);
