import type { s6 as English } from '../../en/scenarios/s6';

export const s6: typeof English = {
  title: 'Un seul volant',
  teaser: 'Deux équipes, un camping-car, une clé, et personne ne partage.',
  story:
    'Pendant des semaines, il y eut assez de tout, et chacun resta courtois. Puis les réserves ont baissé, quelqu’un a compté les boîtes la nuit, et le petit déjeuner s’est pris à deux tables. À présent, la clôture est tombée et les morts sont dans la cour. Il n’y a qu’un camping-car, et sa clé traîne là où la colère l’a jetée. Qui la trouvera n’attendra pas les autres.',
  objective:
    'Être la première équipe à réunir deux survivants, la clé et un bidon d’essence dans le camping-car.',
  lost: 'Les deux équipes perdent si le marqueur de jour atteint le crâne ou si la fosse se vide.',
  special: {
    faceDown:
      'La clé, l’essence et les X se portent face cachée : seule votre équipe sait ce que vous avez.',
    unloading:
      'Entrer dans le camping-car dévoile ce que vous cachez ; la clé et l’essence y sont posées aussitôt.',
    stealing:
      'Quand un survivant tombe, le plus proche encore debout peut voler un marqueur caché.',
    rivals: 'Deux rivaux dans un même bâtiment se battent, et le perdant est jeté dehors.',
    pretzel: 'Le porteur du bretzel ouvre chaque manche.',
  },
  teaches: 'jouer contre des gens qui cachent ce qu’ils portent.',
};
