// What an entry of a log may be, to the last key: it is played as it stands.
import * as v from 'valibot';
import type { HandNumberName } from '../physics/launch';
import { HAND_NUMBERS } from '../physics/measure/launches';
import type { Command, FlickNumbers } from '../scenarios/decisions';
import { finite, text, whole } from './border';
import type { LogEntry } from './match';

const SPOT = v.strictObject({ x: finite, y: finite });
const PUSH = {
  direction: finite,
  speed: finite,
  shift: v.exactOptional(finite),
  from: v.exactOptional(SPOT),
} satisfies Record<Exclude<keyof FlickNumbers, HandNumberName>, unknown>;
const NUMBERS = HAND_NUMBERS.map((name) => [name, v.exactOptional(finite)] as const);
/** The push, and whatever numbers the rows of the launches ask of a hand. */
export const FLICK = v.strictObject({ ...PUSH, ...Object.fromEntries(NUMBERS) });

const COMMAND = v.strictObject({
  seat: text(1, 40),
  number: whole(0, 1_000_000),
  choice: text(1, 200),
  flick: v.exactOptional(FLICK),
  facing: v.exactOptional(finite),
  spot: v.exactOptional(SPOT),
} satisfies Record<keyof Command, unknown>);

const GIVEN = v.strictObject({ command: COMMAND });
/** Sixteen digits, as the table's hashes have. */
const RUN = v.strictObject({ table: text(16, 16) });

export const isEntry = (entry: unknown): entry is LogEntry =>
  v.is(GIVEN, entry) || v.is(RUN, entry);
