// What the aim would lead to, for the picture and for words beside it.
import { create } from 'zustand';
import type { FirstTouch } from '../../../physics/aim';
import type { DoorAhead } from './doors';
import type { FlareOutlook } from './flare-outlook';

export type AimForecast = {
  /** Absent while nothing is aimed, and without aim help. */
  readonly touches?: readonly FirstTouch[];
  readonly door?: DoorAhead;
  /** Of a flare: its flight and where it would lie. */
  readonly flare?: FlareOutlook;
};

export const NO_FORECAST: AimForecast = {};

export const useAimForecast = create<AimForecast>(() => NO_FORECAST);
