// What the aim would lead to, for the picture and for words beside it.
import { create } from 'zustand';
import type { FirstTouch } from '../../../physics/aim';
import type { DoorAhead } from './doors';

export type AimForecast = {
  /** Absent while nothing is aimed, and without aim help. */
  readonly touches?: readonly FirstTouch[];
  readonly door?: DoorAhead;
};

export const NO_FORECAST: AimForecast = {};

export const useAimForecast = create<AimForecast>(() => NO_FORECAST);
