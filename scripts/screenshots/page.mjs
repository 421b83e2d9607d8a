// What is done to a page before its picture is taken.

export function twoFrames(page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export async function drawn(page) {
  await page.waitForFunction(
    () => (globalThis.flickfall?.frames?.() ?? 0) > 0 || document.querySelector('.end'),
  );
  await twoFrames(page);
}

/** What never rests, as the title does, is taken as it is then, in ms. */
const LONG = 20_000;

/** Until the camera has arrived, nothing is drawn any more, and every picture in sight is developed. */
export async function still(page) {
  const until = Date.now() + LONG;
  for (let before = ''; Date.now() < until;) {
    const now = await page.evaluate(() => {
      const { innerHeight } = globalThis;
      const blank = [...document.querySelectorAll('.vignette[data-made="false"]')].filter((one) => {
        const { top, bottom, width } = one.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      });
      return `${globalThis.flickfall?.frames?.() ?? 0} ${blank.length}`;
    });
    if (now === before && now.endsWith(' 0')) return;
    before = now;
    await page.waitForTimeout(1_200);
    await twoFrames(page);
  }
}

/** Held until it has done what it does; nothing where it is not asked for. */
export async function pressed(page, what) {
  const button = page.locator(what);
  if (!(await button.isVisible())) return;
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(1_500);
  await page.mouse.up();
  await twoFrames(page);
}

/** Puts a match where the page keeps its own. */
export async function stored({ page, site }, save) {
  await page.goto(`${site}?quality=low#/matches`);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(
    (match) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('flickfall');
        opening.onsuccess = () => {
          const work = opening.result.transaction('matches', 'readwrite');
          work.objectStore('matches').put(match);
          work.oncomplete = () => {
            opening.result.close();
            done();
          };
          work.addEventListener('error', failed);
        };
      }),
    save,
  );
}
