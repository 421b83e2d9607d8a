// Takes data that is in order and spoils it at random places, as strangers, accidents and other versions do.
import fc from 'fast-check';

type Path = readonly (string | number)[];

/** Names that nobody has asked for, some of which every object seems to have. */
export const UNKNOWN_KEYS = ['evil', 'constructor', '__proto__', 'toString', 'hasOwnProperty'];

const deep = (levels: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

const NUMBERS = [Number.NaN, Infinity, -Infinity, -1, 0, 0.5, 1e308, 2 ** 53];
const TEXTS = ['', '__proto__', 'constructor', 'x'.repeat(5000), '1', 's1', 'a'];
const SHAPES = [null, true, false, [], {}, [[]], [null], deep(2000)];
const CROWD = Array.from({ length: 300 }, () => ({}));
const ODD: readonly unknown[] = [...NUMBERS, ...TEXTS, ...SHAPES, CROWD];

const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))
    : []),
];

const change = (value: unknown, path: Path, make: (old: unknown) => unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return make(value);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const made = change(Reflect.get(value, key), rest, make);
  if (made === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.defineProperty(copy, key, property(made));
  return copy;
};

const property = (value: unknown) => ({
  value,
  enumerable: true,
  writable: true,
  configurable: true,
});

const withKey =
  (key: string, odd: unknown) =>
  (old: unknown): unknown => {
    if (typeof old !== 'object' || old === null || Array.isArray(old)) return odd;
    return Object.defineProperty({ ...old }, key, property(odd));
  };

/** One to three spoilt places of what is given. */
export const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  const paths = pathsOf(value);
  const place = fc.nat(paths.length - 1).map((at) => paths[at] ?? []);
  const odd = fc.constantFrom(...ODD);
  const make = fc.oneof(
    odd.map((one) => () => one),
    fc.constant(() => undefined),
    fc.tuple(fc.constantFrom(...UNKNOWN_KEYS), odd).map(([key, one]) => withKey(key, one)),
  );
  return fc
    .array(fc.tuple(place, make), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((now, [path, made]) => change(now, path, made), value));
};

/** One to three parts of what is given, each exchanged for one of the same name from others of its kind. */
export const crossed = (value: unknown, others: readonly unknown[]): fc.Arbitrary<unknown> => {
  const parts = others.flatMap((other) => pathsOf(other).map((path) => ({ path, other })));
  const place = fc.constantFrom(...pathsOf(value));
  const exchange = place.chain((path) => {
    const like = parts.filter((one) => nameOf(one.path) === nameOf(path));
    const from = like.length > 0 ? like : parts;
    return fc
      .constantFrom(...from)
      .map(({ path: there, other }) => [path, () => valueAt(other, there)] as const);
  });
  return fc
    .array(exchange, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((now, [path, made]) => change(now, path, made), value));
};

/** The last key that is no number, and whether it is the thing itself or one of its list. */
const nameOf = (path: Path): string =>
  path
    .slice(path.findLastIndex((key) => Number.isNaN(Number(key))))
    .map((key, index) => (index === 0 ? key : '#'))
    .join();

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => Reflect.get(at as object, key), value);

/** As a text; a number that is not finite is written as one that JSON reads so. */
export const textOf = (value: unknown): string =>
  (
    JSON.stringify(value, (_, one: unknown) =>
      typeof one === 'number' && !Number.isFinite(one) ? '~' : one,
    ) ?? ''
  ).replaceAll('"~"', '1e999');

/** Every key of it, however deep. */
export const keysOf = (value: unknown): string[] => [
  ...new Set(pathsOf(value).flatMap((path) => path.slice(-1).map(String))),
];

/** What must be nowhere in what was accepted: a number that is none, a key that is not known. */
export function troubles(value: unknown, known: readonly string[]): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [
    ...keys.filter((key) => !known.includes(key)),
    ...Object.values(value).flatMap((one) => troubles(one, known)),
  ];
}
