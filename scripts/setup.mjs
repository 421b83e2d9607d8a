// Makes a fresh clone ready to run. Imports nothing from node_modules: they may not be there yet.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const wantsBrowser = process.argv.includes('--browser');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Flickfall needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const installed = 'node_modules/.package-lock.json';
const stale =
  !existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs;
if (stale) {
  console.log('Installing packages (npm ci) …');
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], { stdio: 'inherit' })
    : spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error('npm ci failed: the packages could not be installed. See the lines above.');
    process.exit(1);
  }
}

if (wantsBrowser) {
  const { ensureBrowser } = await import('./browser.mjs');
  try {
    console.log(`Browser for the tests: ${await ensureBrowser()}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
