// Eleven survivors and three kinds of zombies: told apart as icons, without colour. The strokes themselves are counted.
import { expect, test } from 'vitest';
import { SURVIVOR_IDS } from '../../src/scenarios/catalogue/survivors';
import { ZOMBIE_DESIGNS } from '../../src/scenarios/catalogue/zombies';
import { commandsOf } from '../../src/scene/art/path';
import { bodyPath } from '../../src/scene/art/figures/cut';
import { faceAddress } from '../../src/scene/art/figures/address';
import { designOf, portraitOf } from '../../src/scene/art/figures/portrait';
import { greyOf, raster } from './support/raster';

const FACES = [...SURVIVOR_IDS, ...ZOMBIE_DESIGNS];
const PIXELS = 32;
/** Mean difference of brightness of a pixel, of 255. */
const APART = 36;

const greys = FACES.map((of) => greyOf(raster(portraitOf(of, PIXELS).drawing, 210, PIXELS)));

/** The brightness of a face does not count, only what is drawn: both are first shifted to the same mean. */
function difference(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const shift = mean(a) - mean(b);
  return mean(a.map((value, at) => Math.abs(value - (b[at] ?? 0) - shift)));
}

test('all fourteen differ pairwise at 32 px, in grey', () => {
  const pairs = FACES.flatMap((one, i) =>
    FACES.slice(i + 1).map((other, k) => ({
      pair: `${one} and ${other}`,
      apart: difference(greys[i] ?? [], greys[i + 1 + k] ?? []),
    })),
  ).toSorted((a, b) => a.apart - b.apart);
  console.info(
    `Faces at ${PIXELS} px in grey: ${pairs.length} pairs, nearest ${pairs
      .slice(0, 5)
      .map(({ pair, apart }) => `${pair} ${apart.toFixed(1)}`)
      .join(', ')}; at least ${APART} of 255 is asked.`,
  );
  expect(pairs).toHaveLength(91);
  expect(pairs.filter(({ apart }) => apart < APART)).toEqual([]);
});

test.each(FACES)('%s: the head fits the card, and its outline closes', (of) => {
  const design = designOf(of);
  for (const path of [design.rim, bodyPath(design)]) {
    const commands = commandsOf(path);
    expect(commands[0]?.[0]).toBe('M');
    expect(commands.at(-1)).toEqual(['Z']);
  }
});

test('small pictures leave out what is fine, and each is written once', () => {
  expect(portraitOf('anita', 32).drawing.length).toBeLessThan(
    portraitOf('anita', 64).drawing.length,
  );
  expect(faceAddress('anita', 24)).toBe(faceAddress('anita', 32));
  expect(faceAddress('anita', 64)).toBe(faceAddress('anita', 256));
  expect(faceAddress('anita', 32)).not.toBe(faceAddress('anita', 64));
  expect(new Set(FACES.map((of) => faceAddress(of, 64))).size).toBe(14);
});

test('a path is read letter by letter, relative or not', () => {
  expect(commandsOf('M10 10h5V2l-3 4q1 1 2 -2Zm1 1')).toEqual([
    ['M', 10, 10],
    ['L', 15, 10],
    ['L', 15, 2],
    ['L', 12, 6],
    ['Q', 13, 7, 14, 4],
    ['Z'],
    ['M', 11, 11],
  ]);
  expect(() => commandsOf('M0 0A1 1 0 0 0 2 2')).toThrow('No drawing here uses A');
});
