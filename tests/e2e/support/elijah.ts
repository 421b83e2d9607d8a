// A match in which Elijah is about to act, with his flares: S6 with powers.
import { startMatch, type Match } from '../../../src/match/match';
import { plainPlan } from '../../../src/match/plan';
import { scenarioOf } from '../../../src/scenarios/list';
import { playedTo } from './begin';

/** Everybody before him ends the turn at once, without a sound. */
export function elijahsTurn(seed = 1): Match {
  const plan = plainPlan('s6', seed);
  return playedTo(
    startMatch({ ...plan, sheet: { ...scenarioOf('s6'), powers: 'up' } }),
    ({ kind, about }) => kind === 'chooseAction' && about === 'elijah',
    ({ kind }) => (kind === 'chooseAction' ? 'end' : 'elijah'),
  );
}
