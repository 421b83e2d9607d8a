// What each option says, and what it would mean.
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { SURVIVORS } from '../../../scenarios/catalogue/survivors';
import {
  isWeapon,
  louder,
  noiseOf,
  type Noise,
  type WeaponId,
} from '../../../scenarios/catalogue/weapons';
import type { Decision, Option } from '../../../scenarios/decisions';
import type { Language } from '../../i18n/translate';
import { both, capital, type Both } from '../both';
import { ofThe, the } from '../grammar';
import {
  markerNoun,
  NOISE_NAMES,
  pieceNoun,
  survivorName,
  survivorNoun,
  WEAPON_NAMES,
} from '../names';
import type { TellContext } from '../tell/context';
import { cardOption } from './card-option';
import type { Labelled } from './labelled';
import { isDecisionKind, type DecisionKind } from './question';
import { takeDropOption } from './take-drop-option';

export type OptionText = { readonly label: string; readonly hint?: string };
type Labeller = (option: Option, context: TellContext, decision: Decision) => Labelled | undefined;

/** Leading the wounded makes everything loud (R307); a duel that comes first is heard as well. */
function noiseHint(noise: Noise, { game, duel }: TellContext): Both {
  const leader = game.survivors.anita?.role === 'rescued' ? game.survivors.anita.escort : undefined;
  const isLeading =
    game.scenario === 's3' && leader !== undefined && leader === game.turn?.survivor;
  return NOISE_NAMES[louder(isLeading ? 'loud' : noise, duel?.noise ?? 'silent')];
}

/** What the zombies will answer to if the turn ends now. */
function soFar({ game }: TellContext): Both {
  const { en, fr } = NOISE_NAMES[game.turn?.noise ?? 'silent'];
  return both(`So far: ${en.toLowerCase()}`, `Jusqu’ici : ${fr.toLowerCase()}`);
}

const survivor: Labeller = ({ id }, { game }) => {
  const one = id as SurvivorId;
  const { weapon } = SURVIVORS[one];
  const life = game.survivors[one]?.life ?? 0;
  return [
    both(survivorName(one), survivorName(one)),
    both(
      `${life} life, ${WEAPON_NAMES[weapon].en}`,
      `${life} ${life > 1 ? 'vies' : 'vie'}, ${WEAPON_NAMES[weapon].fr}`,
    ),
  ];
};

const USES: Readonly<Record<WeaponId, Both>> = {
  rifle: both('Fire the rifle', 'Tirer au fusil'),
  bat: both('Swing the bat', 'Manier la batte'),
  knife: both('Throw the knife', 'Lancer le couteau'),
  shotgun: both('Fire the shotgun', 'Tirer au fusil à pompe'),
  sniper: both('Fire the sniper rifle', 'Tirer au fusil de précision'),
};

const action: Labeller = ({ id }, context) => {
  const weapon = id.replace('use:', '');
  if (isWeapon(weapon)) return [USES[weapon], noiseHint(noiseOf(weapon), context)];
  switch (id) {
    case 'move':
      return [both('Move', 'Se déplacer'), noiseHint('low', context)];
    case 'takeDrop':
      return [both('Take or drop', 'Prendre ou déposer'), noiseHint('silent', context)];
    case 'heal':
      return [both('Use medicine', 'Se soigner'), noiseHint('silent', context)];
    case 'pointBlank':
      return [
        both('Finish off point-blank', 'Achever à bout portant'),
        both('As loud as the weapon', 'Bruit de l’arme'),
      ];
    case 'face':
      return [both('Turn round', 'Se tourner'), both('Free', 'Gratuit')];
    case 'end':
      return [both('End the turn', 'Finir le tour'), soFar(context)];
    default:
      return undefined;
  }
};

const BACK: Labelled = [both('Back', 'Retour')];
const SIDES: Readonly<Record<string, Labelled>> = {
  left: [both('From the left', 'De la gauche')],
  right: [both('From the right', 'De la droite')],
  behind: [both('Out through the door', 'Par la porte')],
  attack: [both('Strike', 'Frapper'), both('Only one blow', 'Un seul coup')],
  wait: [
    both('Wait', 'Attendre'),
    both('The other side comes closer', 'L’autre camp se rapproche'),
  ],
  flick: [both('Flick', 'Lancer')],
  back: BACK,
  skip: [both('Do not fire again', 'Ne pas tirer de nouveau')],
};
const side: Labeller = ({ id }) => SIDES[id];

const moving: Labeller = (option, context, decision) => {
  if (!option.id.startsWith('clear:')) return side(option, context, decision);
  const where = pieceNoun(option.id.slice('clear:'.length));
  return [
    both(
      `Set aside what blocks the door of ${the(where, 'en')}`,
      `Écarter ce qui bloque la porte ${ofThe(where, 'fr')}`,
    ),
    both('It comes back afterwards', 'Cela revient ensuite'),
  ];
};

const LABELLERS: Readonly<Record<DecisionKind, Labeller>> = {
  givePretzel: survivor,
  chooseSurvivor: survivor,
  chooseAction: action,
  flickDisc: moving,
  flickBat: moving,
  aim: side,
  duelTurn: side,
  throwOut: side,
  pointBlank: (option, context) => {
    if (option.id === 'back') return BACK;
    const [zombie = '', weapon = ''] = option.id.split(' ');
    if (!isWeapon(weapon)) return undefined;
    const [who, arm] = [pieceNoun(zombie), WEAPON_NAMES[weapon]];
    return [
      both(`${the(who, 'en')}, with the ${arm.en}`, `${the(who, 'fr')}, avec ${the(arm, 'fr')}`),
      noiseHint(noiseOf(weapon), context),
    ];
  },
  takeDrop: (option, context) => (option.id === 'back' ? BACK : takeDropOption(option, context)),
  keepOrLeave: ({ id }, { markerType }) => {
    if (id === 'keep') return [both('Keep it', 'Garder')];
    if (id === 'leave') return [both('Leave it here, face up', 'Laisser ici, face visible')];
    const other = markerNoun(markerType(id.slice('swap '.length)));
    return [both(`Keep it and put down the ${other.en}`, `Garder et déposer ${the(other, 'fr')}`)];
  },
  follow: ({ id }) =>
    id === 'auto'
      ? [both('Right beside the escort', 'Tout près de l’escorte')]
      : [both('Choose the place', 'Choisir la place')],
  chooseEscort: survivor,
  chooseThief: survivor,
  steal: ({ id }) =>
    id === 'pass'
      ? [both('Let it be', 'Ne rien prendre')]
      : [both('Look at a hidden marker', 'Regarder un marqueur caché')],
  stolen: ({ id }) =>
    id === 'take'
      ? [both('Keep it', 'Garder')]
      : id === 'leave'
        ? [both('Put it back', 'Remettre')]
        : [both('Throw it away', 'Jeter'), both('It leaves the game', 'Il quitte la partie')],
  meal: ({ id, about }) => {
    if (id === 'starve')
      return [
        both('Go hungry', 'Rester à jeun'),
        both('Everyone loses 1 life', 'Chacun perd 1 vie'),
      ];
    const eater = survivorNoun(about as SurvivorId);
    return [both(`Eat ${eater.en}’s ration`, `Manger la ration ${ofThe(eater, 'fr')}`)];
  },
  chooseNearest: ({ id }) => [both(the(pieceNoun(id), 'en'), the(pieceNoun(id), 'fr'))],
  fillSlots: ({ id }) => [both(`Spot ${id}`, `Place ${id}`), trapdoorSpot(Number(id))],
  duelWeapon: ({ id }) => {
    if (!isWeapon(id)) return undefined;
    const arm = WEAPON_NAMES[id];
    return [
      both(arm.en, arm.fr),
      id === 'bat'
        ? both(
            'One blow, at the right moment; fells without killing',
            'Un seul coup, au bon moment ; renverse sans tuer',
          )
        : both(
            `One shot a turn; ${NOISE_NAMES[noiseOf(id)].en.toLowerCase()}`,
            `Un tir par tour ; ${NOISE_NAMES[noiseOf(id)].fr.toLowerCase()}`,
          ),
    ];
  },
  card: cardOption,
};

const baseOf = (decision: Decision, option: Option, context: TellContext): Labelled => {
  const label = isDecisionKind(decision.kind)
    ? LABELLERS[decision.kind](option, context, decision)
    : undefined;
  return label ?? [both(option.id, option.id)];
};

/** Options that would read the same, as two face-down markers do, are numbered. */
export function optionText(
  decision: Decision,
  option: Option,
  context: TellContext,
  language: Language,
): OptionText {
  const [label, hint] = baseOf(decision, option, context);
  const alike = decision.options.filter(
    (other) => baseOf(decision, other, context)[0][language] === label[language],
  );
  const number = alike.length > 1 ? ` (${alike.indexOf(option) + 1})` : '';
  return { label: capital(label[language]) + number, ...(hint && { hint: hint[language] }) };
}

const COLUMNS = [
  both('left', 'gauche'),
  both('middle', 'milieu'),
  both('right', 'droite'),
] as const;

/** As one sees it from the tower: the front row falls first. */
function trapdoorSpot(slot: number): Both {
  const column = COLUMNS[(slot - 1) % COLUMNS.length] ?? both('', '');
  const isInFront = slot <= COLUMNS.length;
  return isInFront
    ? both(`in front, ${column.en}`, `devant, ${column.fr}`)
    : both(`behind, ${column.en}`, `derrière, ${column.fr}`);
}
