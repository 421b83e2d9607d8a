// How much of the window the panels take, as they really are: while something is chosen, aimed and shown.
import type { Page } from '@playwright/test';
import { openMatch, storeAll } from '../../scripts/shares/open';
import {
  boxesOverTable,
  MOST,
  shareOf,
  WINDOW_NAMES,
  WINDOWS,
  type Doing,
  type WindowName,
} from '../../scripts/shares/share';
import { saveOf } from '../../src/match/saves';
import { expect, test } from './fixtures';
import { aboutToAct, openBegun, openDrawn } from './support/begin';
import { settle } from './support/play';
import { atRest, decisionOf, drawn, fingers, offerOf, pixel } from './support/table';
import { withoutPicture } from './support/without-picture';

test.describe.configure({ timeout: 240_000 });
// Fingers on the desktop too: a mouse would cover less.
test.use({ hasTouch: true });

const windowsOf = (isMobile: boolean): readonly WindowName[] =>
  WINDOW_NAMES.filter((name) => (name === 'desktop') !== isMobile);

async function expectRoom(page: Page, doing: Doing, name: WindowName): Promise<void> {
  const share = shareOf(await page.evaluate(boxesOverTable), WINDOWS[name]);
  expect(share, `${doing}, ${name}`).toBeLessThanOrEqual(MOST[doing][name]);
  expect(share, `${doing}, ${name}: something is there`).toBeGreaterThan(
    doing === 'aiming' && name === 'desktop' ? -1 : 0.005,
  );
}

test('the table has the window while a disc is chosen, aimed and on its way', async ({
  page,
  isMobile,
}) => {
  await openDrawn(page, aboutToAct('s1'));
  for (const name of windowsOf(isMobile)) {
    await page.setViewportSize(WINDOWS[name]);
    await expect(page.locator('.play-page')).toHaveAttribute('data-kind', 'chooseAction');
    // Whoever acts is seen with its lives in every window.
    await expect(page.locator('.turn-banner .hearts')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.turn-banner .face')).toBeInViewport();
    await expectRoom(page, 'choosing', name);
    await page.locator('[data-choice="move"]').click();
    await atRest(page);
    await expectRoom(page, 'choosing', name);

    const disc = await pixel(page, offerOf(await decisionOf(page)).at);
    const finger = await fingers(page);
    await finger.down(disc);
    for (const by of [30, 60, 90]) await finger.move({ x: disc.x, y: disc.y + by });
    await expect(page.locator('.play-page')).toHaveAttribute('data-aiming', 'true');
    await expectRoom(page, 'aiming', name);
    await finger.up();
    await expect(page.locator('.play-page')).toHaveAttribute('data-showing', 'true');
    await expectRoom(page, 'showing', name);
    await settle(page);
  }
});

test('a question leaves room, for teams of ten and where everybody has a secret', async ({
  page,
  isMobile,
}) => {
  await withoutPicture(page);
  await page.goto('./#/matches');
  await expect(page.getByText('No match is saved on this device.')).toBeVisible();
  const scenarios = ['s6', 's7', 's9'] as const;
  await storeAll(
    page,
    scenarios.map((scenario) => saveOf(scenario, aboutToAct(scenario), [])),
  );
  for (const scenario of scenarios) {
    await openMatch(page, scenario);
    for (const name of windowsOf(isMobile)) {
      await page.setViewportSize(WINDOWS[name]);
      await drawn(page);
      await expectRoom(page, 'choosing', name);
      await expect(page.locator('.turn-banner .hearts')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('what is folded opens by one press and by one key, and is told on demand', async ({
  page,
  isMobile,
}) => {
  await withoutPicture(page);
  await openBegun(page, aboutToAct('s1'));
  // Nothing that is not possible is a button; why is told to whoever asks.
  await expect(page.locator('[data-refused]')).toHaveCount(0);
  await page.locator('.why-not').click();
  await expect(page.locator('[data-refused="takeDrop"]')).toContainText('Nothing within reach');
  await page.locator('.why-not').click();
  await expect(page.locator('[data-refused]')).toHaveCount(0);

  const teams = page.getByRole('button', { name: 'Teams' });
  if (isMobile) {
    await teams.tap();
    await expect(page.getByRole('dialog').locator('.member')).toHaveCount(5);
    return;
  }
  const panel = page.getByRole('region', { name: 'Teams' });
  await teams.click();
  await expect(panel.getByRole('heading', { name: 'Teams' })).toBeFocused();
  await expect(panel.locator('.member')).toHaveCount(5);
  await page.keyboard.press('b');
  await expect(page.locator('.side-panel')).toHaveCount(0);
  await expect(page.locator('.team-strip .portrait')).toHaveCount(5);

  // Pinned it stays with the next question and the next visit; for a look it does not.
  await page.keyboard.press('l');
  await page.locator('.team-strip .portrait').first().click();
  await panel.getByRole('button', { name: 'Keep open' }).click();
  await page.locator('[data-choice="move"]').click();
  await expect(page.locator('.side-panel.hud-right')).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.reload();
  await settle(page);
  await expect(panel).toBeVisible();
});
