// The hand on the real page: real pointers and keys, and nothing but their flick in the log.
import type { Page } from '@playwright/test';
import { optionName, type Command } from '../../src/scenarios/decisions';
import type { LogEntry } from '../../src/match/match';
import { replay } from '../../src/match/log';
import { runTable, startMatch } from '../../src/match/match';
import type { Vec2 } from '../../src/physics/table';
import { expect, test } from './fixtures';
import {
  aim,
  atRest,
  choose,
  decisionOf,
  firstMove,
  eventually,
  fingers,
  frames,
  log,
  matchOf,
  offerOf,
  openTable,
  path,
  phase,
  pixel,
  takeDisc,
} from './support/table';

test.describe.configure({ timeout: 240_000 });
test.use({ hasTouch: true });

const at = ({ x, y }: Vec2, dx: number, dy: number): Vec2 => ({ x: x + dx, y: y + dy });

/** The last command and what the table made of it, checked against the same launch in Node. */
async function flicked(page: Page): Promise<Command> {
  const { plan, log: entries } = await matchOf(page);
  const [given, made] = entries.slice(-2) as [LogEntry, LogEntry];
  if (!('command' in given) || !('table' in made)) throw new Error('Nothing was flicked.');
  const before = replay(startMatch(plan), entries.slice(0, -1));
  const again = before.ok && runTable(before.match);
  expect(again && again.ok && again.recording?.hash).toBe(made.table);
  return given.command;
}

async function waitForFlick(page: Page, before: string): Promise<void> {
  await eventually(() => log(page)).not.toBe(before);
}

type Escape = (page: Page, disc: Vec2) => Promise<unknown>;
const WAYS_OUT: readonly (readonly [name: string, does: Escape])[] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a right click', (page) => page.mouse.down({ button: 'right' })],
  ['back into the dead zone', (page, disc) => page.mouse.move(disc.x + 2, disc.y + 3)],
  [
    'a lost capture',
    (page) =>
      page.evaluate(() => {
        const canvas = document.querySelector('canvas');
        canvas?.releasePointerCapture(1);
      }),
  ],
  ['window blur', (page) => page.evaluate(() => globalThis.dispatchEvent(new Event('blur')))],
];

// One page for all of this: the first picture of a town is what costs time here.
test('with a mouse: nothing moves that should not, and a disc goes where it goes in Node', async ({
  page,
}) => {
  await openTable(page);

  await test.step('a figure is chosen by tapping it', async () => {
    const [first] = (await decisionOf(page)).options;
    const name = first && optionName(first.id);
    const place = Object.entries((await matchOf(page)).game.survivors).find(
      ([id]) => id === name,
    )?.[1].place;
    if (place?.in !== 'street') throw new Error('The first survivor begins in the street.');
    const { x, y } = await pixel(page, place.pose, 1.5);
    await page.mouse.click(x, y);
    await eventually(() => log(page)).toContain(`"choice":"${name}"`);
  });
  await choose(page, 'move');
  await atRest(page);
  const disc = await pixel(page, offerOf(await decisionOf(page)).at);
  const before = await log(page);

  for (const [name, escape] of WAYS_OUT) {
    await test.step(`${name} cancels`, async () => {
      await page.mouse.move(disc.x, disc.y);
      await page.mouse.down();
      await page.mouse.move(disc.x, disc.y + 50, { steps: 4 });
      await eventually(() => phase(page)).toBe('aiming');
      await escape(page, disc);
      await page.mouse.up({ button: 'right' });
      await page.mouse.up();
      await eventually(() => phase(page)).toBe('cancelled');
      expect(await log(page)).toBe(before);
    });
  }

  const touch = await fingers(page);
  for (const ending of ['a second finger', 'a lost touch'] as const) {
    await test.step(`${ending} cancels`, async () => {
      await touch.down(disc);
      await touch.move(at(disc, 0, 30));
      await touch.move(at(disc, 0, 50));
      await eventually(() => phase(page)).toBe('aiming');
      if (ending === 'a lost touch') await touch.lose();
      else {
        await touch.down(at(disc, 0, 50), at(disc, 90, 60));
        await eventually(() => phase(page)).toBe('cancelled');
        await touch.move(at(disc, 0, 70), at(disc, 120, 80));
        await touch.up();
      }
      await eventually(() => phase(page)).toBe('cancelled');
      expect(await log(page)).toBe(before);
    });
  }

  await test.step('a waiting table draws nothing for five seconds', async () => {
    await page.mouse.move(2, 2);
    await atRest(page);
    const drawn = await frames(page);
    await page.waitForTimeout(5_000);
    expect(await frames(page)).toBe(drawn);
  });

  await test.step('the whole way is computed by another thread, drawn, and gone when the aim is', async () => {
    // The tools are folded; the key reaches them as they are.
    await page.keyboard.press('h');
    await page.mouse.move(disc.x, disc.y);
    await page.mouse.down();
    await page.mouse.move(disc.x + 6, disc.y + 50, { steps: 5 });
    await eventually(() => path(page)).toBeGreaterThan(5);
    expect(page.workers()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await eventually(() => path(page)).toBe(0);
    expect(await log(page)).toBe(before);
  });

  await test.step('the flick', async () => {
    const { at: start } = offerOf(await decisionOf(page));
    const { x, y } = await pixel(page, start);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 6, y + 50, { steps: 5 });
    await eventually(() => phase(page)).toBe('aiming');
    expect(await log(page)).toBe(before);
    const moves = await firstMove(page, 'disc', start);
    await page.mouse.up();
    // The second picture after the finger has left it is one in which it has moved, however fast pictures come.
    expect(await moves()).toBeLessThanOrEqual(2);
    await waitForFlick(page, before);
    expect(await flicked(page)).toMatchObject({ choice: 'flick' });
  });
});

test('by touch, a living hand breathes, and its disc goes where it goes in Node', async ({
  page,
}) => {
  await openTable(page, 's1', 1, 'living');
  const disc = await pixel(page, (await takeDisc(page)).at);
  const before = await log(page);
  const touch = await fingers(page);
  await touch.down(disc);
  for (const way of [10, 25, 40, 55, 90, 130]) await touch.move(at(disc, -way / 5, way));
  await eventually(() => phase(page)).toBe('aiming');
  // The finger rests and the aim does not.
  const begun = await aim(page);
  await eventually(async () => Math.abs(((await aim(page)) ?? 0) - (begun ?? 0))).toBeGreaterThan(
    1,
  );
  // A thumb on its button makes the hand fine; anywhere else it would take the piece out of it.
  const thumb = await page.locator('.aim-fine').boundingBox();
  if (!thumb) throw new Error('There is nothing for a second thumb.');
  const held = at(disc, -26, 130);
  await touch.down(held, { x: thumb.x + thumb.width / 2, y: thumb.y + thumb.height / 2 });
  await touch.move(at(held, 1, 0), { x: thumb.x + thumb.width / 2, y: thumb.y + thumb.height / 2 });
  await eventually(() => phase(page)).toBe('fine');
  expect(await log(page)).toBe(before);
  await touch.up();
  await waitForFlick(page, before);
  expect(await flicked(page)).toMatchObject({ choice: 'flick' });
});

test('by keyboard: arrows aim, Shift is fine, Space flicks', async ({ page }) => {
  await openTable(page);
  await takeDisc(page);
  const before = await log(page);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Shift+ArrowRight'])
    await page.keyboard.press(key);
  expect(await log(page)).toBe(before);
  // An aim that rests is spoken of, in words a player has use for.
  await expect(page.locator('[data-spoken="aim"]')).toHaveText(
    /^12 o’clock, 4° left, \d+ cm\. (Touches nothing|Fails: [\w ,]+|Gets into [\w ]+)\.$/,
  );
  await page.keyboard.press('Space');
  await waitForFlick(page, before);
  // Straight ahead is north; two steps of two degrees to the left, a tenth of one back.
  expect(await flicked(page)).toMatchObject({
    choice: 'flick',
    flick: { direction: 93.8, speed: 982 },
  });
});
