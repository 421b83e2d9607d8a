// Other survivors than the sheet's (R034), in a file of their own: screens that offer them check no whole plan.
import * as v from 'valibot';
import { SURVIVOR_IDS, type SurvivorId } from '../scenarios/catalogue/survivors';
import type { MainTeam } from '../scenarios/ids';
import type { LineUp } from '../scenarios/setup';
import type { Sheet } from '../scenarios/sheet';
import { sized } from './border';

const SURVIVORS = v.pipe(
  v.array(v.picklist(SURVIVOR_IDS, 'A survivor of the line-up is unknown.'), 'A team is no list.'),
  sized(0, SURVIVOR_IDS.length, 'The line-up is too long.'),
);

/** Team by team; a team that is not named is the sheet's. */
export const LINE_UP = {
  together: v.exactOptional(SURVIVORS),
  a: v.exactOptional(SURVIVORS),
  b: v.exactOptional(SURVIVORS),
} satisfies Record<MainTeam, unknown>;

/** As many as the sheet has, each once, and none who waits to be found. */
export function whyNotLineUp(lineUp: LineUp, { teams, reserve = [] }: Sheet): string | undefined {
  // A list has no keys either, and would pass for a line-up that changes nothing.
  if (Array.isArray(lineUp)) return 'The line-up of the match is not in order.';
  const stranger = Object.keys(lineUp).find((team) => !Object.hasOwn(teams, team));
  if (stranger !== undefined) return `Team ${stranger} does not play in this scenario.`;
  const taken = new Set<SurvivorId>(reserve.map(({ survivor }) => survivor));
  for (const [team, { survivors }] of Object.entries(teams)) {
    const given = lineUp[team as MainTeam] ?? survivors;
    if (given.length !== survivors.length)
      return `Team ${team} needs ${survivors.length} survivors.`;
    for (const id of given) {
      if (taken.has(id)) return `The line-up of team ${team} is not possible.`;
      taken.add(id);
    }
  }
  return undefined;
}
