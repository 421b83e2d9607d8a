// Markers, cards, arrivals, meals, thefts.
import type { EventOf } from '../../scenarios/events';
import { markerNoun, pieceNoun, survivorNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';
import type { Line, TellContext } from './context';

export const took = (
  { survivor, marker, rules = [] }: EventOf<'took'>,
  { markerType }: TellContext,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.finds.took(
    survivorNoun(survivor),
    markerNoun(markerType(marker), language),
  ),
  rules,
  tone: 'good',
});

/** Looked at and not wanted: it lies face up from now on. */
export const leftLying = (
  { survivor, marker }: EventOf<'leftLying'>,
  { markerType }: TellContext,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.finds.leftLying(
    survivorNoun(survivor),
    markerNoun(markerType(marker), language),
  ),
  rules: ['R116'],
  tone: 'plain',
});

export const dropped = (
  { survivor, marker, rules = [] }: EventOf<'dropped'>,
  { markerType }: TellContext,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.finds.dropped(
    survivorNoun(survivor),
    markerNoun(markerType(marker), language),
  ),
  rules,
  tone: 'plain',
});

export function revealed(
  { marker, rules = [] }: EventOf<'revealed'>,
  { markerType }: TellContext,
  language: Language,
): Line {
  const type = markerType(marker);
  return {
    text: TEXTS[language].tell.finds.revealed(markerNoun(type, language)),
    rules: type === 'crossroads' ? ['R218'] : type === 'zombie' ? ['A39'] : rules,
    tone: 'plain',
  };
}

export const cardDrawn = ({ card }: EventOf<'cardDrawn'>, language: Language): Line => ({
  text: TEXTS[language].tell.finds.cardDrawn(TEXTS[language].cards[card].title),
  rules: [card, 'R218', 'R219'],
  tone: 'warning',
});

export function appeared({ figure, rules = [] }: EventOf<'appeared'>, language: Language): Line {
  const words = TEXTS[language].tell.finds;
  const who = pieceNoun(figure, language);
  if (figure === 'acid') return { text: words.acidSpreads, rules: ['A40'], tone: 'warning' };
  return who.proper
    ? { text: words.getsClear(who), rules: ['A40'], tone: 'plain' }
    : {
        text: words.comesOutOfNowhere(who),
        rules: rules.length > 0 ? rules : ['R221'],
        tone: 'warning',
      };
}

export const slid = ({ pieces, rules = [] }: EventOf<'slid'>, language: Language): Line => ({
  text: TEXTS[language].tell.finds.slid(pieces.length),
  rules,
  tone: 'plain',
});

export function peeked(
  { seat, markers, rules = [] }: EventOf<'peeked'>,
  { view }: TellContext,
  language: Language,
): Line {
  const words = TEXTS[language].tell.finds;
  const one = view.seats.find(({ id }) => id === seat)?.name ?? words.aPlayer;
  return { text: words.peeked(one, markers.length), rules, tone: 'plain' };
}

export const tileRemoved = ({ rules = [] }: EventOf<'tileRemoved'>, language: Language): Line => ({
  text: TEXTS[language].tell.finds.tileRemoved,
  rules: [...rules, 'R215'],
  tone: 'good',
});

export const pretzel = (
  { survivor, rules = [] }: EventOf<'pretzel'>,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.finds.pretzel(survivorNoun(survivor)),
  rules,
  tone: 'plain',
});

export function joined(
  { survivor, structure, rules = [] }: EventOf<'joined'>,
  language: Language,
): Line {
  const { tell, names } = TEXTS[language];
  const who = survivorNoun(survivor);
  return {
    text: structure
      ? tell.finds.joinedIn(who, names.structures[structure])
      : tell.finds.joined(who),
    rules,
    tone: 'good',
  };
}

export const power = (
  { survivor, trait, rules = [] }: EventOf<'power'>,
  language: Language,
): Line => {
  const { tell, powers } = TEXTS[language];
  return {
    text: tell.powers[trait](survivorNoun(survivor), powers[survivor].name),
    rules,
    tone: 'good',
  };
};

export const boardTurned = (
  { survivor, rules = [] }: EventOf<'boardTurned'>,
  language: Language,
): Line => {
  const { tell, powers } = TEXTS[language];
  return {
    text: tell.finds.boardTurned(survivorNoun(survivor), powers[survivor].name),
    rules,
    tone: 'good',
  };
};

/** Who took what from whom, and why that was possible: the face is named to whoever knows it. */
export function stole(
  { thief, from, marker, where, rules = [] }: EventOf<'stole'>,
  { markerType }: TellContext,
  language: Language,
): Line {
  const { tell, names } = TEXTS[language];
  const what = markerNoun(markerType(marker), language);
  const [who, fallen] = [survivorNoun(thief), survivorNoun(from)];
  const text = where
    ? tell.finds.stoleIn(who, what, fallen, names.structures[where])
    : tell.finds.stole(who, what, fallen);
  return { text, rules, tone: 'warning' };
}

export const spared = (
  { thief, from, rules = [] }: EventOf<'spared'>,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.finds.spared(survivorNoun(thief), survivorNoun(from)),
  rules,
  tone: 'plain',
});

export const threwAway = (
  { thief, from, rules = [] }: EventOf<'threwAway'>,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.finds.threwAway(survivorNoun(thief), survivorNoun(from)),
  rules,
  tone: 'plain',
});

export function ate({ survivor, rules = [] }: EventOf<'ate'>, language: Language): Line {
  const words = TEXTS[language].tell.finds;
  return survivor
    ? { text: words.ate(survivorNoun(survivor)), rules, tone: 'good' }
    : { text: words.noMeal, rules, tone: 'bad' };
}
