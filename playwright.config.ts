import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';
import { hashOfRules } from './scripts/rules-hash.mjs';

const executablePath = await findBrowser();

// Tests read matches in Node too, where nothing is bundled that could bring the name of the rules with it.
Object.assign(globalThis, { RULES_HASH: hashOfRules() });

/** One of its own for each copy of the project that is tested at the same time. */
const PORT = process.env['FLICKFALL_PORT'] ?? '4199';
/** Served below a prefix on purpose: the built game must work under any path. */
const BASE_URL = `http://localhost:${PORT}/some/prefix/`;

/** What does not depend on the screen or the finger runs once, on the desktop. */
const DESKTOP_ONLY = [
  'a11y',
  'aim-playtest',
  'broken-step',
  // Its fingers are real ones there too.
  'camera',
  'determinism',
  'drills',
  'keyboard',
  'links',
  'look',
  'markers',
  'moments',
  'offline',
  'old-match',
  'play-s1',
  'play-s1-lost',
  'play-s2',
  'play-s6',
  'play-s7',
  'play-s8',
  'playback',
  'puzzles',
  'saves',
  'shell',
  'title',
  'watch',
  'win-s7',
];
/** A software renderer has a quarter to paint; places and sizes on the page stay what they are. */
const COARSE = { deviceScaleFactor: 0.5 };
const PHONE_ONLY = ['phone-play', 'play-s9'];
/** Whole rounds and matches by the page's controls take minutes: `npm run test:long`. */
export const LONG = /@long/;
const specs = (names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // Half of the tests wait rather than draw: a second one uses that time.
  workers: 2,
  timeout: 90_000,
  // Long enough for a machine that is busy with something else as well.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/browser.json' }]],
  use: {
    baseURL: BASE_URL,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
    },
    // Each test starts with an empty cache; the one about being offline allows the worker.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: specs(PHONE_ONLY),
      // What a finger does is shown on the phone.
      grepInvert: [/by touch, /, LONG],
      use: { viewport: { width: 1280, height: 720 }, ...COARSE },
    },
    {
      name: 'phone',
      testIgnore: specs(DESKTOP_ONLY),
      // A phone has neither mouse nor keys.
      grepInvert: [/with a mouse: |by keyboard: /, LONG],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...COARSE },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs dist ${PORT} /some/prefix/`,
    url: BASE_URL,
    reuseExistingServer: !process.env['CI'],
  },
});
