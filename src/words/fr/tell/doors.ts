// Doors that close and open, and whoever waits behind them.
import type { doors as English } from '../../en/tell/doors';
import { agree, atStart, the } from '../grammar';

/** L’équipe A, within a sentence. */
const inside = (team: string): string => team.slice(0, 1).toLowerCase() + team.slice(1);

const open = (house: Parameters<typeof the>[0]): string =>
  `${atStart(house)} est ${agree(house, 'ouvert', 'ouverte')}`;

export const doors: typeof English = {
  closed: (house) => `Un X ferme ${the(house)}.`,
  opened: (house) => `${open(house)}, et un marqueur face cachée y attend.`,
  openedEmpty: (house) => `${open(house)} ; la réserve est vide.`,
  waits: ({ word }, house) =>
    `${word} se cachait dans ${the(house)} et suivra le prochain qui sort.`,
  recruited: ({ word }, by, team) =>
    `${word} suit ${by.word} : ${inside(team)} compte un survivant de plus !`,
  recruitedInto: ({ word }, by, house, team) =>
    `${word} suit ${by.word} dans ${the(house)} : ${inside(team)} compte un survivant de plus !`,
  oneMoreRound: (extra) =>
    extra === 1
      ? 'Les deux équipes sont à égalité : une manche de plus.'
      : `Toujours l’égalité : une manche de plus, la ${extra === 2 ? 'deuxième' : 'troisième'} sur trois.`,
};
