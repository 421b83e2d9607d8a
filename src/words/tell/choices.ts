// What a crossroads card's player chose, and medicine that is used up.
import type { EventOf } from '../../scenarios/events';
import { markerNoun, pieceNoun, survivorNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';
import type { Line, TellContext } from './context';

export const alarm = ({ object, rules = [] }: EventOf<'alarm'>, language: Language): Line => ({
  text: TEXTS[language].tell.choices.alarm(pieceNoun(object, language)),
  rules,
  tone: 'warning',
});

/** Which buildings, and never what lies there. */
export const mixed = ({ structures, rules = [] }: EventOf<'mixed'>, language: Language): Line => ({
  text: TEXTS[language].tell.choices.mixed(structures.map((id) => pieceNoun(id, language))),
  rules,
  tone: 'plain',
});

export const spent = (
  { survivor, marker, rules = [] }: EventOf<'spent'>,
  { markerType }: TellContext,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.choices.spent(
    survivorNoun(survivor),
    markerNoun(markerType(marker), language),
  ),
  rules,
  tone: 'plain',
});

export const duskCalled = (
  { survivor, rules = [] }: EventOf<'duskCalled'>,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.choices.duskCalled(survivorNoun(survivor)),
  rules,
  tone: 'warning',
});
