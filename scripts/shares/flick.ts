// A disc under a finger, and on its way: what the page leaves over the table meanwhile.
import type { Page } from '@playwright/test';
import type { Vec2 } from '../../src/physics/table';
import { boxesOverTable, shareOf, WINDOWS, type WindowName } from './share';

const PATIENCE = 60_000;

type Shares = { readonly aiming: number; readonly showing: number };

const share = async (page: Page, name: WindowName): Promise<number> =>
  shareOf(await page.evaluate(boxesOverTable), WINDOWS[name]);

/** Nothing is drawn any more: the camera has arrived. */
async function still(page: Page): Promise<void> {
  for (let before = -1; ;) {
    const now = await page.evaluate(() => globalThis.flickfall?.frames() ?? 0);
    if (now === before && now > 0) return;
    before = now;
    await page.waitForTimeout(400);
  }
}

/** The disc lies in front of the finger, with a picture around it. */
export async function sharesOfFlick(page: Page, name: WindowName, at: Vec2): Promise<Shares> {
  await still(page);
  const disc = await page.evaluate(
    ({ x, y }) => globalThis.flickfall?.project?.(x, y) ?? { x: 0, y: 0 },
    at,
  );
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: disc.x, y: disc.y + by, id: 1 }],
    });
  await send('touchStart', 0);
  for (const by of [30, 60, 90]) await send('touchMove', by);
  await page.locator('.play-page[data-aiming="true"]').waitFor({ timeout: PATIENCE });
  const aiming = await share(page, name);
  await send('touchEnd', 0);
  await page.locator('.play-page[data-showing="true"]').waitFor({ timeout: PATIENCE });
  const showing = await share(page, name);
  await touch.detach();
  return { aiming, showing };
}
