// The luck of a match: two streams of a cipher, keyed by its seed. What everybody sees is drawn from one, what is
// hidden from the other, so that nobody can work the hidden out of the seen.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { change } from './change';
import type { Draft } from './game';
import { SEED_DIGITS, type Luck, type Seed, type StreamName } from './luck';

/** A short number, as on a command line, widened. */
export const seedOf = (number: number): Seed =>
  (number >>> 0).toString(16).padStart(SEED_DIGITS, '0');

export const luckOf = (seed: Seed): Luck => ({
  open: { key: keyFor(seed, 'open'), drawn: 0 },
  hidden: { key: keyFor(seed, 'hidden'), drawn: 0 },
});

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const WORD = 4;
const BLOCK = 64;

/** A key of its own for each stream: to know one, or all that came of it, tells nothing of the other. */
function keyFor(seed: Seed, name: StreamName): string {
  const nonce = new Uint8Array(NONCE_BYTES);
  nonce.set(Array.from(name, (letter) => letter.charCodeAt(0)));
  return hexOf(chacha20(bytesOf(seed + seed), nonce, new Uint8Array(KEY_BYTES)));
}

/** A whole number from 0 to 4294967295, the next of its stream. */
export function draw(game: Draft, name: StreamName): number {
  const { key, drawn } = game.random[name];
  change(game, { random: { ...game.random, [name]: { key, drawn: drawn + 1 } } });
  const at = drawn * WORD;
  return blockOf(key, Math.floor(at / BLOCK)).getUint32(at % BLOCK, true);
}

/** A block holds sixteen draws: the one that was used last is kept. */
let last: { readonly key: string; readonly index: number; readonly block: DataView } | undefined;
function blockOf(key: string, index: number): DataView {
  if (last?.key !== key || last.index !== index) {
    const nonce = new Uint8Array(NONCE_BYTES);
    const bytes = chacha20(bytesOf(key), nonce, new Uint8Array(BLOCK), undefined, index);
    last = { key, index, block: new DataView(bytes.buffer) };
  }
  return last.block;
}

/** In a new random order. */
export function shuffled<T>(game: Draft, name: StreamName, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = draw(game, name) % (last + 1);
    const [a, b] = [result[last], result[other]];
    if (a === undefined || b === undefined) continue;
    result[last] = b;
    result[other] = a;
  }
  return result;
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
