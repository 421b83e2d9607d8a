// How the title looks, on a desktop and on a phone.
import { expect, test } from './fixtures';
import { coloursDrawn, openTitle } from './support/title';

test('the title stands over a table that is really drawn, and all its words fit', async ({
  page,
}) => {
  await openTitle(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Flickfall' })).toBeVisible();
  await expect(page.getByText('A flicking game in the snow')).toBeVisible();
  await expect(page.getByRole('img', { name: /wooden table at dusk/ })).toBeVisible();
  await expect(page.locator('.scene-frame')).toHaveAttribute('data-quality', 'low');
  expect(await coloursDrawn(page)).toBeGreaterThan(60);

  // No word is cut off, none is too small, and nothing scrolls sideways.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const text of [
    'h1',
    '.title-tagline',
    '.title-menu',
    '.title-fan',
    '.title-version',
    '.language-switch',
  ]) {
    const box = await page.locator(text).boundingBox();
    expect(box, text).not.toBeNull();
    if (!box) continue;
    expect(box.x, text).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, text).toBeLessThanOrEqual(width);
    expect(box.y + box.height, text).toBeLessThanOrEqual(height);
  }
  const sizes = await page
    .locator('p, button')
    .evaluateAll((all) =>
      all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
