// The emblems: one for each power and card, each its own, each within its frame, and not fetched before it is shown.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SURVIVOR_IDS } from '../../src/scenarios/catalogue/survivors';
import { SECRET_OBJECTIVES } from '../../src/scenarios/objectives/secret';
import { TRAITOR_OBJECTIVES } from '../../src/scenarios/objectives/traitor';
import { emblemOf, type EmblemOf } from '../../src/ui/art/emblems';
import { readSources } from '../support/imports';
import { reachedFrom } from '../support/reach';

const POWERS = SURVIVOR_IDS.map((power): EmblemOf => ({ power }));
const SECRETS = SECRET_OBJECTIVES.map(({ reason }): EmblemOf => ({ card: reason }));
const EXILES = TRAITOR_OBJECTIVES.map(({ reason }): EmblemOf => ({ card: reason }));
const ALL = [...POWERS, ...SECRETS.slice(0, -1), ...EXILES];

const drawn = (of: EmblemOf): string => JSON.stringify(emblemOf(of).glyph);
const nameOf = (of: EmblemOf): string => ('power' in of ? of.power : of.card);

test('there are 36, and no two are drawn alike', () => {
  expect(new Set(ALL.map(drawn)).size).toBe(36);
});

test('R278: powers, secret and exiles’ objectives differ by their outline; traitors look like the others', () => {
  const framesOf = (some: readonly EmblemOf[]): string[] => [
    ...new Set(some.map((of) => emblemOf(of).name)),
  ];
  expect([framesOf(POWERS), framesOf(SECRETS), framesOf(EXILES)]).toEqual([
    ['shield'],
    ['card'],
    ['torn'],
  ]);
});

describe.each(ALL.map((of) => [nameOf(of), of] as const))('%s', (_, of) => {
  const { glyph } = emblemOf(of);

  test('is drawn in two tones', () => {
    const tones = glyph.map(([tone]) => tone);
    expect(tones.some((tone) => tone.startsWith('paper'))).toBe(true);
    expect(tones.some((tone) => tone.startsWith('accent'))).toBe(true);
  });

  test('has whole paths, with no more digits than a grid of 24 needs', () => {
    for (const [, path, at = ''] of glyph) {
      expect(path).toMatch(/^M[\d\s.,MmLlHhVvCcSsAaZz-]+$/);
      expect(path + at).not.toMatch(/\.\d{3}|\.\d*0(?!\d)|\d\.\D/);
    }
  });
});

const KB = 1024;

test('the whole set weighs less than 14 kB', () => {
  const folder = 'src/ui/art/emblems';
  const source = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  expect(gzipSync(source.join('')).length).toBeLessThan(14 * KB);
});

test('no screen brings them along: they come when the first is shown', () => {
  // A start’s own `import()` counts, so that of the component must be one step away.
  const screen = { path: 'screen.ts', source: "import './ui/art/Emblem';" };
  const starts = ['main.tsx', 'ui/pages.ts', 'ui/PlayScreen.tsx', screen.path];
  const reached = reachedFrom(starts, [...readSources('src'), screen]);
  expect(reached).toContain('ui/art/Emblem.tsx');
  expect([...reached].filter((path) => path.includes('art/emblems/'))).toEqual([]);
});
