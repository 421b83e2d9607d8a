import type { place as English } from '../../en/practice/place';

export const place: typeof English = {
  hint: 'Faites glisser une pièce, ou choisissez-la.',
  keys: 'Les flèches la déplacent, Q et E la tournent.',
  onTable: 'Sur la table',
  fromBox: 'Ajouter de la boîte',
  light: 'Lumière',
  halves: { day: 'Jour', night: 'Nuit' },
  numbers: { x: 'Est', y: 'Nord', facing: 'Regarde vers' },
  where: 'Où',
  street: 'dans la rue',
  lay: 'Coucher',
  stand: 'Relever',
  takeOff: 'Retirer',
  taken: (name) => `Pas de place : ${name} gêne.`,
  noRoom: {
    outOfTown: 'C’est hors de la ville.',
    full: 'Deux zombies sont déjà dedans.',
    unknown: 'Impossible de la poser là.',
  },
  putNearest: 'Poser à la place libre la plus proche',
  ruler: 'Règle',
  rulerHint: 'Choisissez deux pièces.',
  between: (one, other) => `${one} – ${other} :`,
  gap: (gap, middles) => `${gap} cm de bord à bord, ${middles} cm de centre à centre.`,
  nextTo: 'Elles sont côte à côte (un disque au plus).',
  notNextTo: 'Elles ne sont pas côte à côte.',
};
