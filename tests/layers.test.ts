// The plan of the house, enforced: who may import whom. CONTRIBUTING.md draws the same picture.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/words/languages';
import { findCycle, importsOf, readSources, type Import, type SourceFile } from './support/imports';

const LAYERS = ['physics', 'scenarios', 'match', 'bots', 'words', 'scene', 'ui', 'entry'] as const;
type Layer = (typeof LAYERS)[number];

const BELOW: Record<Layer, readonly Layer[]> = {
  physics: [],
  scenarios: [],
  match: ['scenarios', 'physics'],
  bots: ['match', 'scenarios', 'physics'],
  words: ['scenarios', 'physics'],
  scene: ['match', 'scenarios', 'physics'],
  ui: ['scene', 'words', 'match', 'scenarios', 'physics'],
  entry: ['ui'],
};

const NONE = /(?!)/;
const PACKAGES: Record<Layer, RegExp> = {
  physics: /^@dimforge\/rapier3d-compat$/,
  scenarios: /^@noble\/ciphers\/chacha\.js$/,
  match: /^valibot$/,
  bots: NONE,
  words: NONE,
  scene: /^(three|@react-three\/(fiber|drei)|react|zustand)(\/|$)/,
  ui: /^(react|react-dom|zustand|valibot|@fontsource)(\/|$)/,
  entry: /^(react|react-dom)(\/|$)/,
};

/** The rulebook may name the table's types, and measure with its ruler, but never run it. */
const RULER = 'physics/measure/';

/** Files at the top of src, which start the game, are the entry. */
const layerOf = (path: string): Layer =>
  LAYERS.find((layer) => path.startsWith(`${layer}/`)) ?? 'entry';
const isPackage = (imported: Import): boolean =>
  !LAYERS.some((layer) => imported.to.startsWith(`${layer}/`)) && !imported.to.startsWith('../');

function wrongArrow(imported: Import): string | undefined {
  const layer = layerOf(imported.from);
  const where = `${imported.from} imports ${imported.to}`;
  if (imported.to.startsWith('..')) return `${where}, outside src`;
  if (isPackage(imported)) {
    return PACKAGES[layer].test(imported.to)
      ? undefined
      : `${where}: that package is not for ${layer}`;
  }
  const target = layerOf(imported.to);
  if (target === layer || BELOW[layer].includes(target)) return undefined;
  if (layer === 'scenarios' && target === 'physics') {
    return imported.typeOnly || imported.to.startsWith(RULER)
      ? undefined
      : `${where}: types and the ruler only`;
  }
  return `${where}: arrows point down only`;
}

/** A screen, and whoever speaks to people, holds what a seat may know: never the whole game or its log. */
const SCREENS = /^(scene|ui|words)\//;
const WHOLE: Readonly<Record<string, RegExp>> = {
  'scenarios/game': /\b(Game|Draft|GameState)\b/,
  'match/match': /\b(Match|startMatch)\b/,
};

const wholeGames = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => SCREENS.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ to, names }) => names.some((name) => WHOLE[to]?.test(name)))
        .map(({ from, to }) => `${from} imports the whole of ${to}`),
    );

/** A language stands in a folder of its own: another one is never more than a type to it. */
const LANGUAGE = new RegExp(`^words/(${LANGUAGES.join('|')})/`);
function wrongInLanguage(imported: Import): string | undefined {
  const [folder] = LANGUAGE.exec(imported.from) ?? [];
  if (!folder || imported.typeOnly || imported.to.startsWith(folder)) return undefined;
  return `${imported.from} imports ${imported.to}: a language has its own words and types`;
}

/**
 * The folders of a room, the lowest first: each may import those before it, and its own. Files at the top are for all.
 * Where one that lies inside another has a place of its own, all inside that other have; elsewhere they share its place.
 */
const FOLDER_ORDER = {
  scene: [
    '',
    'keys',
    'signs',
    'art',
    'geometry',
    'light',
    'weather',
    'table',
    'goals',
    'camera',
    'film',
    'town',
    'beats/effects',
    'vignettes',
    'sound',
    'playback',
    'beats',
    'hand',
    'tags',
    'chances',
    'match',
    'title',
  ],
  ui: [
    '',
    'device',
    'i18n',
    'sessions',
    'navigation',
    'page',
    'art',
    'map',
    'settings',
    'cards',
    'errors',
    'seats',
    'scenarios',
    'saves',
    'play',
    'play/rule',
    'play/handover',
    'play/art',
    'play/duel',
    'play/log',
    'play/prompt',
    'play/stage',
    'play/hud',
    'play/table',
    'play/end',
    'play/match',
    'watch',
    'lesson',
    'practice',
    'links',
    'title',
    'offline',
    'app',
  ],
} as const satisfies Partial<Record<Layer, readonly string[]>>;
type Room = keyof typeof FOLDER_ORDER;
const ROOMS: readonly Room[] = ['scene', 'ui'];

const isIn = (room: Room, path: string): boolean => path.startsWith(`${room}/`);

function folderOf(room: Room, path: string): string {
  const folder = path.split('/').slice(1, -1).join('/');
  const [top = ''] = folder.split('/');
  const isDivided = FOLDER_ORDER[room].some((name) => name.startsWith(`${top}/`));
  return isDivided ? folder : top;
}

function wrongFolder({ from, to }: Import): string | undefined {
  const room = ROOMS.find((one) => isIn(one, from) && isIn(one, to));
  if (!room) return undefined;
  const order: readonly string[] = FOLDER_ORDER[room];
  const own = order.indexOf(folderOf(room, from));
  const other = order.indexOf(folderOf(room, to));
  if (own < 0 || other < 0) return `${from} imports ${to}: a folder that has no place in the order`;
  return other <= own ? undefined : `${from} imports ${to}: folders import those below them`;
}

/** A file is named in small letters with hyphens; one that shows a component bears its name. */
const FILE_NAME = /(^|\/)([a-z0-9]+([-.][a-z0-9]+)*\.ts|[A-Z][A-Za-z0-9]*\.tsx|main\.tsx)$/;
const misnamed = (paths: readonly string[]): string[] =>
  paths.filter((path) => !FILE_NAME.test(path));

const wrongArrows = (files: readonly SourceFile[]): string[] =>
  files
    .flatMap(importsOf)
    .map((imported) => wrongArrow(imported) ?? wrongInLanguage(imported))
    .filter((text) => text !== undefined);

const files = readSources('src');

describe('layers', () => {
  test('every import of src points down', () => {
    expect(wrongArrows(files)).toEqual([]);
  });

  test('folders of a room import those below them, so none is a cycle', () => {
    expect(files.flatMap(importsOf).flatMap((one) => wrongFolder(one) ?? [])).toEqual([]);
  });

  test.each(ROOMS)('the order of %s has the folders that are there, and no other', (room) => {
    const own = files.filter(({ path }) => isIn(room, path));
    expect(new Set(own.map(({ path }) => folderOf(room, path)))).toEqual(
      new Set(FOLDER_ORDER[room]),
    );
  });

  test('no screen and no word knows the whole game', () => {
    expect(wholeGames(files)).toEqual([]);
  });

  test('src has no import cycle', () => {
    expect(findCycle(files, files.flatMap(importsOf))).toBeUndefined();
  });

  test('one style of file names', () => {
    expect(misnamed(files.map(({ path }) => path))).toEqual([]);
  });

  test('enough was seen for that to mean something', () => {
    const layers = new Set(files.map(({ path }) => layerOf(path)));
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(importsOf).length).toBeGreaterThan(40);
    expect([...layers]).toEqual(expect.arrayContaining(['physics', 'scene', 'ui', 'entry']));
  });
});

describe('the check itself', () => {
  const file = (path: string, source: string): SourceFile => ({ path, source });

  test.each([
    ['physics/world.ts', "import { Canvas } from '@react-three/fiber';"],
    ['physics/world.ts', "import { rules } from '../scenarios/rules';"],
    ['physics/world.ts', "import type { Rule } from '../scenarios/rules';"],
    ['physics/world.ts', "export * from '../match/log';"],
    ['scenarios/rules.ts', "import { simulate } from '../physics/simulate';"],
    ['scenarios/rules.ts', "const m = await import('../physics/simulate');"],
    ['scenarios/rules.ts', "import React from 'react';"],
    ['scenarios/rules.ts', "import * as v from 'valibot';"],
    ['match/log.ts', "import { Table } from '../scene/Table';"],
    ['match/log.ts', "import type { Asked } from '../bots/reflex';"],
    ['words/nouns.ts', "import type { Session } from '../match/session';"],
    ['words/nouns.ts', "import { useMemo } from 'react';"],
    ['words/fr/tell/moves.ts', "import { the } from '../../en/grammar';"],
    ['words/fr/tell/moves.ts', "import { pieceNoun } from '../../nouns';"],
    ['words/en/names.ts', "import { WEAPONS } from '../../scenarios/catalogue/weapons';"],
    ['bots/reflex.ts', "import { TEXTS } from '../words/texts';"],
    ['scene/Table.tsx', "import { TEXTS } from '../words/texts';"],
    ['scene/Table.tsx', "import '../ui/App';"],
    ['ui/App.tsx', "import * as THREE from 'three';"],
    ['ui/App.tsx', "import { secret } from '../../scripts/test.mjs';"],
  ])('refuses %s: %s', (path, source) => {
    expect(wrongArrows([file(path, source)])).toHaveLength(1);
  });

  test.each([
    ['scenarios/rules.ts', "import type { Recording } from '../physics/simulate';"],
    ['scenarios/rules.ts', "import { gap } from '../physics/measure/footprint';"],
    ['physics/world.ts', "import RAPIER from '@dimforge/rapier3d-compat';"],
    [
      'match/log.ts',
      "import { apply } from '../scenarios/apply'; import { simulate } from '../physics/simulate';",
    ],
    ['match/log.ts', "import * as v from 'valibot';"],
    ['words/fr/names.ts', "import type { names as English } from '../en/names';"],
    ['words/fr/tell/moves.ts', "import { the } from '../grammar';"],
    ['ui/App.tsx', "const Scene = lazy(() => import('../scene/Scene'));"],
  ])('allows %s: %s', (path, source) => {
    expect(wrongArrows([file(path, source)])).toEqual([]);
  });

  test.each([
    ['ui/play/Hud.tsx', "import type { Game } from '../../scenarios/game';"],
    ['scene/Table.tsx', "import { startMatch, type Match } from '../match/match';"],
    ['words/names.ts', "import type { Effect, Game as Whole } from '../scenarios/game';"],
  ])('refuses the whole game in %s: %s', (path, source) => {
    expect(wholeGames([file(path, source)])).toHaveLength(1);
  });

  test.each([
    ['words/effects.ts', "import type { Effect } from '../scenarios/game';"],
    ['bots/oracle.ts', "import type { Match } from '../match/match';"],
  ])('allows %s: %s', (path, source) => {
    expect(wholeGames([file(path, source)])).toEqual([]);
  });

  test.each([
    ['scene/camera/rig.ts', "import { Hand } from '../hand/Hand';"],
    ['scene/palette.ts', "import type { Paint } from './art/paint';"],
    ['scene/town/Town.tsx', "import { x } from '../nowhere/x';"],
    ['ui/page/Page.tsx', "import { useHover } from '../play/hover';"],
    ['ui/version.ts', "import { App } from './app/App';"],
    ['ui/play/context.ts', "import { usePanel } from './prompt/panel';"],
    ['ui/play/match/Match.tsx', "const Watch = lazy(() => import('../../watch/WatchPage'));"],
    ['ui/play/prompt/Prompt.tsx', "import type { SheetName } from '../hud/HudSheet';"],
    ['ui/play/prompt/Prompt.tsx', "import { x } from '../nowhere/x';"],
    ['ui/app/App.tsx', "import { x } from '../nowhere/x';"],
  ])('refuses a folder above: %s: %s', (path, source) => {
    expect(importsOf(file(path, source)).flatMap((one) => wrongFolder(one) ?? [])).toHaveLength(1);
  });

  test.each([
    ['scene/hand/aim/AimHelp.tsx', "import { useHand } from '../hand';"],
    ['scene/hand/Hand.tsx', "import { AimHelp } from './aim/AimHelp';"],
    ['ui/play/hud/Hud.tsx', "import { usePlay } from '../context';"],
    ['ui/watch/WatchPage.tsx', "import { Tools } from '../play/hud/Tools';"],
    ['ui/app/App.tsx', "import '../theme.css';"],
  ])('allows its own folder and those below: %s: %s', (path, source) => {
    expect(importsOf(file(path, source)).flatMap((one) => wrongFolder(one) ?? [])).toEqual([]);
  });

  test('refuses names of another style', () => {
    const wrong = ['ui/useKeys.ts', 'ui/Hud.ts', 'ui/hud.tsx', 'match/seat_session.ts'];
    const right = ['ui/use-keys.ts', 'ui/Hud.tsx', 'match/table.worker.ts', 'main.tsx'];
    expect(misnamed([...wrong, ...right])).toEqual(wrong);
  });

  test('finds a cycle, through folders and type imports too', () => {
    const ring = [
      file('match/a.ts', "import { b } from './b';"),
      file('match/b.ts', "import type { C } from './c';"),
      file('match/c/index.ts', "export { a } from '../a';"),
    ];
    expect(findCycle(ring, ring.flatMap(importsOf))).toEqual([
      'match/a.ts',
      'match/b.ts',
      'match/c/index.ts',
      'match/a.ts',
    ]);
    expect(findCycle(ring.slice(0, 2), ring.slice(0, 2).flatMap(importsOf))).toBeUndefined();
  });
});
