// What is asked, for every kind of decision.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { teamSort } from '../../scenarios/ids';
import type { Decision } from '../../scenarios/decisions';
import type { Noun } from '../noun';
import { markerNoun, survivorNoun, zombieNoun, zombieNumber } from '../nouns';
import type { TellContext } from '../tell/context';
import { TEXTS, type Language, type Texts } from '../texts';
import { howTo, type Way } from './how';
import type { Speaking } from './speaking';
import { warningOf } from './warning';

export type Asked = {
  readonly text: string;
  readonly hint?: string;
  /** What comes first, whatever is answered. */
  readonly warning?: string;
};
type Worded = Omit<Asked, 'warning'>;

type Words = Texts['decisions']['questions'];
type Asker<Kind extends keyof Words> = (
  decision: Decision<Kind>,
  words: Words[Kind],
  speaking: Speaking,
) => Worded;

/** The same words whatever the game is at. */
const fixed = (_: unknown, words: Worded): Worded => words;

/** The question is about one survivor and names whom. */
const ofSurvivor = (
  { about }: { readonly about: SurvivorId },
  { text, hint }: { readonly text: (who: Noun) => string; readonly hint?: string },
): Worded => ({ text: text(survivorNoun(about)), ...(hint !== undefined && { hint }) });

const ASKERS: { readonly [Kind in keyof Words]: Asker<Kind> } = {
  givePretzel: fixed,
  chooseSurvivor: ({ options: [first] }, words, { view, texts }) => {
    const team = first && view.survivors[first.means.survivor]?.team;
    return {
      text:
        team === undefined || team === 'together'
          ? words.text
          : words.textOfTeam(texts.names.teamLabels[teamSort(team)]),
      hint: words.hint[view.round.half],
    };
  },
  chooseAction: ({ about }, words, { view }) => ({
    text: words.text(survivorNoun(about)),
    hint: words.hint(view.turn?.actionsLeft ?? 0),
  }),
  flickDisc: ofSurvivor,
  flickBat: ofSurvivor,
  secondTry: ofSurvivor,
  pitch: ofSurvivor,
  lookToo: fixed,
  chooseLooked: ofSurvivor,
  secondMarker: ofSurvivor,
  treat: ofSurvivor,
  flickFlare: ofSurvivor,
  aim: ({ about, options }, words, { texts }) => {
    const weapon = texts.weapons[about];
    const isSecond = options.some(({ means }) => means.verb === 'skip');
    const isMovable = options.some(({ flick }) => flick?.within);
    return {
      text: isSecond ? words.textOfSecond : words.text(weapon.noun),
      hint: isMovable ? words.hintOfReach : weapon.aimed,
    };
  },
  pointBlank: ofSurvivor,
  takeDrop: ofSurvivor,
  keepOrLeave: ({ about }, { text, hint }, { markerType, language }) => {
    const type = markerType(about);
    return { text: text(markerNoun(type, language), type === 'x'), hint };
  },
  follow: ofSurvivor,
  moveX: ({ about }, { text, hint, hintOfEmpty }, { reserve, texts }) => ({
    text: text(texts.names.structures[about]),
    hint: reserve > 0 ? hint : hintOfEmpty,
  }),
  placeRecruit: ({ about, leader }, { text, hint }) => ({
    text: text(survivorNoun(about)),
    hint: hint(survivorNoun(leader)),
  }),
  chooseEscort: ofSurvivor,
  chooseThief: ofSurvivor,
  steal: ({ about, thief }, { text, hint }) => ({
    text: text(survivorNoun(thief), survivorNoun(about)),
    hint,
  }),
  stolen: ({ about, thief, from }, { text }, { markerType, language }) => {
    const type = markerType(about);
    const [by, victim] = [survivorNoun(thief), survivorNoun(from)];
    return { text: text(markerNoun(type, language), type === 'x', by, victim) };
  },
  meal: fixed,
  chooseNearest: fixed,
  fillSlots: ({ about }, { text, hint }, { language }) => ({
    text: text(zombieNoun(about, language)),
    hint: hint(zombieNumber(about)),
  }),
  duelWeapon: ofSurvivor,
  duelTurn: ({ about, options, refused }, words) => {
    const canWait = [...options, ...refused].some(({ means }) => means.verb === 'wait');
    const who = survivorNoun(about);
    return canWait
      ? { text: words.textOfBlow(who) }
      : { text: words.textOfShot(who), hint: words.hintOfShot };
  },
  throwOut: ofSurvivor,
  vote: ({ about }, { text, hint }, { view }) => {
    const name = view.seats.find(({ id }) => id === about)?.name ?? about;
    return { text: text(name), hint };
  },
  accuse: ofSurvivor,
  chooseSide: ({ about }, { text, hint }, { view }) => {
    const name = view.seats.find(({ id }) => id === about)?.name ?? about;
    return { text: text(name), hint };
  },
  chooseOwn: ({ why }, { text, hint }) => ({ text: text[why], hint }),
  driveOut: ofSurvivor,
  mayPass: fixed,
  chooseFighter: fixed,
};

/** A card asks by its title: what it says lies face up beside the question. The words of a kind fit its asker. */
function asked(decision: Decision, speaking: Speaking): Worded {
  const { cards, decisions } = speaking.texts;
  if (decision.kind === 'card') return { text: cards[decision.about].title };
  const asker = ASKERS[decision.kind] as Asker<keyof Words>;
  return asker(decision, decisions.questions[decision.kind], speaking);
}

/** The question in one line, with how to flick where that is the answer; a hint where one helps. */
export function question(
  decision: Decision,
  context: TellContext,
  language: Language,
  way: Way = 'pull',
): Asked {
  const texts = TEXTS[language];
  const speaking = { ...context, language, texts };
  const { text, hint } = asked(decision, speaking);
  const how = howTo(decision, way, texts);
  const warning = warningOf(decision, speaking);
  return {
    text: texts.grammar.capital(text) + (how === undefined ? '' : ` ${how}`),
    ...(hint !== undefined && { hint }),
    ...(warning !== undefined && { warning }),
  };
}
