// How far the objective has come.
import type { PartName } from '../../../scenarios/objectives/clause';
import type { TeamSort } from '../../../scenarios/ids';
import { names } from '../names';

/** Numbers that each team has its own of. */
export type OfTeam = 'teamInRv' | 'fuelHeld' | 'fuelInCamp' | 'foodInCamp';
const ofTeam: Readonly<Record<OfTeam, (team: TeamSort) => string>> = {
  teamInRv: (team) => `${names.teamLabels[team]} in the RV`,
  fuelHeld: (team) => `${names.teamLabels[team]}, fuel carried by one`,
  fuelInCamp: (team) => `${names.teamLabels[team]}: fuel in camp`,
  foodInCamp: (team) => `${names.teamLabels[team]}: food in camp`,
};
const labels: Readonly<Record<Exclude<PartName, OfTeam | 'survivorsAhead'>, string>> = {
  survivorsInRv: 'Survivors in the RV',
  zombiesInTown: 'Zombies in town',
  foodInRv: 'Food in the RV',
  fuelInRv: 'Fuel in the RV',
  keyInRv: 'Key in the RV',
  anitaFound: 'Anita found',
  anitaInHospital: 'Anita in the hospital',
  zombiesInHospital: 'Zombies in the hospital',
  lostFound: 'Lost survivors found',
  deaths: 'Deaths',
  inSchool: 'One of team B in the school',
  suppliesHeld: 'Supplies this one carries',
};

export const objective = {
  labels,
  ofTeam,
  /** How many a team has, and how far ahead of the other it is, where it is. */
  survivorsAhead: (team: TeamSort, many: number, ahead: number, need: number): string =>
    `${names.teamLabels[team]}: ${many} ${many === 1 ? 'survivor' : 'survivors'}${ahead > 0 ? `, ${ahead} of ${need} ahead` : ''}`,
  reach: (label: string, have: number, need: number): string => `${label}: ${have} of ${need}`,
  atMost: (label: string, have: number, need: number): string =>
    `${label}: ${have} (${need === 0 ? 'none allowed' : `${need} at most`})`,
  deaths: (have: number, need: number): string =>
    `${labels.deaths}: ${have}, and ${need} lose the game`,
};
