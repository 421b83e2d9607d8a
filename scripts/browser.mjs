// Finds a Chromium for the browser tests, or installs one where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a usable browser, or undefined. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const { chromium } = await import('@playwright/test');
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return [chromium.executablePath(), ...onPath, ...USUAL_PLACES].find((path) => existsSync(path));
}

export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (!process.env.CHROMIUM_PATH && !process.env.FLICKFALL_NO_INSTALL) {
    console.log('No Chromium found: installing one for the browser tests …');
    install();
  }
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its program file.',
  );
}

function install() {
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
  if (succeeds(process.execPath, [playwright, 'install', 'chromium'])) return;
  // Ubuntu's package of the same name is an empty snap stub, so this way is for Debian only.
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (isDebian && process.getuid?.() === 0) {
    succeeds('apt-get', ['update']);
    succeeds('apt-get', [
      'install',
      '-y',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-core',
    ]);
  }
}

function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
