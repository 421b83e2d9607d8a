// Why not: what cannot be chosen, and answers that were turned down.
import type { Reason } from '../../scenarios/reasons';
import type { Language } from '../texts';
import { both, type Both } from '../both';
import type { RuleId } from '../rules';

type Why = { readonly text: Both; readonly rules: readonly RuleId[] };
const because = (en: string, fr: string, ...rules: readonly RuleId[]): Why => ({
  text: both(en, fr),
  rules,
});

const REASONS: Readonly<Record<Reason, Why>> = {
  // Options that are not open now.
  notAvailable: because('No more turns this round.', 'Plus de tour dans cette manche.', 'R039'),
  shiftOutOfRange: because(
    'The start lies beside the door.',
    'Le départ est à côté de la porte.',
    'R067',
  ),
  driver: because('At the wheel: no more turns.', 'Au volant : ne joue plus.', 'R293'),
  rescued: because('Goes with whoever leads.', 'Suit celui qui guide.', 'R308'),
  pretzelFirst: because(
    'Whoever holds the pretzel goes first.',
    'Le porteur du bretzel joue d’abord.',
    'R165',
  ),
  zombieInside: because(
    'Not while a zombie is inside with you.',
    'Pas tant qu’un zombie est à l’intérieur.',
    'R090',
  ),
  noRoomToShoot: because(
    'There is no room to shoot from here.',
    'Il n’y a pas la place de tirer d’ici.',
    'A05',
    'R071',
  ),
  noLyingZombieNear: because(
    'No zombie lies within reach.',
    'Aucun zombie à terre à portée.',
    'R109',
  ),
  nothingHere: because(
    'There is nothing to take here, and nothing to put down.',
    'Il n’y a rien à prendre ici, ni rien à déposer.',
    'R112',
  ),
  notInTheStreet: because(
    'Nothing within reach out here.',
    'Rien à portée de main ici.',
    'R112',
    'R200',
  ),
  notHurt: because('Nobody here is hurt.', 'Personne ici n’est blessé.', 'A120'),
  noMedicine: because('That takes a box of medicine.', 'Il faut une boîte de médicaments.', 'A41'),
  waitedThreeTimes: because(
    'Enough waiting: strike now.',
    'Assez attendu : il faut frapper.',
    'A78',
  ),
  // Answers the table cannot carry out.
  noRoomForTheDisc: because(
    'The disc has no room to start there.',
    'Le disque n’a pas la place de partir de là.',
    'R054',
  ),
  noRoomForTheBat: because(
    'The bat has no room to lie that way. Turn it.',
    'La batte n’a pas la place dans ce sens. Tournez-la.',
    'R094',
  ),
  notNextToTheEscort: because(
    'Too far from the escort: one disc at most.',
    'Trop loin de l’escorte : un disque au plus.',
    'R203',
  ),
  placeIsTaken: because('Something is already there.', 'La place est déjà prise.'),
  outOfTown: because('That is out of town.', 'C’est hors de la ville.'),
  tooNearAFigure: because(
    'Too near a figure: leave 8 cm.',
    'Trop près d’une figurine : laissez 8 cm.',
  ),
  tooNearADoor: because('Too near a door: leave 12 cm.', 'Trop près d’une porte : laissez 12 cm.'),
  tooFarFromTheBuilding: because(
    'Too far from the building: stay close to its wall.',
    'Trop loin du bâtiment : restez près du mur.',
  ),
  inFrontOfTheBuilding: because(
    'Not in front: go beside or behind the building.',
    'Pas devant : passez à côté ou derrière le bâtiment.',
  ),
  // Answers that come at the wrong time or in the wrong shape.
  gameOver: because('The game is over.', 'La partie est finie.'),
  tableIsRunning: because(
    'Wait until everything has come to rest.',
    'Attendez que tout soit immobile.',
  ),
  notYourTurn: because('It is not your turn.', 'Ce n’est pas votre tour.'),
  staleAnswer: because(
    'The game has moved on. Look again.',
    'La partie a avancé. Regardez de nouveau.',
  ),
  unknownChoice: because('That cannot be chosen now.', 'Ce choix n’est pas possible maintenant.'),
  flickNeedsNumbers: because(
    'The flick was not clear. Try again.',
    'La pichenette n’était pas nette. Recommencez.',
  ),
  directionOutOfRange: because(
    'The flick was not clear. Try again.',
    'La pichenette n’était pas nette. Recommencez.',
  ),
  speedOutOfRange: because(
    'Too weak or too strong. Try again.',
    'Trop faible ou trop fort. Recommencez.',
  ),
  batNeedsNumbers: because(
    'Turn the bat and choose where to strike it.',
    'Tournez la batte et choisissez où la frapper.',
  ),
  facingNeedsANumber: because(
    'Choose a direction to look in.',
    'Choisissez une direction où regarder.',
  ),
  spotNeedsNumbers: because('Choose a place on the table.', 'Choisissez une place sur la table.'),
  ruleFailed: because(
    'This step could not be carried out. Nothing is lost: the match stands where it was, and you can choose something else.',
    'Cette étape n’a pas pu être exécutée. Rien n’est perdu : la partie en est où elle était, et vous pouvez choisir autre chose.',
  ),
  noTableRunAwaited: because('Nothing is moving on the table.', 'Rien ne bouge sur la table.'),
};

/** Why an option is closed or an answer was refused; the rules can be opened. */
export const refusedText = (
  why: Reason,
  language: Language,
): { readonly text: string; readonly rules: readonly RuleId[] } => ({
  text: REASONS[why].text[language],
  rules: REASONS[why].rules,
});
