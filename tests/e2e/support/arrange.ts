// A match put back on the table another way: what is stored is changed as only a test may, and opened again.
import { expect, type Page } from '@playwright/test';
import { saveOf } from '../../../src/match/saves';
import type { SavedMatch } from '../../../src/match/saved-match';
import type { Summary } from '../../../src/match/saves-summary';
import type { Match } from '../../../src/match/match';
import type { Draft } from '../../../src/scenarios/game';

/** The only match that is stored. */
export const stored = (page: Page): Promise<SavedMatch | undefined> =>
  page.evaluate(
    () =>
      new Promise<SavedMatch | undefined>((resolve) => {
        const opening = indexedDB.open('flickfall');
        opening.onsuccess = () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result[0]);
          };
        };
      }),
  );

/** With a summary it is listed too, as one that was played. */
export const store = (page: Page, match: SavedMatch, summary?: Summary): Promise<void> =>
  page.evaluate(
    ([save, line]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('flickfall');
        opening.onsuccess = () => {
          const work = opening.result.transaction(['matches', 'summaries'], 'readwrite');
          work.objectStore('matches').put(save);
          if (line) work.objectStore('summaries').put(line);
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [match, summary] as const,
  );

/** Changes the state of the match that lies on the table, and reloads the page. */
export async function arrange(page: Page, change: (game: Draft) => void): Promise<void> {
  const log = await page.evaluate(() => globalThis.flickfall?.log?.() ?? '');
  await expect.poll(async () => (await stored(page))?.log).toBe(log);
  const save = await stored(page);
  if (!save?.snapshot) throw new Error('No state is stored.');
  const { id, snapshot } = save;
  const { plan, log: entries } = JSON.parse(save.log) as Pick<Match, 'plan' | 'log'>;
  const game = JSON.parse(snapshot.game);
  change(game);
  await store(page, saveOf(id, { plan, log: entries, game }, [], snapshot.rules));
  await page.reload();
}
