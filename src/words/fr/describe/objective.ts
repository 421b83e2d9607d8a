// How far the objective has come.
import type { objective as English } from '../../en/describe/objective';
import { names } from '../names';

const labels: (typeof English)['labels'] = {
  survivorsInRv: 'Survivants à bord',
  zombiesInTown: 'Zombies en ville',
  foodInRv: 'Rations à bord',
  fuelInRv: 'Essence à bord',
  keyInRv: 'Clé à bord',
  anitaFound: 'Anita retrouvée',
  anitaInHospital: 'Anita à l’hôpital',
  zombiesInHospital: 'Zombies dans l’hôpital',
  lostFound: 'Disparus retrouvés',
  deaths: 'Morts',
  inSchool: 'Quelqu’un de l’équipe B à l’école',
  suppliesHeld: 'Provisions sur cette personne',
};

const ofTeam: (typeof English)['ofTeam'] = {
  teamInRv: (team) => `${names.teamLabels[team]} à bord`,
  fuelHeld: (team) => `${names.teamLabels[team]}, essence portée par un seul`,
  fuelInCamp: (team) => `${names.teamLabels[team]} : essence au camp`,
  foodInCamp: (team) => `${names.teamLabels[team]} : rations au camp`,
};

export const objective: typeof English = {
  labels,
  ofTeam,
  survivorsAhead: (team, many, ahead, need) =>
    `${names.teamLabels[team]} : ${many} ${many > 1 ? 'survivants' : 'survivant'}${ahead > 0 ? `, ${ahead} de plus sur ${need}` : ''}`,
  reach: (label, have, need) => `${label} : ${have} sur ${need}`,
  atMost: (label, have, need) =>
    `${label} : ${have} (${need === 0 ? 'il n’en faut aucun' : `${need} au plus`})`,
  deaths: (have, need) => `${labels.deaths} : ${have}, et ${need} font perdre la partie`,
};
