// What each option says, and what it would mean.
import { SURVIVORS, type SurvivorId } from '../../scenarios/catalogue/survivors';
import { noiseOf, type Noise } from '../../scenarios/catalogue/weapons';
import type { Decision, Option } from '../../scenarios/decisions';
import type { DecisionKind, MeansOf, Side } from '../../scenarios/means';
import type { Language } from '../texts';
import { both, capital, type Both } from '../both';
import { ofThe, the } from '../grammar';
import {
  markerNoun,
  NOISE_NAMES,
  STRUCTURES,
  survivorName,
  survivorNoun,
  WEAPON_NAMES,
  zombieNoun,
} from '../names';
import { WEAPON_WORDS } from '../weapons';
import type { TellContext } from '../tell/context';
import { cardOption } from './card-option';
import type { Labelled } from './labelled';
import { takeDropOption } from './take-drop-option';

export type OptionText = { readonly label: string; readonly hint?: string };

/** What may be labelled: an option, or one that is closed now. */
export type Named<Kind extends DecisionKind = DecisionKind> = Pick<
  Option<MeansOf<Kind>>,
  'id' | 'means' | 'noise'
>;
type Labeller<Kind extends DecisionKind> = (
  option: Named<Kind>,
  context: TellContext,
  decision: Decision<Kind>,
) => Labelled;

const loud = (label: Both, noise: Noise | undefined): Labelled =>
  noise ? [label, NOISE_NAMES[noise]] : [label];

/** What the zombies will answer to if the turn ends now. */
function soFar({ game }: TellContext): Both {
  const { en, fr } = NOISE_NAMES[game.turn?.noise ?? 'silent'];
  return both(`So far: ${en.toLowerCase()}`, `Jusqu’ici : ${fr.toLowerCase()}`);
}

type ForSurvivor = Named<'chooseSurvivor'>;
const survivor = ({ means }: ForSurvivor, { game }: TellContext): Labelled => {
  const one: SurvivorId = means.survivor;
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

const action: Labeller<'chooseAction'> = ({ means, noise }, context) => {
  switch (means.verb) {
    case 'use':
      return loud(WEAPON_WORDS[means.weapon].use, noise);
    case 'move':
      return loud(both('Move', 'Se déplacer'), noise);
    case 'takeDrop':
      return loud(both('Take or drop', 'Prendre ou déposer'), noise);
    case 'heal':
      return loud(both('Use medicine', 'Se soigner'), noise);
    case 'pointBlank':
      return [
        both('Finish off point-blank', 'Achever à bout portant'),
        both('As loud as the weapon', 'Bruit de l’arme'),
      ];
    case 'face':
      return [both('Turn round', 'Se tourner'), both('Free', 'Gratuit')];
    case 'end':
      return [both('End the turn', 'Finir le tour'), soFar(context)];
  }
};

const BACK: Labelled = [both('Back', 'Retour')];
const FLICK: Labelled = [both('Flick', 'Lancer')];
const SIDES: Readonly<Record<Side, Labelled>> = {
  left: [both('From the left', 'De la gauche')],
  right: [both('From the right', 'De la droite')],
  behind: [both('Out through the door', 'Par la porte')],
};

const moving: Labeller<'flickDisc' | 'flickBat'> = ({ means }) => {
  if (means.verb === 'back') return BACK;
  if (means.clears === undefined) return FLICK;
  const where = STRUCTURES[means.clears];
  return [
    both(
      `Set aside what blocks the door of ${the(where, 'en')}`,
      `Écarter ce qui bloque la porte ${ofThe(where, 'fr')}`,
    ),
    both('It comes back afterwards', 'Cela revient ensuite'),
  ];
};

const LABELLERS: { readonly [Kind in DecisionKind]: Labeller<Kind> } = {
  givePretzel: survivor,
  chooseSurvivor: survivor,
  chooseAction: action,
  flickDisc: moving,
  flickBat: moving,
  aim: ({ means }) => {
    if (means.verb === 'shoot') return SIDES[means.side];
    return means.verb === 'back' ? BACK : [both('Do not fire again', 'Ne pas tirer de nouveau')];
  },
  duelTurn: ({ means }) => {
    switch (means.verb) {
      case 'shoot':
        return SIDES[means.side];
      case 'strike':
        return [both('Strike', 'Frapper'), both('Only one blow', 'Un seul coup')];
      case 'wait':
        return [
          both('Wait', 'Attendre'),
          both('The other side comes closer', 'L’autre camp se rapproche'),
        ];
    }
  },
  throwOut: () => FLICK,
  pointBlank: ({ means, noise }) => {
    if (means.verb === 'back') return BACK;
    const [who, arm] = [zombieNoun(means.zombie), WEAPON_NAMES[means.weapon]];
    return loud(
      both(`${the(who, 'en')}, with the ${arm.en}`, `${the(who, 'fr')}, avec ${the(arm, 'fr')}`),
      noise,
    );
  },
  takeDrop: ({ means }, context) => (means.verb === 'back' ? BACK : takeDropOption(means, context)),
  keepOrLeave: ({ means }, { markerType }) => {
    if (means.verb === 'leave')
      return [both('Leave it here, face up', 'Laisser ici, face visible')];
    if (means.drop === undefined) return [both('Keep it', 'Garder')];
    const other = markerNoun(markerType(means.drop));
    return [both(`Keep it and put down the ${other.en}`, `Garder et déposer ${the(other, 'fr')}`)];
  },
  follow: ({ means }) =>
    means.verb === 'beside'
      ? [both('Right beside the escort', 'Tout près de l’escorte')]
      : [both('Choose the place', 'Choisir la place')],
  chooseEscort: survivor,
  chooseThief: survivor,
  steal: ({ means }) =>
    means.verb === 'pass'
      ? [both('Let it be', 'Ne rien prendre')]
      : [both('Look at a hidden marker', 'Regarder un marqueur caché')],
  stolen: ({ means }) => {
    switch (means.verb) {
      case 'keep':
        return [both('Keep it', 'Garder')];
      case 'leave':
        return [both('Put it back', 'Remettre')];
      case 'discard':
        return [both('Throw it away', 'Jeter'), both('It leaves the game', 'Il quitte la partie')];
    }
  },
  meal: ({ means }) => {
    if (means.verb === 'starve')
      return [
        both('Go hungry', 'Rester à jeun'),
        both('Everyone loses 1 life', 'Chacun perd 1 vie'),
      ];
    const eater = survivorNoun(means.survivor);
    return [both(`Eat ${eater.en}’s ration`, `Manger la ration ${ofThe(eater, 'fr')}`)];
  },
  chooseNearest: ({ means: { zombie } }) => [
    both(the(zombieNoun(zombie), 'en'), the(zombieNoun(zombie), 'fr')),
  ],
  fillSlots: ({ means: { slot } }) => [both(`Spot ${slot}`, `Place ${slot}`), trapdoorSpot(slot)],
  duelWeapon: ({ means: { weapon } }) => {
    const arm = WEAPON_NAMES[weapon];
    const noise = NOISE_NAMES[noiseOf(weapon)];
    return [
      both(arm.en, arm.fr),
      weapon === 'bat'
        ? both(
            'One blow, at the right moment; fells without killing',
            'Un seul coup, au bon moment ; renverse sans tuer',
          )
        : both(
            `One shot a turn; ${noise.en.toLowerCase()}`,
            `Un tir par tour ; ${noise.fr.toLowerCase()}`,
          ),
    ];
  },
  vote: ({ means }) =>
    means.up
      ? [both('Thumb up: a traitor', 'Pouce levé : un traître')]
      : [both('Thumb down: one of us', 'Pouce baissé : un des nôtres')],
  card: ({ means }, context, { about }) => cardOption(about, means, context),
};

/** Options belong to the question that offers them, so its labeller fits. */
const labelOf = (decision: Decision, option: Named, context: TellContext): Labelled =>
  (LABELLERS[decision.kind] as Labeller<DecisionKind>)(option, context, decision);

/** Options that would read the same, as two face-down markers do, are numbered. */
export function optionText(
  decision: Decision,
  option: Named,
  context: TellContext,
  language: Language,
): OptionText {
  const [label, hint] = labelOf(decision, option, context);
  const all: readonly Named[] = decision.options;
  const alike = all.filter(
    (other) => labelOf(decision, other, context)[0][language] === label[language],
  );
  const number = alike.length > 1 ? ` (${alike.findIndex(({ id }) => id === option.id) + 1})` : '';
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
