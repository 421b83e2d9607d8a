// A puzzle laid out: always with the same luck, so that the same turn comes to the same end.
import type { NewGame } from '../../scenarios/setup';
import type { Match } from '../match';
import { linedUpPlan } from '../plan';
import { arrangedMatch } from '../position';
import { PUZZLES, type PuzzleId } from './catalogue';
import { POSITIONS } from './positions';

const SEED = 1;

/** Never saved: it is played like any other match, and has no log that could be read again. */
export function puzzleMatch(id: PuzzleId, nameOf?: (number: number) => string): Match {
  const { survivor, players = 1, position } = POSITIONS[id];
  const plan: NewGame = linedUpPlan(PUZZLES[id].scenario, SEED, players, nameOf);
  // Whoever holds the pretzel is the first to act: nobody is asked.
  const turn = position.pretzel === undefined ? { survivor } : undefined;
  return arrangedMatch(plan, { ...position, ...(turn && { turn }) });
}
