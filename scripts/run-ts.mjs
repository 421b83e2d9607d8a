// Bundles a TypeScript entry and runs it in Node: `node scripts/run-ts.mjs path/to/entry.ts [args]`.
// Bundled rather than transformed on the fly, so that a benchmark measures the code that players run.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { RULES_DEFINED } from './rules-hash.mjs';

const OUT = 'node_modules/.cache/flickfall';

export async function bundle(entry) {
  const name = basename(entry).replace(/\.ts$/, '');
  const outDir = resolve(OUT, name);
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    define: RULES_DEFINED,
    build: {
      ssr: resolve(entry),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  return resolve(outDir, 'main.mjs');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  const file = await bundle(entry);
  const child = spawn(process.execPath, ['--expose-gc', file, ...args], { stdio: 'inherit' });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}
