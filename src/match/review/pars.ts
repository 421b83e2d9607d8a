// What a good match of each scenario takes, for the medals after it. `npm run pars` prints what wins are measured by.
import type { ScenarioId } from '../../scenarios/list';
import type { Score } from './medals';

export const PARS: Readonly<Record<ScenarioId, Score>> = {
  s1: { rounds: 4, flicks: 20, lives: 2 },
  s2: { rounds: 4, flicks: 20, lives: 2 },
  s3: { rounds: 4, flicks: 20, lives: 2 },
  s4: { rounds: 4, flicks: 20, lives: 2 },
  s5: { rounds: 4, flicks: 20, lives: 2 },
  s6: { rounds: 4, flicks: 20, lives: 2 },
  s7: { rounds: 4, flicks: 20, lives: 2 },
  s8: { rounds: 4, flicks: 20, lives: 2 },
  s9: { rounds: 4, flicks: 20, lives: 2 },
  s10: { rounds: 4, flicks: 20, lives: 2 },
};
