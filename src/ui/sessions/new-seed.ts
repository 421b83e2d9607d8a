import { SEED_DIGITS, type Seed } from '../../scenarios/luck';

/** Luck that nobody has seen before. */
export const newSeed = (): Seed =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_DIGITS / 2)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
