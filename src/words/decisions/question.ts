// What is asked, for every kind of decision.
import { teamSort } from '../../scenarios/ids';
import type { Decision } from '../../scenarios/decisions';
import type { DecisionKind } from '../../scenarios/means';
import type { Language } from '../texts';
import { both, bothOf, capital, type Both } from '../both';
import { a, agree, the } from '../grammar';
import {
  markerNoun,
  survivorName,
  survivorNoun,
  TEAM_LABELS,
  WEAPON_NAMES,
  WORTHLESS,
  zombieNoun,
  zombieNumber,
} from '../names';
import type { TellContext } from '../tell/context';
import { howTo, type Way } from './how';
import { mayLook, mayTake } from './theft';
import { warningOf } from './warning';

export type Asked = {
  readonly text: string;
  readonly hint?: string;
  /** What comes first, whatever is answered. */
  readonly warning?: string;
};
type Asker<Kind extends DecisionKind> = (
  decision: Decision<Kind>,
  context: TellContext,
) => readonly [text: Both, hint?: Both];

const markerAsked = (
  { about }: Decision<'keepOrLeave' | 'stolen'>,
  { markerType }: TellContext,
  en: string,
  fr: string,
): Both => {
  const type = markerType(about);
  const noun = markerNoun(type);
  const worth = type === 'x' ? WORTHLESS : undefined;
  return both(
    `It is ${a(noun, 'en')}${worth ? `, ${worth.en}` : ''}. ${en}`,
    `C’est ${a(noun, 'fr')}${worth ? `, ${worth.fr}` : ''}. ${fr}`,
  );
};

const ASKERS: { readonly [Kind in DecisionKind]: Asker<Kind> } = {
  givePretzel: () => [
    both('Who holds the pretzel?', 'Qui tient le bretzel ?'),
    both('Its holder acts first in every round.', 'Son porteur agit le premier à chaque manche.'),
  ],
  chooseSurvivor: ({ options: [first] }, { game }) => {
    const team = first && game.survivors[first.means.survivor]?.team;
    const ours =
      team === undefined || team === 'together' ? undefined : TEAM_LABELS[teamSort(team)];
    return [
      ours
        ? both(`${ours.en}: whose turn is it?`, `${ours.fr} : à qui le tour ?`)
        : both('Whose turn is it?', 'À qui le tour ?'),
      game.round.half === 'day'
        ? both(
            'Choose anyone whose backpack shows the sun.',
            'Choisissez un sac à dos qui montre le soleil.',
          )
        : both(
            'Choose anyone whose backpack shows the moon.',
            'Choisissez un sac à dos qui montre la lune.',
          ),
    ];
  },
  chooseAction: ({ about }, { game }) => {
    const left = game.turn?.actionsLeft ?? 0;
    return [
      both(`What does ${survivorName(about)} do?`, `Que fait ${survivorName(about)} ?`),
      both(
        left === 1 ? 'Last action. Then the zombies answer.' : `${left} actions left.`,
        left === 1 ? 'Dernière action. Puis les zombies réagissent.' : `Encore ${left} actions.`,
      ),
    ];
  },
  flickDisc: ({ about }) => [
    both(`Where does ${survivorName(about)} go?`, `Où va ${survivorName(about)} ?`),
    both('The disc must touch nothing on its way.', 'Le disque ne doit rien toucher en chemin.'),
  ],
  flickBat: ({ about }) => [
    both(`${survivorName(about)} swings the bat.`, `${survivorName(about)} manie la batte.`),
    both(
      'It must meet a zombie or a rival first, or nothing.',
      'Elle doit rencontrer d’abord un zombie ou un rival, ou rien.',
    ),
  ],
  aim: ({ about, options }) => {
    const arm = WEAPON_NAMES[about];
    const isSecond = options.some(({ means }) => means.verb === 'skip');
    return [
      isSecond
        ? both('One more bullet! Aim again.', 'Encore une balle ! Visez de nouveau.')
        : both(`Aim the ${arm.en}.`, `Visez avec ${the(arm, 'fr')}.`),
      about === 'shotgun'
        ? both(
            'Whatever a pellet fells is hit, friends too.',
            'Tout ce qu’un plomb renverse est touché, amis compris.',
          )
        : both('Only the first thing it touches counts.', 'Seul le premier contact compte.'),
    ];
  },
  pointBlank: ({ about }) => [
    both(
      `Whom does ${survivorName(about)} finish off, and with what?`,
      `Qui ${survivorName(about)} achève-t-${agree(survivorNoun(about), 'il', 'elle')}, et avec quoi ?`,
    ),
    both('The weapon makes its usual noise.', 'L’arme fait son bruit habituel.'),
  ],
  takeDrop: ({ about }) => [
    both(
      `What does ${survivorName(about)} take or put down?`,
      `Que prend ou que dépose ${survivorName(about)} ?`,
    ),
    both(
      'Looking at a face-down marker costs the action.',
      'Regarder un marqueur face cachée coûte l’action.',
    ),
  ],
  keepOrLeave: (decision, context) => [
    markerAsked(decision, context, 'Keep it?', 'On garde ?'),
    both(
      'If you leave it, it stays here face up.',
      'Si vous le laissez, il reste ici face visible.',
    ),
  ],
  follow: ({ about }) => [
    both(`Where does ${survivorName(about)} stand?`, `Où se place ${survivorName(about)} ?`),
    both('Within one disc of the escort.', 'À un disque au plus de son escorte.'),
  ],
  chooseEscort: ({ about }) => [
    both(
      `Equally near: who leads ${survivorName(about)} now?`,
      `À égale distance : qui escorte ${survivorName(about)} à présent ?`,
    ),
  ],
  chooseThief: ({ about }) => [
    both(
      `Equally near: who may rob ${survivorName(about)}?`,
      `À égale distance : qui peut voler ${survivorName(about)} ?`,
    ),
    both('The thief looks at one hidden marker.', 'Le voleur regarde un marqueur caché.'),
  ],
  steal: ({ about, thief }) => [
    mayLook(thief, about),
    both(
      'You choose blindly, then keep it or not.',
      'Vous choisissez à l’aveugle, puis vous gardez ou non.',
    ),
  ],
  stolen: (decision, context) => {
    const { en, fr } = mayTake(decision, context);
    return [markerAsked(decision, context, en, fr)];
  },
  meal: () => [
    both('Time to eat. Who shares a ration?', 'C’est l’heure de manger. Qui partage une ration ?'),
    both('Without a meal everyone loses 1 life.', 'Sans repas, chacun perd 1 vie.'),
  ],
  chooseNearest: () => [
    both('Equally near: which zombie comes?', 'À égale distance : quel zombie vient ?'),
  ],
  fillSlots: ({ about }) => {
    const who = zombieNoun(about);
    const number = zombieNumber(about);
    return [
      both(
        `Where on the trapdoor does ${the(who, 'en')} go?`,
        `Où placer ${the(who, 'fr')} sur la trappe ?`,
      ),
      both(
        `Spot ${number} is taken: choose another. The front row falls first.`,
        `La place ${number} est prise : choisissez-en une autre. Le premier rang tombe d’abord.`,
      ),
    ];
  },
  duelWeapon: ({ about }) => [
    both(
      `What does ${survivorName(about)} fight with?`,
      `Avec quoi se bat ${survivorName(about)} ?`,
    ),
    both('One weapon for the whole duel.', 'Une seule arme pour tout le duel.'),
  ],
  duelTurn: ({ about, options, refused }) => {
    const canWait = [...options, ...refused].some(({ means }) => means.verb === 'wait');
    const name = survivorName(about);
    return canWait
      ? [
          both(
            `${name} has one blow: strike, or wait.`,
            `${name} n’a qu’un coup : frappez ou attendez.`,
          ),
        ]
      : [
          both(`${name}’s shot: knock them over!`, `À ${name} de tirer : renversez l’adversaire !`),
          both('If they stay up, they come closer.', 'S’il reste debout, il se rapproche.'),
        ];
  },
  throwOut: ({ about }) => [
    both(
      `Out with ${survivorName(about)}! Flick through the door.`,
      `Dehors, ${survivorName(about)} ! Une pichenette à travers la porte.`,
    ),
  ],
  vote: ({ about }, { game }) => {
    const name = game.seats.find(({ id }) => id === about)?.name ?? about;
    return [
      both(`Is ${name} a traitor?`, `${name} est-il un traître ?`),
      both('All votes are shown together.', 'Tous les votes sont montrés ensemble.'),
    ];
  },
  // What it says lies face up beside the question.
  card: ({ about }) => [bothOf(({ cards }) => cards[about].title)],
};

/** The question in one line, with how to flick where that is the answer; a hint where one helps. */
export function question(
  decision: Decision,
  context: TellContext,
  language: Language,
  way: Way = 'pull',
): Asked {
  const [text, hint] = (ASKERS[decision.kind] as Asker<DecisionKind>)(decision, context);
  const how = howTo(decision, way);
  const warning = warningOf(decision, context, language);
  return {
    text: capital(text[language]) + (how ? ` ${how[language]}` : ''),
    ...(hint && { hint: hint[language] }),
    ...(warning !== undefined && { warning }),
  };
}
