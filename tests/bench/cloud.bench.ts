// The cloud of fifty shaken tries: two tables in threads of their own beside the same tries one after the other.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { build } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import { loadEngine } from '../../src/physics/engine';
import { done, poolOf, type Pool } from '../../src/match/spread/job';
import { attemptsAt } from '../../src/match/spread/spread';
import {
  serveTable,
  tableAt,
  type TableRequest,
  type TableResult,
} from '../../src/match/table-port';
import { slicedTable, type TableWorker } from '../../src/match/table-worker';
import { TRIES } from '../../src/ui/practice/chances/cloud';
import { SETTING, SHAKING, shotAt } from './cloud/aim';
import type { CloudTimes } from './cloud/page';
import { report } from './report';

const CLOUDS = 20;
const FOLDER = 'node_modules/.cache/flickfall/cloud-page';
const ADDRESS = 'http://localhost/bench/';

function serveHere(): void {
  const port = parentPort;
  if (!port) throw new Error('A thread without a port.');
  serveTable(
    {
      send: (result) => port.postMessage(result, []),
      listen: (hear) => port.on('message', (request: TableRequest) => hear(request)),
    },
    slicedTable((goOn) => void setImmediate(goOn)),
  );
  port.postMessage('ready');
}

async function newThread(): Promise<{ readonly table: TableWorker; readonly end: () => void }> {
  const worker = new Worker(new URL(import.meta.url));
  await new Promise((resolve) => worker.once('message', resolve));
  const table = tableAt(
    {
      send: (request) => worker.postMessage(request, []),
      listen: (hear) => worker.on('message', (result: TableResult) => hear(result)),
      onBroken: (broken) => worker.on('error', broken),
    },
    slicedTable((goOn) => void setImmediate(goOn)),
  );
  return { table, end: () => void worker.terminate() };
}

const attempts = (index: number) =>
  attemptsAt(SETTING, shotAt(60 + index), SHAKING, TRIES, shotAt(60 + index).luck);

async function inNode(): Promise<void> {
  const threads = [await newThread(), await newThread()];
  const pool = poolOf(threads.map(({ table }) => table));
  for (let index = 0; index < 4; index += 1) await both(pool, index);
  const ratios: number[] = [];
  const wholes: number[] = [];
  for (let index = 0; index < CLOUDS; index += 1) {
    const { whole, alone } = await both(pool, index);
    ratios.push(whole / (alone / 2));
    wholes.push(whole);
  }
  for (const { end } of threads) end();
  report('cloud of fifty on two threads', median(wholes), 'ms');
  report('cloud: times the cost of fifty shots / 2', median(ratios), '×');
  report('cloud: the same in the best of twenty', Math.min(...ratios), '×');
}

/** One after the other, so that a busy machine slows both alike. */
async function both(pool: Pool, index: number): Promise<{ whole: number; alone: number }> {
  const start = performance.now();
  for (const attempt of attempts(index)) done(attempt);
  const middle = performance.now();
  await new Promise<void>((resolve) => pool(attempts(index), () => {}, resolve));
  return { alone: middle - start, whole: performance.now() - middle };
}

async function inBrowser(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    worker: { format: 'es' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      rolldownOptions: {
        input: 'tests/bench/cloud/page.ts',
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    await page.route(`${ADDRESS}**`, (route) => {
      const path = new URL(route.request().url()).pathname.replace('/bench/', '');
      return path === ''
        ? route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><script type="module" src="page.js"></script>',
          })
        : route.fulfill({
            contentType: 'text/javascript',
            body: readFileSync(`${FOLDER}/${path}`, 'utf8'),
          });
    });
    await page.goto(ADDRESS);
    await page.waitForFunction(() => 'measureClouds' in globalThis);
    const times: CloudTimes | undefined = await page.evaluate(
      (clouds) => globalThis.measureClouds?.(clouds),
      CLOUDS,
    );
    if (!times) throw new Error('The page measured nothing.');
    report('cloud in the page: first figures', median(times.first), 'ms');
    report('cloud in the page: all fifty', median(times.whole), 'ms');
    report(
      'cloud in the page: times the cost of fifty shots / 2',
      median(times.whole) / (median(times.alone) / 2),
      '×',
    );
    report('cloud in the page: longest task over 50 ms', times.longestTask, 'ms');
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

await loadEngine();
if (isMainThread) {
  await inNode();
  await inBrowser();
} else serveHere();
