// Who takes part: as the sheet says, or as the players like it (R034). Pure changes, each survivor once.
import { SURVIVOR_IDS, SURVIVORS, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { MainTeam } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import type { LineUp } from '../../scenarios/setup';

export const teamsOf = ({ teams }: Scenario): MainTeam[] => Object.keys(teams) as MainTeam[];

export function lineUpOf(scenario: Scenario, chosen: LineUp = {}): LineUp {
  const sheet = teamsOf(scenario).map((team) => [team, scenario.teams[team]?.survivors ?? []]);
  return { ...Object.fromEntries(sheet), ...chosen };
}

/** All but those who wait to be found. */
export const mayTakePart = ({ reserve = [] }: Scenario): SurvivorId[] =>
  SURVIVOR_IDS.filter((id) => reserve.every(({ survivor }) => survivor !== id));

/** Takes a place; whoever has taken part already gets the old one in exchange. */
export function withSurvivor(
  lineUp: LineUp,
  team: MainTeam,
  index: number,
  wanted: SurvivorId,
): LineUp {
  const before = lineUp[team]?.[index];
  const exchanged = (id: SurvivorId): SurvivorId => (id === wanted && before ? before : id);
  return Object.fromEntries(
    Object.entries(lineUp).map(([side, ids]) => [
      side,
      ids.map((id, at) => (side === team && at === index ? wanted : exchanged(id))),
    ]),
  );
}

export const isAsOnSheet = (scenario: Scenario, lineUp: LineUp): boolean =>
  teamsOf(scenario).every(
    (team) => String(lineUp[team]) === String(scenario.teams[team]?.survivors),
  );

/** House rules that can matter with these survivors and the markers of this scenario. */
export function rulesThatMatter(
  { markers, faceUp = [] }: Scenario,
  lineUp: LineUp,
): { readonly pellets: boolean; readonly medicine: boolean } {
  const types = new Set<string>([
    ...Object.keys(markers?.mix ?? {}),
    ...faceUp.map(({ type }) => type),
  ]);
  const cast = Object.values(lineUp).flat();
  return {
    pellets: types.has('shotgun') || cast.some((id) => SURVIVORS[id].weapon === 'shotgun'),
    // Some crossroads cards bring it.
    medicine: types.has('medicine') || types.has('crossroads'),
  };
}
