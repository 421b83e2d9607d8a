import type { Both } from '../both';

/** A label, and what it would mean. */
export type Labelled = readonly [label: Both, hint?: Both];
