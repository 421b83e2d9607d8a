import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

export type SourceFile = { readonly path: string; readonly source: string };
export type Import = {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  /** What is taken by name. */
  readonly names: readonly string[];
  /** By `import()`: only once that line runs. */
  readonly later: boolean;
};

/** Every TypeScript file below a folder, with paths relative to it. */
export function readSources(root: string): SourceFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      source: readFileSync(join(root, path), 'utf8'),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** What a file imports: relative targets as paths below the root, packages by name. */
export function importsOf(file: SourceFile): Import[] {
  const { module, errors } = parseSync(file.path, file.source);
  if (errors.length > 0) throw new Error(`${file.path} does not parse: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (
    specifier: string,
    typeOnly: boolean,
    names: readonly string[] = [],
    later = false,
  ): void => {
    const to = resolveSpecifier(file.path, specifier);
    found.push({ from: file.path, to, typeOnly, names, later });
  };
  for (const { moduleRequest, entries, start, end } of module.staticImports) {
    const statement = file.source.slice(start, end);
    const typeOnly =
      /^import\s+type\b/.test(statement) || (entries.length > 0 && entries.every((e) => e.isType));
    const names = entries.flatMap(({ importName }) => importName.name ?? []);
    add(moduleRequest.value, typeOnly, names);
  }
  for (const { entries } of module.staticExports) {
    for (const entry of entries)
      if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    add(
      file.source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      false,
      [],
      true,
    );
  }
  return found;
}

function resolveSpecifier(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
}

/** The files of one cycle of imports, or undefined. Paths may lack their ending, as imports do. */
export function findCycle(
  files: readonly SourceFile[],
  imports: readonly Import[],
): string[] | undefined {
  const byStem = new Map(
    files.flatMap(({ path }) => stems(path).map((stem) => [stem, path] as const)),
  );
  const targets = new Map<string, string[]>(files.map(({ path }) => [path, []]));
  for (const { from, to } of imports) {
    const target = byStem.get(to);
    if (target !== undefined) targets.get(from)?.push(target);
  }
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const target of targets.get(path) ?? []) {
      const cycle = visit(target, [...trail, path]);
      if (cycle) return cycle;
    }
    done.add(path);
    return undefined;
  };
  for (const { path } of files) {
    const cycle = visit(path, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** How an import may name a file: with its ending, without, or by its folder. */
export function stems(path: string): string[] {
  const bare = path.replace(/\.tsx?$/, '');
  return bare.endsWith('/index') ? [path, bare, bare.slice(0, -'/index'.length)] : [path, bare];
}
