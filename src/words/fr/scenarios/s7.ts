import type { s7 as English } from '../../en/scenarios/s7';

export const s7: typeof English = {
  title: 'La ville à prendre',
  teaser: 'Deux camps, trois bidons, quatre rations, et chacun a son talent.',
  story:
    'Un groupe a appris où se trouve l’essence, l’autre où se trouvent les vivres, et personne n’en a soufflé mot. Autrefois, quelqu’un aurait proposé une table commune. À présent, le camping-car est à un bout de la ville et la station-service à l’autre, rideaux tirés, et entre les deux gît tout ce qui reste à se disputer. Qui rapportera assez d’une chose tiendra les rues, et l’autre demandera la permission.',
  objective:
    'À la fin d’une manche, avoir 3 bidons d’essence ou 4 rations dans son camp : le camping-car pour l’équipe A, la station-service pour l’équipe B.',
  lost: 'Au crâne, l’équipe qui a le moins d’essence et de vivres dans son camp perd, puis celle qui en porte le moins ; encore à égalité, personne ne gagne. Les deux perdent si la fosse se vide.',
  special: {
    camps:
      'Un camp est un bâtiment comme un autre : chacun peut y entrer, y prendre et y déposer. Ce qui s’y trouve compte pour son propriétaire.',
    endOfRound:
      'Les camps sont comptés à la fin d’une manche, avant que le marqueur de jour avance.',
    powers: 'Chaque survivant a un pouvoir. Touchez-le sur sa planche pour le lire.',
    openHands: 'Chacun voit ce que les autres portent, et rien ne se vole.',
    lastOne: 'Une équipe qui perd son dernier survivant a perdu aussitôt.',
    pretzel: 'Le porteur du bretzel ouvre chaque manche.',
  },
  teaches: 'les pouvoirs spéciaux, les fusées éclairantes.',
};
