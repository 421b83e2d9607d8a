// What everything that comes from outside is read with: JSON that cannot hurt, bounded texts, finite numbers.
import * as v from 'valibot';

/** Deeper than anything that the game writes. */
const DEEPEST = 40;
const [QUOTE, BACKSLASH] = [34, 92];
const OPENS = [91, 123];
const CLOSES = [93, 125];

/** Nothing where the text is no JSON, or nested so deep that whoever walks it would run out of stack. */
export function parseJson(text: string): unknown {
  try {
    return isShallow(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (CLOSES.includes(code)) depth -= 1;
    else if (OPENS.includes(code) && (depth += 1) > DEEPEST) return false;
  }
  return true;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// One check of our own instead of the library's many: each of those weighs as much as all of this.
export const finite = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value)),
);

export const whole = (least: number, most: number, message?: string) =>
  v.pipe(
    v.number(message),
    v.check((value) => Number.isInteger(value) && value >= least && value <= most, message),
  );

export const within = (least: number, most: number, message?: string) =>
  v.pipe(
    v.number(message),
    v.check((value) => value >= least && value <= most, message),
  );

/** A short one, as in a link; `seedOf` widens it. */
export const SHORT_SEED = whole(0, 0xffffffff);

type Sized = { readonly length: number };
/** Of texts and lists: so long at least, so long at most. */
export const sized = <T extends Sized>(least: number, most: number, message?: string) =>
  v.check<T, string | undefined>(({ length }) => length >= least && length <= most, message);

export const text = (least: number, most: number, message?: string) =>
  v.pipe(v.string(message), sized(least, most, message));

export const list = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  v.pipe(v.array(item), sized(least, most), v.readonly());

export const either = <Forms extends readonly v.GenericSchema[]>(...forms: Forms) =>
  v.custom<v.InferOutput<Forms[number]>>((value) => forms.some((form) => v.is(form, value)));

/** A schema that stands inside itself. */
export const later = <Type>(schema: () => v.GenericSchema) =>
  v.custom<Type>((value) => v.is(schema(), value));

export const YES = v.custom<true>((value) => value === true);

/** A strict object of which all may be missing. A list has no keys either, and would pass for one. */
export const loose = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const object = v.strictObject(entries);
  return v.pipe(v.custom<v.InferInput<typeof object>>(isRecord), object);
};

/** Something for some of these names. */
export const some = <Name extends string, Item extends v.GenericSchema>(
  names: readonly Name[],
  item: Item,
) =>
  loose(
    Object.fromEntries(names.map((name) => [name, v.exactOptional(item)])) as Record<
      Name,
      v.ExactOptionalSchema<Item, undefined>
    >,
  );

export type KeyOf<Type> = Type extends unknown ? keyof Type : never;
/** Does not compile where a type has a form, or a form a key, that its schema does not know. */
export type Knows<
  Schema extends v.GenericSchema,
  Type extends v.InferOutput<Schema>,
  Key extends KeyOf<v.InferOutput<Schema>>,
> = readonly [Schema, Type, Key];

/** What a strict object says of itself: that it is none, lacks something, or has something in it that nobody knows. */
export const says =
  (what: string) =>
  ({ path, expected }: v.BaseIssue<unknown>): string => {
    const [at] = path ?? [];
    if (!at) return `${what} is missing.`;
    const key = String(at.key).slice(0, 40);
    return expected === 'never' ? `${what} has an unknown ${key}.` : `${what} has no ${key}.`;
  };

/** The first thing that is wrong with a value, for whoever was refused: in a sentence, where its schema has one. */
export function firstIssue(
  schema: v.GenericSchema,
  value: unknown,
): v.BaseIssue<unknown> | undefined {
  const { issues } = v.safeParse(schema, value, { abortEarly: true, message: '' });
  return issues?.[0];
}
