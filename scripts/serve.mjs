// A plain static host, as dumb as the dumbest one the game must run on: `node scripts/serve.mjs dist 4199 /prefix/`.
// With `brotli` behind that it is one that serves the copies the build has written beside its files.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const [root = 'dist', port = '4199', prefix = '/', copies] = process.argv.slice(2);

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const inside = pathname.startsWith(prefix)
    ? normalize(decodeURIComponent(pathname.slice(prefix.length)))
    : '..';
  const file = join(root, inside === '.' || inside === '' ? 'index.html' : inside);
  if (inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end('not found');
    return;
  }
  const isPacked =
    copies === 'brotli' &&
    /\bbr\b/.test(String(request.headers['accept-encoding'])) &&
    existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    ...(isPacked && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  });
  createReadStream(isPacked ? `${file}.br` : file).pipe(response);
}).listen(Number(port), 'localhost', () => console.log(`http://localhost:${port}${prefix}`));
