// Single checks of what comes from outside.
import type { Range } from './measure/range';

/** Says which field is wrong and why; the table and every later call are untouched. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly field: string;
  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.field = field;
  }
}

export function requireObject(field: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    throw new TableError(field, `must be given, got ${describe(value)}`);
  }
}

export function requireList(field: string, value: unknown): void {
  if (!Array.isArray(value)) throw new TableError(field, `must be a list, got ${describe(value)}`);
}

export function requireNumber(field: string, value: unknown, [least, most]: Range): void {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new TableError(field, `must be a number, got ${describe(value)}`);
  if (value < least || value > most)
    throw new TableError(field, `must be between ${least} and ${most}, got ${value}`);
}

export function requireWhole(field: string, value: unknown, range: Range): void {
  requireNumber(field, value, range);
  if (!Number.isInteger(value))
    throw new TableError(field, `must be a whole number, got ${describe(value)}`);
}

export const requireSeed = (seed: unknown): void =>
  requireWhole('launch.seed', seed, [0, 0xffffffff]);

export function requireId(field: string, id: unknown): void {
  if (typeof id !== 'string' || id === '')
    throw new TableError(field, `must be a name, got ${describe(id)}`);
}

export function requireOneOf(field: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) throw new TableError(field, `unknown: ${describe(value)}`);
}

export function requireUnique(field: string, ids: readonly string[]): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) throw new TableError(field, `two are called ${id}`);
    seen.add(id);
  }
}

export function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'a list' : 'an object';
  return String(value);
}
