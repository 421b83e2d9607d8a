// Writes a brotli copy beside each file of a build that gains by one, for hosts that serve such copies: `index.js.br`.
// No page asks for them by name and the worker keeps none: on any other host they lie there and do nothing.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const GAINS = ['.html', '.js', '.css', '.webmanifest', '.svg', '.wasm'];
const compress = promisify(brotliCompress);

/** The files of the build, and those that now have a copy. */
export async function writeCopies(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && extname(file) !== '.br');
  const copied = files.filter((file) => GAINS.includes(extname(file)));
  await Promise.all(
    copied.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file)))),
  );
  return { files, copied };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'dist'] = process.argv.slice(2);
  const { files, copied } = await writeCopies(folder);
  const kB = (some) =>
    (some.reduce((sum, file) => sum + statSync(file).size, 0) / 1000).toLocaleString('en');
  console.log(
    `${folder}: ${files.length} files, ${kB(files)} kB; beside them ${copied.length} brotli copies, ${kB(copied.map((file) => `${file}.br`))} kB`,
  );
}
