// The next match, from the plan of the last one.
import type { NewGame } from '../../../scenarios/setup';
import { openMatch } from '../../openMatch';
import { useScreen } from '../../screen';

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** The same people at the same table, with other luck. */
export async function playAgain(plan: NewGame): Promise<void> {
  const session = await openMatch({ ...plan, seed: newSeed() });
  useScreen.getState().replace({ name: 'play', session });
}
