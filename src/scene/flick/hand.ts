// The hand over the table, as the page may see and move it: the gesture, the keyboard and the panel share it.
import { create } from 'zustand';
import type { Answer } from '../../match/session';
import type { FlickOffer } from '../../scenarios/decisions';

export const HAND_PHASES = ['idle', 'armed', 'aiming', 'fine', 'released', 'cancelled'] as const;
export type HandPhase = (typeof HAND_PHASES)[number];

/** What is being aimed; direction in degrees (1/100), speed in whole mm/s. */
export type Aiming = {
  readonly choice: string;
  readonly offer: FlickOffer;
  readonly direction: number;
  readonly speed: number;
  /** Bat: where its thick end points, and where its handle is struck. */
  readonly axis?: number;
  readonly struck?: number;
  /** Sniper: where the push itself points. */
  readonly aim?: number;
};

export type Hand = {
  readonly phase: HandPhase;
  readonly aiming?: Aiming;
};

export const useHand = create<Hand>(() => ({ phase: 'idle' }));

/** What is aimed, as an answer to the rulebook. */
export const answerOf = ({ choice, offer: _offer, ...numbers }: Aiming): Answer => ({
  choice,
  ...numbers,
});
