import type { Sheet } from '../../sheet';

/** The part of a sheet that is about winning; maps and rules come with the scenario. */
export type LaterObjectives = Pick<Sheet, 'bases' | 'clauses'>;
