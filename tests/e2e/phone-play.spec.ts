// S1's first round under a thumb: taps for choices, a real drag of a finger for the first flick.
import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import { commandsOf, readGolden, settleByTap, answerByTap } from './support/play';

test.setTimeout(300_000);

/** Whether the page covers a place on the screen: something else than the table would take the touch. */
const isCovered = (page: Page, x: number, y: number): Promise<boolean> =>
  page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName !== 'CANVAS', [
    x,
    y,
  ] as const);

/** Where a place of the table is seen, once the camera has come to rest. */
async function placeOnScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const look = () =>
    page.evaluate(([east, north]) => globalThis.flickfall?.project?.(east, north), [x, y] as const);
  let [before, now] = [await look(), await look()];
  await expect(async () => {
    [before, now] = [now, await look()];
    expect(now).toBeDefined();
    expect(now).toEqual(before);
  }).toPass({ intervals: [250, 500] });
  return now ?? { x: 0, y: 0 };
}

async function pull(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y, id: 1 }],
    });
  await send('touchStart', from.x, from.y);
  for (let step = 1; step <= 6; step += 1)
    await send('touchMove', from.x + (by.x * step) / 6, from.y + (by.y * step) / 6);
  await expect(page.locator('.play-page')).toHaveAttribute('data-aiming', 'true');
  // Nothing stands over the middle of the table while the finger aims.
  await expect(page.locator('.prompt')).toBeHidden();
  await expect(page.locator('.hud-top')).toBeHidden();
  expect(await isCovered(page, 195, 422)).toBe(false);
  expect(await isCovered(page, 195, 250)).toBe(false);
  await send('touchEnd', 0, 0);
}

test('the first round of S1 is played with a finger', { tag: '@long' }, async ({ page }) => {
  const commands = commandsOf(readGolden('s1-3-nobody'));
  await page.goto('./?play=s1&seed=3&quality=low');
  await settleByTap(page);
  for (const command of commands) {
    await settleByTap(page);
    const round = await page.locator('.day-track .unseen').innerText();
    if (round.startsWith('Round 2')) break;
    await answerByTap(page, command);
  }
  await settleByTap(page);
  await expect(page.locator('.day-track .unseen')).toContainText('Round 2');
});

test('a finger pulls back and lets go, and the page stays out of its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?play=s1&seed=1&quality=low');
  await settleByTap(page);
  await page.locator('[data-choice="john"]').tap();
  await page.locator('[data-choice="move"]').tap();
  await expect(page.locator('.play-page')).toHaveAttribute('data-kind', 'flickDisc');
  await page.locator('.prompt-rules').tap();
  await expect(page.getByRole('dialog', { name: 'The rule' })).toContainText('A clean move');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(page.locator('.prompt-rules')).toBeFocused();
  const disc = await placeOnScreen(page, 28, 10);
  await pull(page, disc, { x: 0, y: 90 });
  await settleByTap(page);
  await expect(page.locator('.play-page')).not.toHaveAttribute('data-kind', 'flickDisc');
  await expect(page.locator('.headline')).toContainText('John');
});

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`everything fits into ${size.width} by ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('./?play=s1&seed=1&quality=low');
    await settleByTap(page);
    await page.locator('[data-choice="john"]').tap();
    await page.locator('[data-choice="use:rifle"]').tap();
    await expect(page.locator('.play-page')).toHaveAttribute('data-kind', 'aim');
    for (const button of await page.locator(':is(.prompt, .tools) button:visible').all()) {
      const box = await button.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= size.width).toBe(true);
    }
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.play-page *')]
        .filter((one) => one.innerText?.trim() && one.children.length === 0)
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 14)
        .map((one) => one.innerText),
    );
    expect(small).toEqual([]);
    expect(await isCovered(page, size.width / 2, size.height / 2)).toBe(false);
  });
}
