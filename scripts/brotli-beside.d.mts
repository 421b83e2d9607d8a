export function writeCopies(
  folder: string,
): Promise<{ readonly files: readonly string[]; readonly copied: readonly string[] }>;
