// Cards that help.
import { card } from './card';

export const gifts = {
  help: card(
    ['Help!', 'À l’aide !'],
    [
      'Someone is hammering on a door from the inside.',
      'Quelqu’un tambourine à une porte, de l’intérieur.',
    ],
    [
      'One ally with a firearm in the street may burst into a building that holds exactly one zombie. The duel starts at once, and nobody outside hears it.',
      'Un allié armé d’une arme à feu, dans la rue, peut faire irruption dans un bâtiment où se trouve un seul zombie. Le duel commence aussitôt, et personne dehors ne l’entend.',
    ],
  ),
  firstAidKit: card(
    ['First-aid kit', 'Trousse de secours'],
    [
      'Plasters with cartoon bears. They hold just as well.',
      'Des pansements à oursons. Ils tiennent tout aussi bien.',
    ],
    [
      'Your survivor gets 1 life back. If unhurt, an ally in the same building does.',
      'Votre survivant regagne 1 vie. S’il est indemne, c’est un allié du même bâtiment.',
    ],
  ),
  gunCabinet: card(
    ['Gun cabinet', 'Armoire à fusils'],
    [
      'The glass was already broken. How thoughtful.',
      'La vitre était déjà brisée. Quelle délicate attention.',
    ],
    [
      'Take a rifle. Without a free space it stays here, face up.',
      'Prenez un fusil. Sans place libre, il reste ici, face visible.',
    ],
  ),
  deepPockets: card(
    ['Deep pockets', 'Grandes poches'],
    [
      'A fishing vest has a pocket for everything, even hope.',
      'Un gilet de pêche a une poche pour tout, même pour l’espoir.',
    ],
    [
      'Your survivor can carry three markers for the rest of the game.',
      'Votre survivant peut porter trois marqueurs jusqu’à la fin de la partie.',
    ],
  ),
  adrenaline: card(
    ['Adrenaline', 'Adrénaline'],
    [
      'Your heart has decided that you are nineteen again.',
      'Votre cœur a décidé que vous aviez de nouveau vingt ans.',
    ],
    [
      'Your survivor has one more action this turn.',
      'Votre survivant a une action de plus ce tour-ci.',
    ],
  ),
  backDoor: card(
    ['Back door', 'Porte de service'],
    [
      'Behind the mops: a bolt, a hinge, cold air.',
      'Derrière les balais : un verrou, un gond, de l’air froid.',
    ],
    [
      'You may leave at once and stand beside or behind the building, close to its wall. No action, no noise.',
      'Vous pouvez sortir aussitôt et vous poster à côté ou derrière le bâtiment, près du mur. Sans action ni bruit.',
    ],
  ),
  deadCalm: card(
    ['Dead calm', 'Calme plat'],
    [
      'For once even the wind holds its breath.',
      'Pour une fois, même le vent retient son souffle.',
    ],
    [
      'The zombies do not react to this turn, whatever you do.',
      'Les zombies ne réagissent pas à ce tour, quoi que vous fassiez.',
    ],
  ),
  frozenStiff: card(
    ['Frozen stiff', 'Congelés'],
    ['Minus twenty, and they never wear a scarf.', 'Moins vingt, et jamais une écharpe.'],
    [
      'Choose up to three standing zombies within 30 cm of this building. They fall and stay down for the round. They can still be killed point-blank.',
      'Choisissez jusqu’à trois zombies debout à 30 cm au plus du bâtiment. Ils tombent et restent couchés toute la manche. On peut toujours les achever à bout portant.',
    ],
  ),
  rottenCoat: card(
    ['Rotten coat', 'Manteau pourri'],
    ['It smells of someone who no longer minds.', 'Il sent quelqu’un que cela ne dérange plus.'],
    [
      'For this round, standing close to a zombie does your survivor no harm.',
      'Pour cette manche, votre survivant ne craint plus d’être trop près d’un zombie.',
    ],
  ),
  spareRounds: card(
    ['Spare rounds', 'Cartouches'],
    [
      'Taped under the drawer, where everyone would look last.',
      'Scotchées sous le tiroir, là où l’on regarde en dernier.',
    ],
    [
      'Your survivor’s next firearm action fires one bullet more, or a shotgun shell with two pellets more.',
      'La prochaine action d’arme à feu de votre survivant tire une balle de plus, ou deux plombs de plus au fusil à pompe.',
    ],
  ),
  hotSoup: card(
    ['Hot soup', 'Soupe chaude'],
    [
      'Nobody asks what is in it. Everybody asks for more.',
      'Personne ne demande ce qu’il y a dedans. Tout le monde en redemande.',
    ],
    [
      'Your survivor and every ally in this building get 1 life back.',
      'Votre survivant et tous ses alliés dans ce bâtiment regagnent 1 vie.',
    ],
  ),
  floorPlan: card(
    ['Floor plan', 'Plan des lieux'],
    ['Someone circled a room in red, twice.', 'Quelqu’un a entouré une pièce en rouge, deux fois.'],
    [
      'Look at all face-down markers of one other building. Only you see them.',
      'Regardez tous les marqueurs face cachée d’un autre bâtiment. Vous seul les voyez.',
    ],
  ),
};
