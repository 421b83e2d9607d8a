import type { Scenario } from '../../scenarios/list';
import { newSeed } from '../new-seed';
import { openMatch } from '../open-match';
import { useScreen } from '../screen';
import { seatsFor } from '../seats/players';
import { useLineUps } from '../seats/use-line-ups';
import { useOptions } from '../seats/use-options';
import { usePlayers } from '../seats/use-players';

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
