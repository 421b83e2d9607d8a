// The camera on the real page: it obeys, it stays on the table, and it never touches a piece.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  atRest,
  camera,
  decisionOf,
  eventually,
  fingers,
  frames,
  log,
  offerOf,
  openTable,
  phase,
  pixel,
  takeDisc,
} from './support/table';

test.describe.configure({ timeout: 240_000 });
test.use({ hasTouch: true });

/** Where every piece is drawn. */
const pieces = (page: Page) =>
  page.evaluate(() =>
    ['anita', 'john', 'zombie-1', 'zombie-2'].map((id) => globalThis.flickfall?.shownAt?.(id)),
  );

/** An empty place of the picture: nothing stands at the middle of the cross-roads. */
const emptySpot = (page: Page) => pixel(page, { x: 64, y: 30 });

/** Zombies and lamps that no panel covers, and where they are in the window. */
const placesInSight = (page: Page) =>
  page.evaluate(() => {
    const table = globalThis.flickfall;
    return [1, 2, 3, 4, 5, 6, 7].flatMap((number) =>
      [`zombie-${number}`, `lamp-${number}`].flatMap((id) => {
        const body = table?.shownAt?.(id);
        const at = body && table?.project?.(body.x, body.y, body.lift);
        if (!at || !(document.elementFromPoint(at.x, at.y) instanceof HTMLCanvasElement)) return [];
        return [[id, at] as const];
      }),
    );
  });

test('the camera obeys, stays over the table, and never moves a piece', async ({ page }) => {
  await openTable(page);

  await test.step('drag turns, wheel zooms, right drag pans, a double click goes back: no piece moves', async () => {
    await atRest(page);
    const [start, where, untouched] = [await camera(page), await pieces(page), await log(page)];
    const { x, y } = await emptySpot(page);

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 30, { steps: 4 });
    await page.mouse.up();
    await atRest(page);
    const turned = await camera(page);
    expect(turned.yaw).not.toBeCloseTo(start.yaw, 0);
    expect(turned.x).toBeCloseTo(start.x, 3);

    await page.mouse.wheel(0, -400);
    await atRest(page);
    expect((await camera(page)).distance).toBeLessThan(turned.distance * 0.8);

    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x + 20, y - 30, { steps: 4 });
    await page.mouse.up({ button: 'right' });
    await atRest(page);
    expect((await camera(page)).x).not.toBeCloseTo(start.x, 0);

    // Where drawing is slow, two clicks may come too far apart to be a double one.
    await expect(async () => {
      await page.mouse.dblclick(x, y);
      await atRest(page);
      expect(await camera(page)).toEqual(start);
    }).toPass({ timeout: 60_000 });
    expect(await pieces(page)).toEqual(where);
    expect(await log(page)).toBe(untouched);
  });
  await test.step('what a mouse rests on, and a finger stays on, says its name; neither moves anything', async () => {
    await atRest(page);
    const tag = page.locator('.name-tag');
    const open = await placesInSight(page);
    const [[id, at] = ['', { x: 0, y: 0 }]] = open;
    expect(id).not.toBe('');
    const [before, untouched] = [await frames(page), await log(page)];
    await page.mouse.move(at.x, at.y, { steps: 2 });
    await expect(tag).toHaveAttribute('data-id', id);
    await page.mouse.move(2, 2);
    await expect(tag).toHaveCount(0);
    // A label is no picture: what is pointed at may only ring what can be tapped.
    expect((await frames(page)) - before).toBeLessThan(5);
    const touch = await fingers(page);
    const view = await camera(page);
    await touch.down(at);
    await expect(tag).toHaveAttribute('data-id', id);
    await touch.up();
    await expect(tag).toBeVisible();
    await touch.down({ x: at.x, y: at.y });
    await touch.up();
    await expect(tag).toHaveCount(0);
    expect(await camera(page)).toEqual(view);
    expect(await log(page)).toBe(untouched);
  });
  await test.step('two fingers zoom and pan; no piece moves', async () => {
    await atRest(page);
    const [start, where, untouched] = [await camera(page), await pieces(page), await log(page)];
    const { x, y } = await emptySpot(page);
    const touch = await fingers(page);
    const spread = (by: number) => [
      { x: x - by, y },
      { x: x + by, y },
    ];
    await touch.down(...spread(30));
    for (const by of [40, 50, 60]) await touch.move(...spread(by));
    await touch.up();
    await atRest(page);
    expect((await camera(page)).distance).toBeLessThan(start.distance * 0.7);
    expect(await pieces(page)).toEqual(where);
    expect(await log(page)).toBe(untouched);
  });
  await test.step('however it is pulled, the table stays in sight', async () => {
    await atRest(page);
    const { x, y } = await emptySpot(page);
    await page.mouse.move(x, y);
    for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 2000);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(5, 5, { steps: 3 });
    await page.mouse.up({ button: 'right' });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, 5, { steps: 3 });
    await page.mouse.up();
    await atRest(page);
    const now = await camera(page);
    expect(now.distance).toBeLessThan(500);
    expect(now.pitch).toBeGreaterThan(10);
    expect(now.x).toBeGreaterThanOrEqual(0);
    expect(now.x).toBeLessThanOrEqual(120);
    expect(now.y).toBeLessThanOrEqual(90);
  });
  await test.step('while a piece is aimed nothing moves the camera', async () => {
    const disc = await pixel(page, (await takeDisc(page)).at);
    const before = await camera(page);
    await page.mouse.move(disc.x, disc.y);
    await page.mouse.down();
    await page.mouse.move(disc.x + 60, disc.y + 70, { steps: 6 });
    await eventually(() => phase(page)).toBe('aiming');
    await page.mouse.wheel(0, 600);
    await page.mouse.move(disc.x + 10, disc.y + 40, { steps: 3 });
    expect(await camera(page)).toEqual(before);
    // Nor does the picture slide: the disc is still under the same pixel.
    expect(await pixel(page, offerOf(await decisionOf(page)).at)).toEqual(disc);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await atRest(page);
    expect(await camera(page)).toEqual(before);
  });
});
