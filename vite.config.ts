import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { configDefaults } from 'vitest/config';
import { RULES_DEFINED } from './scripts/rules-hash.mjs';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** In the page itself, because a static host may not let us set headers. The dev server needs inline scripts. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/**
 * The engine's package carries its program as text inside the script, a third larger and unpacked by hand.
 * The build puts the same bytes into a file of their own; tests and scripts take the package as it is.
 */
const engineApart: Plugin = {
  name: 'engine-apart',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]@dimforge/ },
    handler(code) {
      const found = /[\w$]+\.toByteArray\("(AGFzbQ[\w+/=]+)"\)\.buffer/.exec(code);
      if (!found?.[1]) return this.error('The engine has changed how it carries its program.');
      const source = Buffer.from(found[1], 'base64');
      const file = this.emitFile({ type: 'asset', name: 'engine.wasm', source });
      const bytes = `fetch(import.meta.ROLLUP_FILE_URL_${file}).then((file) => file.arrayBuffer())`;
      return { code: code.replace(found[0], () => bytes), map: null };
    },
  },
};

/**
 * The picture's package hands itself everything that three has, and nothing of three can be left out then. In the build
 * it is handed what is drawn with (`src/scene/catalogue.ts`); an element that is missing there fails the browser tests.
 */
const drawnWithOnly: Plugin = {
  name: 'drawn-with-only',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]@react-three[\\/]fiber/ },
    handler(code, id) {
      if (!id.includes('react-three-fiber.')) return null;
      if (!code.includes('extend(THREE)'))
        return this.error('The picture has changed how it is handed the elements of three.');
      return { code: code.replace('extend(THREE)', 'extend({})'), map: null };
    },
  },
};

/**
 * Not kept for offline: old browsers' copies of the typefaces, which no browser that can draw the table asks for, and
 * the thread of a spare table, with the engine's glue a second time: where it cannot be had, the page computes itself.
 */
const isNeeded = (file: string): boolean =>
  !file.endsWith('.woff') && !file.includes('.worker-') && file !== 'sw.js';

/** Writes the worker that keeps the game offline, with the list of everything the build has made. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const assets = readdirSync('assets');
    const files = [...Object.keys(bundle), ...assets].filter(isNeeded).toSorted();
    const version = hashOf([
      ...Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : file.source)),
      ...assets.map((file) => readFileSync(join('assets', file))),
    ]);
    const list = JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file)));
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: `const VERSION = '${version}';\nconst FILES = ${list};\n${readFileSync('src/offline/sw.js', 'utf8')}`,
    });
  },
};

function hashOf(texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}

export default defineConfig({
  base: './',
  define: RULES_DEFINED,
  publicDir: 'assets',
  plugins: [react(), contentSecurityPolicy, engineApart, drawnWithOnly, offline],
  resolve: { dedupe: ['three'] },
  // The table's own thread takes the engine's program from the same file.
  worker: { format: 'es', plugins: () => [engineApart] },
  server: { host: 'localhost' },
  build: {
    target: 'es2022',
    assetsDir: 'build',
    chunkSizeWarningLimit: 3000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'rapier', test: /node_modules[\\/]@dimforge/ },
            // First, so that what the words need never waits inside the chunk of the picture.
            {
              name: 'react',
              priority: 2,
              test: /node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]/,
            },
            { name: 'three', test: /node_modules[\\/](three|@react-three|three-stdlib)/ },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/e2e/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    execArgv: ['--expose-gc'],
    // Components are for the browser tests: what is counted is what a unit test can drive.
    coverage: {
      include: ['src/**/*.ts'],
      reporter: ['text', 'json-summary', 'html'],
      reportsDirectory: 'test-results/coverage',
    },
  },
});
