// Which files are reached from where, by following imports that run: a type is gone before anything runs.
import { importsOf, stems, type Import, type SourceFile } from './imports';

/**
 * Every file that is reached from the starts, the starts included. Paths are as in `files`. An `import()` counts
 * where a test says it: elsewhere nothing tells whether that line ever runs.
 */
export function reachedFrom(
  starts: readonly string[],
  files: readonly SourceFile[],
): ReadonlySet<string> {
  const byStem = new Map(
    files.flatMap(({ path }) => stems(path).map((stem) => [stem, path] as const)),
  );
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = byPath.get(path);
    if (!file || reached.has(path)) continue;
    reached.add(path);
    const runs = ({ typeOnly, later }: Import): boolean =>
      !typeOnly && (!later || starts.includes(file.path));
    waiting.push(
      ...importsOf(file)
        .filter(runs)
        .flatMap(({ to }) => byStem.get(to) ?? []),
    );
  }
  return reached;
}
