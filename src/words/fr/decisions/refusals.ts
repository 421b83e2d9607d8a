// Why not: what cannot be chosen, and answers that were turned down.
import type { refusals as English } from '../../en/decisions/refusals';

export const refusals: typeof English = {
  // Options that are not open now.
  notAvailable: 'Plus de tour dans cette manche.',
  shiftOutOfRange: 'Le départ est à côté de la porte.',
  driver: 'Au volant : ne joue plus.',
  rescued: 'Suit celui qui guide.',
  pretzelFirst: 'Le porteur du bretzel joue d’abord.',
  zombieInside: 'Pas tant qu’un zombie est à l’intérieur.',
  noRoomToShoot: 'Il n’y a pas la place de tirer d’ici.',
  noLyingZombieNear: 'Aucun zombie à terre à portée.',
  nothingHere: 'Il n’y a rien à prendre ici, ni rien à déposer.',
  notInTheStreet: 'Rien à portée de main ici.',
  notHurt: 'Personne ici n’est blessé.',
  noMedicine: 'Il faut une boîte de médicaments.',
  waitedThreeTimes: 'Assez attendu : il faut frapper.',
  notYours: 'Quelqu’un d’autre joue ce survivant.',
  accusedAlready: 'Une accusation par tour suffit.',
  nobodyToVote: 'Plus personne d’autre de l’équipe ne peut voter.',
  nobodyToAccuse: 'Tous les autres ont déjà montré une carte.',
  // Answers the table cannot carry out.
  noRoomForTheDisc: 'Le disque n’a pas la place de partir de là.',
  noRoomForTheBat: 'La batte n’a pas la place dans ce sens. Tournez-la.',
  notNextToTheEscort: 'Trop loin de l’escorte : un disque au plus.',
  placeIsTaken: 'La place est déjà prise.',
  outOfTown: 'C’est hors de la ville.',
  tooNearAFigure: 'Trop près d’une figurine : laissez 8 cm.',
  tooNearADoor: 'Trop près d’une porte : laissez 12 cm.',
  tooFarFromTheBuilding: 'Trop loin du bâtiment : restez près du mur.',
  inFrontOfTheBuilding: 'Pas devant : passez à côté ou derrière le bâtiment.',
  // Answers that come at the wrong time or in the wrong shape.
  gameOver: 'La partie est finie.',
  tableIsRunning: 'Attendez que tout soit immobile.',
  notYourTurn: 'Ce n’est pas votre tour.',
  staleAnswer: 'La partie a avancé. Regardez de nouveau.',
  unknownChoice: 'Ce choix n’est pas possible maintenant.',
  flickNeedsNumbers: 'La pichenette n’était pas nette. Recommencez.',
  directionOutOfRange: 'La pichenette n’était pas nette. Recommencez.',
  speedOutOfRange: 'Trop faible ou trop fort. Recommencez.',
  batNeedsNumbers: 'Tournez la batte et choisissez où la frapper.',
  facingNeedsANumber: 'Choisissez une direction où regarder.',
  spotNeedsNumbers: 'Choisissez une place sur la table.',
  ruleFailed:
    'Cette étape n’a pas pu être exécutée. Rien n’est perdu : la partie en est où elle était, et vous pouvez choisir autre chose.',
  noTableRunAwaited: 'Rien ne bouge sur la table.',
};
