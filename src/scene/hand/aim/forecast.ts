// What the aim would lead to, for the picture and for words beside it.
import { create } from 'zustand';
import type { FirstTouch } from '../../../physics/aim';
import type { Recording } from '../../../physics/recording';
import type { AimOutlook } from '../../../scenarios/outlook';
import type { Aiming } from '../aiming';
import type { DoorAhead } from './doors';
import type { FlareOutlook } from './flare-outlook';

/** The runs of an aim, and what the rules say of them. */
export type Judged = {
  readonly aiming: Aiming;
  /** What its first line meets. */
  readonly first?: string | undefined;
  readonly runs: readonly Recording[];
  /** Absent where the rules say nothing of a single run, as of a flare. */
  readonly outlook?: AimOutlook;
};

/** `short`: it would stop on the threshold. `shut`: it does not fit, or nobody is let in. */
export type DoorVerdict = 'through' | 'short' | 'shut';

export type AimForecast = {
  /** Absent while nothing is aimed, and without aim help. */
  readonly touches?: readonly FirstTouch[];
  /** The same of what is meant, while a breath carries the aim elsewhere. */
  readonly meant?: readonly FirstTouch[];
  /** What is met first is a friend. */
  readonly meetsOwn?: 'friend' | 'self';
  /** A friend who would be met if what is met first were not there. */
  readonly behind?: string;
  readonly door?: DoorAhead & { readonly verdict: DoorVerdict };
  /** Of a flare: its flight and where it would lie. */
  readonly flare?: FlareOutlook;
  /** Comes a moment after the aim, and stays while it still holds for the aim that is shown. */
  readonly judged?: Judged;
};

export const NO_FORECAST: AimForecast = {};

export const useAimForecast = create<AimForecast>(() => NO_FORECAST);
