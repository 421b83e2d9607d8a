import type { Page } from '@playwright/test';

/** No WebGL: the table is told in words, and a software renderer has nothing to do. For everything that is not about the picture. */
export async function withoutPicture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}
