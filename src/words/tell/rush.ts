// A rush explains itself: whom it brushed, whom it missed and by how much, whose door it passed.
import type { EventOf } from '../../scenarios/events';
import { pieceNoun, survivorNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';
import type { Line } from './context';

export const brushed = ({ survivor, by }: EventOf<'brushed'>, language: Language): Line => ({
  text: TEXTS[language].tell.rush.brushed(survivorNoun(survivor), pieceNoun(by, language)),
  rules: ['R139'],
  tone: 'plain',
});

/** Less than a centimetre is told in millimetres. */
export function slidPast({ survivor, by, gap }: EventOf<'slidPast'>, language: Language): Line {
  const [missed, unit] =
    gap < 1
      ? ([Math.max(1, Math.round(gap * 10)), 'mm'] as const)
      : ([Math.round(gap), 'cm'] as const);
  return {
    text: TEXTS[language].tell.rush.slidPast(
      survivorNoun(survivor),
      pieceNoun(by, language),
      missed,
      unit,
    ),
    rules: ['R139'],
    tone: 'good',
  };
}

export function passedDoor({ zombie, structure }: EventOf<'passedDoor'>, language: Language): Line {
  const { tell, names } = TEXTS[language];
  return {
    text: tell.rush.passedDoor(pieceNoun(zombie, language), names.structures[structure]),
    rules: ['R144', 'A54'],
    tone: 'plain',
  };
}

export const putBack = ({ figure }: EventOf<'putBack'>, language: Language): Line => ({
  text: TEXTS[language].tell.rush.putBack(pieceNoun(figure, language)),
  rules: ['A127'],
  tone: 'plain',
});
