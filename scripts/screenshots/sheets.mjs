// Contact sheets: the pictures of a sort on one, as one would look at a competitor's store page.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { RULES_DEFINED } from '../rules-hash.mjs';

/** So wide a picture is on its sheet, in px. */
const WIDTHS = { desktop: 420, phone: 150, side: 300 };
const SHEET = 1760;

/** @param taken `{ name, device, path }` of every picture of the sheet, also of an earlier run */
export async function makeSheet(browser, folder, sheet, taken) {
  const there = taken.filter(({ path }) => existsSync(path));
  if (there.length === 0) return undefined;
  const pictures = there
    .map(
      ({ name, device, path }) =>
        `<figure><img src="file://${resolve(path)}" width="${WIDTHS[device]}"><figcaption>${name} ${device}</figcaption></figure>`,
    )
    .join('');
  mkdirSync(`${folder}/sheets`, { recursive: true });
  const html = resolve(`${folder}/sheets/${sheet}.html`);
  writeFileSync(
    html,
    `<!doctype html><style>body{margin:0;padding:8px;width:${SHEET}px;background:#2b323d;color:#fff;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start}figure{margin:0}img{display:block}</style>${pictures}`,
  );
  const page = await browser.newPage({ viewport: { width: SHEET + 16, height: 100 } });
  try {
    await page.goto(`file://${html}`);
    const path = `${folder}/sheets/${sheet}.png`;
    await page.screenshot({ path, fullPage: true });
    return path;
  } finally {
    await page.close();
  }
}

const ENTRY = 'scripts/screenshots/pictures-page.ts';
const BUILT = 'node_modules/.cache/flickfall/pictures';

/** All pictures of cards, made by the game's own photographer in a page of its own. */
export async function makePictures(browser, folder, { site, siteFolder, quality }) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...RULES_DEFINED },
    resolve: { dedupe: ['three'] },
    build: {
      outDir: BUILT,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'], fileName: () => 'page.js' },
    },
  });
  // With the game's own typefaces, or its signs would be painted in others.
  const styles = siteFolder
    ? (readFileSync(`${siteFolder}/index.html`, 'utf8').match(/<link[^>]*stylesheet[^>]*>/g) ?? [])
    : [];
  const page = await browser.newPage({ viewport: { width: SHEET, height: 100 } });
  try {
    await page.route('**/pictures-page/**', (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(`${BUILT}/page.js`) })
        : route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><base href="${site}">${styles.join('')}<body><script type="module" src="${site}pictures-page/page.js"></script>`,
          }),
    );
    await page.goto(`${site}pictures-page/?quality=${quality}`);
    await page.waitForFunction(() => document.title === 'done', undefined, { timeout: 600_000 });
    const path = `${folder}/sheets/pictures.png`;
    mkdirSync(`${folder}/sheets`, { recursive: true });
    await page.screenshot({ path, fullPage: true });
    return path;
  } finally {
    await page.close();
  }
}
