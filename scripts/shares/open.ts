// A stored match opened in a browser, as far as the question that it waits for.
import type { Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/saved-match';

const PATIENCE = 60_000;

/** On the page of the saved matches: once it has looked, the database has its tables. */
export async function storeAll(page: Page, matches: readonly SavedMatch[]): Promise<void> {
  await page.getByText('No match is saved on this device.').waitFor({ timeout: PATIENCE });
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('flickfall');
        opening.onsuccess = () => {
          const work = opening.result.transaction(['matches'], 'readwrite');
          for (const save of all) work.objectStore('matches').put(save);
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    matches,
  );
}

/** Past curtains and moments, until something is asked or the match is over. */
export async function openMatch(page: Page, id: string): Promise<void> {
  await page.evaluate((match) => {
    location.hash = '#/matches';
    location.hash = `#/play/${match}`;
  }, id);
  await page.locator('.play-page').waitFor({ timeout: PATIENCE });
  for (;;) {
    const found = await page.waitForFunction(
      (match) => {
        if (location.hash !== `#/play/${match}`) return undefined;
        if (document.querySelector('.curtain-hold')) return 'curtain';
        if (document.querySelector('.moment-close')) return 'moment';
        if (document.querySelector('.show-skip')) return 'show';
        const { asked, over } = document.querySelector<HTMLElement>('.play-page')?.dataset ?? {};
        return asked !== undefined || over === 'true' ? 'asked' : undefined;
      },
      id,
      { timeout: PATIENCE },
    );
    const now = await found.jsonValue();
    if (now === 'asked') return;
    if (now === 'moment') await page.locator('.moment-close').click();
    else if (now === 'show') await page.locator('.show-skip').click();
    else {
      const hold = await page.locator('.curtain-hold').boundingBox();
      if (!hold) continue;
      await page.mouse.move(hold.x + 10, hold.y + 10);
      await page.mouse.down();
      await page.locator('.curtain-hold').waitFor({ state: 'hidden' });
      await page.mouse.up();
    }
  }
}
