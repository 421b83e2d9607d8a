// From the title to a set table and back: every screen in between, with mouse, finger, keyboard and Back.
import { test as bareTest, type Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { withoutPicture } from './support/without-picture';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const table = (page: Page) => page.locator('.play-page');

test('the table is set within three clicks from the title', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?quality=low');
  await button(page, 'Play').click();
  await button(page, /Let’s get out of here/).click();
  await button(page, 'Start').click();
  await expect(page.getByRole('img', { name: 'The table of the match' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page).toHaveURL(/#\/play\/[0-9a-f]+$/);
  await expect(page).toHaveTitle('Let’s get out of here · Flickfall');
});

test('a newcomer with a phone flicks after three taps', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await withoutPicture(page);
  await page.goto('./');
  const taps = ['How to play', 'Your first five flicks', /^Move/];
  for (const name of taps) await button(page, name).tap();
  await expect(table(page)).toHaveAttribute('data-kind', 'flickDisc', { timeout: 60_000 });
  expect(taps.length).toBeLessThanOrEqual(3);
  await context.close();
});

test('the set-up sheet is printed without its buttons', async ({ page }) => {
  await withoutPicture(page);
  await page.goto('./#/scenario/s4');
  await button(page, 'Set-up sheet').click();
  await expect(heading(page, 'Set-up: Famine')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Print')).toBeHidden();
  await expect(button(page, 'Back')).toBeHidden();
  await expect(page.getByRole('row', { name: /^Grocery store/ })).toBeVisible();
});

test('Back and Forward of the browser go from screen to screen', async ({ page }) => {
  await withoutPicture(page);
  await page.goto('./');
  await button(page, 'Play').click();
  await button(page, /Famine/).click();
  await expect(heading(page, 'Famine')).toBeFocused();
  await expect(page).toHaveTitle('Famine · Flickfall');
  await page.goBack();
  await expect(heading(page, 'Choose a scenario')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Flickfall')).toBeFocused();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'Famine')).toBeVisible();
  await button(page, 'Back').click();
  await expect(heading(page, 'Choose a scenario')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Choose a scenario')).toBeVisible();
});

test('players and survivors are chosen, put in order and remembered', async ({ page }) => {
  await withoutPicture(page);
  await page.goto('./#/seats/s1');
  await page.getByLabel('Name of player 1').fill('Ana');
  const many = (number: number) =>
    page.getByRole('group', { name: 'Number of players' }).getByText(String(number)).click();
  await many(2);
  await page.getByLabel('Name of player 2').fill('Bo');
  await many(3);
  await page.getByLabel('Name of player 3').fill('Cy');
  await expect(page.getByText('3 players · Normal')).toBeVisible();
  await button(page, 'Cy: earlier').click();
  await expect(button(page, 'Cy: earlier')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Cy');
  const mark = button(page, /^Colour and shape of Cy/);
  await mark.click();
  await page.getByRole('radio', { name: 'Grey moon' }).check();
  await button(page, 'Ana leaves').click();
  await page.getByRole('radio', { name: 'Hard' }).check();
  const second = button(page, /^Survivor 2/);
  await second.click();
  const cast = page.getByRole('group', { name: 'Survivor 2' });
  await cast.getByRole('radio', { name: 'Rosa' }).check();
  // Arrow keys go through the portraits, and stay among them.
  await page.keyboard.press('ArrowRight');
  await expect(cast.getByRole('radio', { name: 'Rosa' })).not.toBeChecked();
  await page.keyboard.press('ArrowLeft');
  for (const place of await cast.locator('label').all())
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.reload();
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Cy');
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Bo');
  await expect(mark).toHaveAccessibleName(/Grey moon$/);
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
  await expect(page.getByText('2 players · Hard')).toBeVisible();
  await expect(second).toContainText('Rosa Rodriguez');
  await button(page, 'As the scenario has it').click();
  await expect(second).toContainText('John Price');
  await expect(button(page, 'As the scenario has it')).toHaveCount(0);

  await page.goto('./#/seats/s6');
  await many(3);
  const side = page.getByRole('group', { name: 'Player 3', exact: true });
  await side.getByRole('radio', { name: 'Team B' }).check();
  await expect(side.getByRole('radio', { name: 'Team A' })).not.toBeChecked();
});

test('settings count at once and stay', async ({ page }) => {
  await withoutPicture(page);
  await page.goto('./');
  await button(page, 'Settings').click();
  await page.getByRole('group', { name: 'Sound' }).getByText('Off').click();
  await page.getByRole('group', { name: 'Text size' }).getByText('Very large').click();
  await expect(page.locator('html')).toHaveCSS('font-size', '21px');
  await page.getByRole('group', { name: 'Picture quality' }).getByText('Medium').click();
  await page.getByRole('group', { name: 'Language' }).getByText('Français').click();
  await expect(heading(page, 'Réglages')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Son' }).getByRole('radio').nth(1)).toBeChecked();
  await expect(page.locator('html')).toHaveCSS('font-size', '21px');
  await expect(page.getByRole('radio', { name: 'Moyenne' })).toBeChecked();
});

test('everything works where storage is blocked', async ({ page }) => {
  await withoutPicture(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new Error('blocked');
        },
      });
  });
  await page.goto('./#/seats/s1');
  await page.getByLabel('Name of player 1').fill('Ana');
  await button(page, 'Start').click();
  await expect(table(page)).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await button(page, 'Back').click();
  await page.goto('./#/matches');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
});

test('on every screen nothing scrolls sideways and no word is too small', async ({ page }) => {
  await withoutPicture(page);
  const sizes = [page.viewportSize() ?? { width: 0, height: 0 }, { width: 844, height: 390 }];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const hash of ['scenarios', 'scenario/s6', 'seats/s6', 'sheet/s3', 'settings', 'lesson']) {
      await page.goto(`./#/${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBe(
        size.width,
      );
      const smallest = await page
        .locator('p, button, li, td, th, label, legend, input.field')
        .evaluateAll((all) =>
          Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
        );
      expect(smallest, hash).toBeGreaterThanOrEqual(14);
      for (const target of await page.getByRole('button').all()) {
        const box = await target.boundingBox();
        if (box)
          expect(box.height, `${hash}: ${await target.textContent()}`).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

// Not the well-behaved test: what these do is rightly reported on the console.
bareTest(
  'a part that cannot be fetched is told, and the title is one click away',
  async ({ page }) => {
    await withoutPicture(page);
    await page.route(/pages-.*\.js/, (route) => route.abort());
    await page.goto('./');
    await button(page, 'Play').click();
    const trouble = page.getByRole('alert');
    await expect(trouble).toContainText('could not be loaded');
    await button(page, 'To the title').click();
    await expect(heading(page, 'Flickfall')).toBeVisible();
  },
);

bareTest(
  'an error behind the scenes is told, can be reported, and the page goes on',
  async ({ page }) => {
    await withoutPicture(page);
    await page.goto('./?play=s1&seed=1&quality=low');
    await expect(table(page)).toBeVisible({ timeout: 30_000 });
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a test of the safety net');
      });
    });
    const trouble = page.getByRole('alert');
    await expect(trouble).toContainText('a test of the safety net');
    await expect(trouble).toContainText('Your match is saved');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download a bug report').click(),
    ]);
    const report = JSON.parse(
      Buffer.concat(await (await download.createReadStream()).toArray()).toString(),
    ) as Record<string, string>;
    expect(report['message']).toBe('a test of the safety net');
    expect(report['version']).toMatch(/^\d/);
    expect(report['match']).toContain('flickfall-match');
    await button(page, 'Go on').click();
    await expect(trouble).toHaveCount(0);
    await page.evaluate(() => void Promise.reject(new Error('a broken promise')));
    await expect(page.getByRole('alert')).toContainText('a broken promise');
  },
);
