// What a good match of each scenario takes, for the medals after it. `npm run pars` prints what recorded wins took:
// a par is their median with one life and a quarter of the flicks to spare, for S1 to S5 one round as well (the hand that
// won those never misses); where the wins of S9 and S10 lie far apart, it lies between them.
import type { ScenarioId } from '../../scenarios/list';

/** Rounds and flicks that it took, lives that it cost. */
export type Score = { readonly rounds: number; readonly flicks: number; readonly lives: number };

export const PARS: Readonly<Record<ScenarioId, Score>> = {
  s1: { rounds: 2, flicks: 12, lives: 1 },
  s2: { rounds: 4, flicks: 22, lives: 1 },
  s3: { rounds: 4, flicks: 28, lives: 2 },
  s4: { rounds: 4, flicks: 18, lives: 1 },
  s5: { rounds: 4, flicks: 26, lives: 2 },
  s6: { rounds: 4, flicks: 21, lives: 3 },
  s7: { rounds: 4, flicks: 31, lives: 2 },
  s8: { rounds: 5, flicks: 37, lives: 6 },
  s9: { rounds: 5, flicks: 20, lives: 5 },
  s10: { rounds: 4, flicks: 24, lives: 5 },
};
