// The next match, from the plan of the last one.
import type { NewGame } from '../../scenarios/setup';
import { newSeed } from '../sessions/new-seed';
import { openMatch } from '../sessions/open-match';
import { useScreen } from '../navigation/screen';

/** The same people at the same table, with other luck. */
export async function playAgain(plan: NewGame): Promise<void> {
  const session = await openMatch({ ...plan, seed: newSeed() });
  useScreen.getState().replace({ name: 'play', session });
}
