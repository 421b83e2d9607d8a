// Every file of src is reached by a unit test: what only a browser runs is tested slowly, or not at all.
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { readSources, type SourceFile } from './support/imports';
import { reachedFrom } from './support/reach';

/** Files that no unit test can reach, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/match/table.worker.ts':
    'begins a thread: what it says and hears is tested at its port, the thread itself in flick.spec.ts',
  'src/scene/catalogue.ts':
    'hands the picture its elements: one that is missing there fails whatever browser test draws it',
};

const below = (folder: string): SourceFile[] =>
  readSources(folder).map(({ path, source }) => ({ path: `${folder}/${path}`, source }));

/** Nothing of it is left when it runs. */
function isTypeOnly({ path, source }: SourceFile): boolean {
  const { program } = parseSync(path, source);
  return program.body.every((statement) => {
    if (statement.type === 'ImportDeclaration') return true;
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return (
      declared?.type === 'TSTypeAliasDeclaration' ||
      declared?.type === 'TSInterfaceDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.exportKind === 'type') ||
      // Brands have a symbol that is declared and never made.
      (declared?.type === 'VariableDeclaration' && declared.declare === true)
    );
  });
}

/** The files of src, by path, that no unit test reaches. */
function unreached(files: readonly SourceFile[]): string[] {
  const tests = files.map(({ path }) => path).filter((path) => path.endsWith('.test.ts'));
  const reached = reachedFrom(tests, files);
  return files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.ts') && !reached.has(path))
    .filter((file) => !isTypeOnly(file))
    .map(({ path }) => path);
}

test('every .ts file of src that runs is reached by a unit test', () => {
  const missing = unreached([...below('src'), ...below('tests')]);
  expect(missing).toEqual(Object.keys(EXCEPTIONS));
});

const file = (path: string, source: string): SourceFile => ({ path, source });
const DISC = file('src/disc.ts', 'export const disc = 1;');

test.each<[string, readonly SourceFile[], readonly string[]]>([
  ['a file that nobody imports', [DISC, file('tests/a.test.ts', '')], ['src/disc.ts']],
  [
    'a file whose types alone are used',
    [DISC, file('tests/a.test.ts', "import type { disc } from '../src/disc';")],
    ['src/disc.ts'],
  ],
  [
    'a file that only a browser test uses',
    [DISC, file('tests/e2e/a.spec.ts', "import { disc } from '../../src/disc';")],
    ['src/disc.ts'],
  ],
  [
    'a file that src may fetch later, or not',
    [
      DISC,
      file('src/fetch.ts', "export const fetchDisc = () => import('./disc');"),
      file('tests/a.test.ts', "import { fetchDisc } from '../src/fetch';"),
    ],
    ['src/disc.ts'],
  ],
  [
    'no file that a component or a test’s own later import brings along',
    [
      DISC,
      file('src/Table.tsx', "import { disc } from './disc';"),
      file('tests/a.test.ts', "const table = await import('../src/Table');"),
    ],
    [],
  ],
  [
    'no file that is only types',
    [file('src/shape.ts', "import type { A } from './a';\nexport type Shape = A;")],
    [],
  ],
])('the check names %s', (_, files, expected) => {
  expect(unreached(files)).toEqual(expected);
});
