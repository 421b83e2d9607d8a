import type { Scenario } from '../../scenarios/list';
import { newSeed } from '../sessions/new-seed';
import { openMatch } from '../sessions/open-match';
import { useScreen } from '../navigation/screen';
import { seatsFor } from './players';
import { useLineUps } from './use-line-ups';
import { useOptions } from './use-options';
import { usePlayers } from './use-players';

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
