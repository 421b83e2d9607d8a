// What an entry of a log may be, to the last key: it is played as it stands.
import * as v from 'valibot';
import type { Command, FlickNumbers } from '../scenarios/decisions';
import { finite, text, whole } from './border';
import type { LogEntry } from './match';

const FLICK = v.strictObject({
  direction: finite,
  speed: finite,
  axis: v.exactOptional(finite),
  struck: v.exactOptional(finite),
  aim: v.exactOptional(finite),
  height: v.exactOptional(finite),
  shift: v.exactOptional(finite),
} satisfies Record<keyof FlickNumbers, unknown>);

const COMMAND = v.strictObject({
  seat: text(1, 40),
  number: whole(0, 1_000_000),
  choice: text(1, 200),
  flick: v.exactOptional(FLICK),
  facing: v.exactOptional(finite),
  spot: v.exactOptional(v.strictObject({ x: finite, y: finite })),
} satisfies Record<keyof Command, unknown>);

const GIVEN = v.strictObject({ command: COMMAND });
/** Sixteen digits, as the table's hashes have. */
const RUN = v.strictObject({ table: text(16, 16) });

export const isEntry = (entry: unknown): entry is LogEntry =>
  v.is(GIVEN, entry) || v.is(RUN, entry);
