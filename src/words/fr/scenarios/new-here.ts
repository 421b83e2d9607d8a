// What a scenario brings that those before it have not, in a few words each: for the card it is chosen by.
import type { newHere as English } from '../../en/scenarios/new-here';

export const newHere: typeof English = {
  s1: {
    adds: ['Déplacements et tirs', 'Le bruit et la ruée', 'Fusils à pompe et de précision'],
  },
  s2: { adds: ['Les bâtiments', 'Les marqueurs', 'Les duels contre les zombies'] },
  s3: { adds: ['La fouille des objets', 'Quelqu’un à escorter'] },
  s4: { adds: ['Une porte barricadée', 'Les repas'] },
  s5: { adds: ['Les cartes Carrefour', 'Des survivants égarés'] },
  s6: {
    adds: [
      'Deux équipes',
      'Les marqueurs cachés',
      'Le vol',
      'Les duels entre rivaux',
      'Le bretzel',
    ],
  },
  s7: { adds: ['Les pouvoirs', 'Les fusées éclairantes', 'Un camp par équipe'] },
  s8: { adds: ['Les recrues', 'Les portes fermées', 'Les manches supplémentaires'] },
  s9: {
    adds: ['Les objectifs secrets', 'Les traîtres', 'Les accusations', 'Une équipe à composer'],
    madeFor: 'idéal à 6, 8 ou 10',
  },
  s10: { adds: ['Les colonies ennemies', 'Un combat sans merci'], madeFor: 'idéal à 6, 8 ou 10' },
};
