// Cards that help.
import type { gifts as English } from '../../en/cards/gifts';

export const gifts: typeof English = {
  help: {
    title: 'À l’aide !',
    flavour: 'Quelqu’un tambourine à une porte, de l’intérieur.',
    effect:
      'Un allié armé d’une arme à feu, dans la rue, peut faire irruption dans un bâtiment où se trouve un seul zombie. Le duel commence aussitôt, et personne dehors ne l’entend.',
  },
  firstAidKit: {
    title: 'Trousse de secours',
    flavour: 'Des pansements à oursons. Ils tiennent tout aussi bien.',
    effect: 'Votre survivant regagne 1 vie. S’il est indemne, c’est un allié du même bâtiment.',
  },
  gunCabinet: {
    title: 'Armoire à fusils',
    flavour: 'La vitre était déjà brisée. Quelle délicate attention.',
    effect: 'Prenez un fusil. Sans place libre, il reste ici, face visible.',
  },
  deepPockets: {
    title: 'Grandes poches',
    flavour: 'Un gilet de pêche a une poche pour tout, même pour l’espoir.',
    effect: 'Votre survivant peut porter trois marqueurs jusqu’à la fin de la partie.',
  },
  adrenaline: {
    title: 'Adrénaline',
    flavour: 'Votre cœur a décidé que vous aviez de nouveau vingt ans.',
    effect: 'Votre survivant a une action de plus ce tour-ci.',
  },
  backDoor: {
    title: 'Porte de service',
    flavour: 'Derrière les balais : un verrou, un gond, de l’air froid.',
    effect:
      'Vous pouvez sortir aussitôt et vous poster à côté ou derrière le bâtiment, près du mur. Sans action ni bruit.',
  },
  deadCalm: {
    title: 'Calme plat',
    flavour: 'Pour une fois, même le vent retient son souffle.',
    effect: 'Les zombies ne réagissent pas à ce tour, quoi que vous fassiez.',
  },
  frozenStiff: {
    title: 'Congelés',
    flavour: 'Moins vingt, et jamais une écharpe.',
    effect:
      'Choisissez jusqu’à trois zombies debout à 30 cm au plus du bâtiment. Ils tombent et restent couchés toute la manche. On peut toujours les achever à bout portant.',
  },
  rottenCoat: {
    title: 'Manteau pourri',
    flavour: 'Il sent quelqu’un que cela ne dérange plus.',
    effect: 'Pour cette manche, votre survivant ne craint plus d’être trop près d’un zombie.',
  },
  spareRounds: {
    title: 'Cartouches',
    flavour: 'Scotchées sous le tiroir, là où l’on regarde en dernier.',
    effect:
      'La prochaine action d’arme à feu de votre survivant tire une balle de plus, ou deux plombs de plus au fusil à pompe.',
  },
  hotSoup: {
    title: 'Soupe chaude',
    flavour: 'Personne ne demande ce qu’il y a dedans. Tout le monde en redemande.',
    effect: 'Votre survivant et tous ses alliés dans ce bâtiment regagnent 1 vie.',
  },
  floorPlan: {
    title: 'Plan des lieux',
    flavour: 'Quelqu’un a entouré une pièce en rouge, deux fois.',
    effect: 'Regardez tous les marqueurs face cachée d’un autre bâtiment. Vous seul les voyez.',
  },
};
