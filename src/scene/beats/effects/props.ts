import type { Vec2 } from '../../../physics/table';

/** What every sign of a beat is told: where on the table, for how long, and whom to tell that it is over. */
export type EffectProps = {
  readonly at: Vec2;
  readonly seconds: number;
  readonly onDone?: (() => void) | undefined;
};
