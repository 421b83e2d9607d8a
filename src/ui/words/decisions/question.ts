// What is asked, for every kind of decision.
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Decision } from '../../../scenarios/decisions';
import type { Language } from '../../i18n/translate';
import { both, capital, say, type Both } from '../both';
import { cardWords, isCard } from '../cards';
import { a, agree, the } from '../grammar';
import {
  markerNoun,
  pieceNoun,
  survivorName,
  survivorNoun,
  TEAM_LABELS,
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
type Asker = (decision: Decision, context: TellContext) => readonly [text: Both, hint?: Both];

const nameOf = ({ about }: Decision, { actor }: TellContext): string =>
  survivorName((about ?? actor ?? 'anita') as SurvivorId);
const nounOf = ({ about }: Decision, { actor }: TellContext): ReturnType<typeof survivorNoun> =>
  survivorNoun((about ?? actor ?? 'anita') as SurvivorId);

const markerAsked = (
  { about = '' }: Decision,
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

export const ASKERS = {
  givePretzel: () => [
    both('Who holds the pretzel?', 'Qui tient le bretzel ?'),
    both('Its holder acts first in every round.', 'Son porteur agit le premier à chaque manche.'),
  ],
  chooseSurvivor: ({ options: [first] }, { game }) => {
    const team = first && game.survivors[first.id as SurvivorId]?.team;
    const ours = team === undefined || team === 'together' ? undefined : TEAM_LABELS[team];
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
  chooseAction: (decision, context) => {
    const left = context.game.turn?.actionsLeft ?? 0;
    return [
      both(`What does ${nameOf(decision, context)} do?`, `Que fait ${nameOf(decision, context)} ?`),
      both(
        left === 1 ? 'Last action. Then the zombies answer.' : `${left} actions left.`,
        left === 1 ? 'Dernière action. Puis les zombies réagissent.' : `Encore ${left} actions.`,
      ),
    ];
  },
  flickDisc: (decision, context) => [
    both(`Where does ${nameOf(decision, context)} go?`, `Où va ${nameOf(decision, context)} ?`),
    both('The disc must touch nothing on its way.', 'Le disque ne doit rien toucher en chemin.'),
  ],
  flickBat: (decision, context) => [
    both(
      `${nameOf(decision, context)} swings the bat.`,
      `${nameOf(decision, context)} manie la batte.`,
    ),
    both(
      'It must meet a zombie or a rival first, or nothing.',
      'Elle doit rencontrer d’abord un zombie ou un rival, ou rien.',
    ),
  ],
  aim: ({ about = 'rifle', options }) => {
    const arm = pieceNoun(about);
    const isSecond = options.some(({ id }) => id === 'skip');
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
  pointBlank: (decision, context) => [
    both(
      `Whom does ${nameOf(decision, context)} finish off, and with what?`,
      `Qui ${nameOf(decision, context)} achève-t-${agree(nounOf(decision, context), 'il', 'elle')}, et avec quoi ?`,
    ),
    both('The weapon makes its usual noise.', 'L’arme fait son bruit habituel.'),
  ],
  takeDrop: (decision, context) => [
    both(
      `What does ${nameOf(decision, context)} take or put down?`,
      `Que prend ou que dépose ${nameOf(decision, context)} ?`,
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
  follow: (decision, context) => [
    both(
      `Where does ${nameOf(decision, context)} stand?`,
      `Où se place ${nameOf(decision, context)} ?`,
    ),
    both('Within one disc of the escort.', 'À un disque au plus de son escorte.'),
  ],
  chooseEscort: (decision, context) => [
    both(
      `Equally near: who leads ${nameOf(decision, context)} now?`,
      `À égale distance : qui escorte ${nameOf(decision, context)} à présent ?`,
    ),
  ],
  chooseThief: (decision, context) => [
    both(
      `Equally near: who may rob ${nameOf(decision, context)}?`,
      `À égale distance : qui peut voler ${nameOf(decision, context)} ?`,
    ),
    both('The thief looks at one hidden marker.', 'Le voleur regarde un marqueur caché.'),
  ],
  steal: ({ about }, context) => [
    mayLook(context, about as SurvivorId),
    both(
      'You choose blindly, then keep it or not.',
      'Vous choisissez à l’aveugle, puis vous gardez ou non.',
    ),
  ],
  stolen: (decision, context) => {
    const { en, fr } = mayTake(context, decision.about ?? '');
    return [markerAsked(decision, context, en, fr)];
  },
  meal: () => [
    both('Time to eat. Who shares a ration?', 'C’est l’heure de manger. Qui partage une ration ?'),
    both('Without a meal everyone loses 1 life.', 'Sans repas, chacun perd 1 vie.'),
  ],
  chooseNearest: () => [
    both('Equally near: which zombie comes?', 'À égale distance : quel zombie vient ?'),
  ],
  fillSlots: ({ about = 'zombie-1' }) => {
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
  duelWeapon: (decision, context) => [
    both(
      `What does ${nameOf(decision, context)} fight with?`,
      `Avec quoi se bat ${nameOf(decision, context)} ?`,
    ),
    both('One weapon for the whole duel.', 'Une seule arme pour tout le duel.'),
  ],
  duelTurn: (decision, context) => {
    const canWait = [...decision.options, ...decision.refused].some(({ id }) => id === 'wait');
    const name = nameOf(decision, context);
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
  throwOut: (decision, context) => [
    both(
      `Out with ${nameOf(decision, context)}! Flick through the door.`,
      `Dehors, ${nameOf(decision, context)} ! Une pichenette à travers la porte.`,
    ),
  ],
  // What it says lies face up beside the question.
  card: ({ about = '' }) => [
    isCard(about) ? cardWords(about).title : both('Choose.', 'Choisissez.'),
  ],
} as const satisfies Readonly<Record<string, Asker>>;

export type DecisionKind = keyof typeof ASKERS;
export const isDecisionKind = (kind: string): kind is DecisionKind => kind in ASKERS;

/** The question in one line, with how to flick where that is the answer; a hint where one helps. */
export function question(
  decision: Decision,
  context: TellContext,
  language: Language,
  way: Way = 'pull',
): Asked {
  if (!isDecisionKind(decision.kind)) return { text: say(language, 'Choose.', 'Choisissez.') };
  const ask: Asker = ASKERS[decision.kind];
  const [text, hint] = ask(decision, context);
  const how = howTo(decision, way);
  const warning = warningOf(decision, context, language);
  return {
    text: capital(text[language]) + (how ? ` ${how[language]}` : ''),
    ...(hint && { hint: hint[language] }),
    ...(warning !== undefined && { warning }),
  };
}
