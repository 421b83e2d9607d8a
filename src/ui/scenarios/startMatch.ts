import type { Scenario } from '../../scenarios/list';
import { newSeed } from '../newSeed';
import { openMatch } from '../openMatch';
import { useScreen } from '../screen';
import { seatsFor } from '../seats/players';
import { useLineUps } from '../seats/useLineUps';
import { useOptions } from '../seats/useOptions';
import { usePlayers } from '../seats/usePlayers';

/** Sets the table for whoever sits around it now. */
export async function startMatch(
  scenario: Scenario,
  nameOf: (number: number) => string,
): Promise<void> {
  const lineUp = useLineUps.getState().lineUps[scenario.id];
  const session = await openMatch({
    sheet: scenario,
    options: useOptions.getState().options,
    seats: seatsFor(scenario, usePlayers.getState().players, nameOf),
    seed: newSeed(),
    ...(lineUp && { lineUp }),
  });
  useScreen.getState().open({ name: 'play', session });
}
