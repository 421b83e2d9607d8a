// The title, with its table drawn.
import { expect, type Page } from '@playwright/test';

export const frames = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.flickfall?.frames() ?? 0);

export async function openTitle(page: Page): Promise<void> {
  await page.goto('./');
  await expect.poll(() => frames(page), { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(page.locator('.scene-frame')).toHaveCSS('opacity', '1');
}

/** Distinct colours of the canvas alone, on a coarse grid: a blank one has a single colour. */
export async function coloursDrawn(page: Page): Promise<number> {
  const picture = await page.locator('canvas').screenshot({
    style:
      '.backdrop, .title-words, .title-menu, .title-footer, .language-switch { visibility: hidden; } .title-page::after { display: none; }',
  });
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 96;
    canvas.height = 96;
    const brush = canvas.getContext('2d');
    brush?.drawImage(image, 0, 0, 96, 96);
    const pixels = brush?.getImageData(0, 0, 96, 96).data ?? [];
    const colours = new Set<number>();
    for (let i = 0; i + 2 < pixels.length; i += 4) {
      const [r = 0, g = 0, b = 0] = [pixels[i], pixels[i + 1], pixels[i + 2]];
      colours.add(((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4));
    }
    return colours.size;
  }, picture.toString('base64'));
}
