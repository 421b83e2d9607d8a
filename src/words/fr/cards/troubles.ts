// Cards that cost, and cards that bring the dead.
import type { troubles as English } from '../../en/cards/troubles';

export const troubles: typeof English = {
  dangerousDays: {
    title: 'Jours et nuits de danger',
    flavour: 'À l’horizon, la neige bouge. Ce n’est pas la neige.',
    effect: 'Désormais, les hordes du jour et de la nuit sont plus grosses d’un cran.',
  },
  squeakyFloor: {
    title: 'Plancher qui craque',
    flavour: 'Une latte. Une seule latte.',
    effect: 'Le bruit de ce tour est fort.',
  },
  behindTheShelves: {
    title: 'Derrière les rayons',
    flavour: 'Ce tas de manteaux n’a jamais été un tas de manteaux.',
    effect: 'Un zombie est ici avec vous, s’il y en a moins de deux. Le duel commence aussitôt.',
  },
  brokenWindow: {
    title: 'Vitre brisée',
    flavour: 'Le verre chante en se brisant. Toute la rue connaît l’air.',
    effect: 'Deux zombies apparaissent devant la porte.',
  },
  theyFollowedUs: {
    title: 'Ils nous ont suivis',
    flavour: 'Vos traces dans la neige se lisaient comme un livre.',
    effect: 'Deux zombies se ruent de la tour, sur la fosse, vers ce bâtiment.',
  },
  infectedScratch: {
    title: 'Griffure infectée',
    flavour: 'Ce n’est rien. Ce n’était rien. C’est quelque chose.',
    effect:
      'Dépensez une boîte de médicaments, la vôtre ou celle d’un allié du bâtiment. À défaut, votre survivant perd 1 vie.',
  },
  tornStrap: {
    title: 'Bretelle déchirée',
    flavour: 'On ne s’en aperçoit que trois rues plus loin.',
    effect:
      'Choisissez un marqueur porté par votre survivant : il se retrouve face visible à l’épicerie.',
  },
  jammed: {
    title: 'Enrayé',
    flavour: 'Clic. Clic. Pitié. Clic.',
    effect:
      'L’arme imprimée de votre survivant est inutilisable jusqu’à la fin de son prochain tour. Les armes trouvées marchent toujours.',
  },
  moaningChorus: {
    title: 'Le chœur des morts',
    flavour: 'L’un commence. Puis tous se rappellent l’air.',
    effect: 'Tous les zombies couchés dans la rue se relèvent.',
  },
  earlyDusk: {
    title: 'Nuit précoce',
    flavour: 'Le soleil en a assez vu pour aujourd’hui.',
    effect:
      'Choisissez : votre survivant perd 1 vie, ou le marqueur de jour avance de deux cases à la fin de cette manche.',
  },
};
