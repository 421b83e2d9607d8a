// Headings of the table in words, and what has none of its own kind: round, turn, duel, dump.
import type { Half } from '../../../scenarios/ids';
import type { table as English } from '../../en/describe/table';
import { atStart } from '../grammar';
import { names } from '../names';

const next: Readonly<Record<Half, (coming: number) => string>> = {
  day: (coming) => `Le prochain jour en amène ${coming}.`,
  night: (coming) => `La prochaine nuit en amène ${coming}.`,
};

export const table: typeof English = {
  titles: {
    round: 'Manche',
    turn: 'Tour',
    duel: 'Duel en cours',
    objective: 'Objectif',
    survivors: 'Survivants',
    zombies: 'Zombies, du plus proche au plus lointain',
    doors: 'Bâtiments',
    things: 'Objets proches',
    dump: 'Fosse',
  },
  round: (number, half) => `Manche ${number}, ${names.halves[half].toLowerCase()}.`,
  dayMarker: (marker) =>
    `Marqueur de jour sur ${marker} : ${marker} ${marker > 1 ? 'manches' : 'manche'} avant le crâne, celle-ci comprise.`,
  onTheSkull: (extra) =>
    `Le marqueur de jour est sur le crâne : manche ajoutée ${extra} sur trois au plus.`,
  nobodyActs: 'Personne n’agit encore.',
  playerPlays: (player, { word }) => `${player} joue ${word}.`,
  acts: ({ word }) => `${word} agit.`,
  actionsLeft: (left, noise) =>
    `Encore ${left} ${left > 1 ? 'actions' : 'action'}. Au plus bruyant : ${names.noise[noise].toLowerCase()}.`,
  atNearEnd: (who) => `${atStart(who)} se tient de ce côté.`,
  awayOnLane: (who, way) => `${atStart(who)} se tient à ${way} cm.`,
  duelGap: (cm) => `${cm} cm séparent les deux camps.`,
  stepsToReach: (steps) =>
    steps === 0
      ? 'Ils sont à portée : toute carte de combat frappe.'
      : `Encore ${steps} pas avant d’être à portée.`,
  cardOdds: (attacks, left) =>
    `Prochaine carte de combat : ${attacks} sur ${left} ${attacks > 1 ? 'attaquent' : 'attaque'}.`,
  combatCardsLeft: (cards) => `Cartes de combat restantes : ${cards}.`,
  dump: (waiting, coming, half) => `Zombies dans la fosse : ${waiting}. ${next[half](coming)}`,
  tooFew: (so) => `C’est trop peu : la ville serait submergée, et ${so}.`,
  shortage: (missing, round, so) =>
    `manche ${round} : il manque ${missing} ${missing === 1 ? 'zombie' : 'zombies'}, ${so}`,
  shortages: {
    youLose: 'vous perdez',
    everybodyLoses: 'tous perdent',
    nobodyWins: 'personne ne gagne',
  },
};
