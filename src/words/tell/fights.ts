// Shots, blows, duels, life and death.
import { WEAPONS } from '../../scenarios/catalogue/weapons';
import type { EventOf } from '../../scenarios/events';
import { pieceNoun, survivorNoun, zombieNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';
import { fallRule, fallText, lossText } from './causes';
import type { Line } from './context';

export const fired = ({ survivor, weapon }: EventOf<'fired'>, language: Language): Line => ({
  text: TEXTS[language].weapons[weapon].fired(survivorNoun(survivor)),
  rules: WEAPONS[weapon].firearm ? ['R120'] : ['R121'],
  tone: 'plain',
});

export const missed = (
  { survivor, why, rules = [] }: EventOf<'missed'>,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.fights.missed[why](survivorNoun(survivor)),
  rules: why === 'touchedNothing' ? ['R083'] : rules.length > 0 ? rules : ['R073'],
  tone: 'bad',
});

export const keptFeet = (
  { figure, how, piece, survivor }: EventOf<'keptFeet'>,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.fights.keptFeet[how](
    pieceNoun(piece, language),
    survivorNoun(survivor),
    pieceNoun(figure, language),
  ),
  rules: piece.startsWith('pellet') ? ['R173'] : piece === 'bat' ? ['R096'] : ['R076', 'R073'],
  tone: 'bad',
});

export function killed(
  { zombie, killer, by, pointBlank, rules = [] }: EventOf<'killed'>,
  language: Language,
): Line {
  const { tell, weapons } = TEXTS[language];
  const who = zombieNoun(zombie, language);
  const line = (text: string): Line => ({ text, rules, tone: 'good' });
  if (by === 'acid') return line(tell.fights.dissolved(who));
  const told = pointBlank ? tell.fights.finishedOff : tell.fights.killed;
  return line(told(who, weapons[by].noun, killer && survivorNoun(killer)));
}

export function fell(
  { figure, because, by, rules = [] }: EventOf<'fell'>,
  language: Language,
): Line {
  const who = pieceNoun(figure, language);
  return {
    text:
      by === undefined
        ? fallText(who, because, language)
        : TEXTS[language].tell.rush.knockedOver(who, pieceNoun(by, language)),
    rules: rules.length > 0 ? rules : [fallRule(because)],
    tone: who.proper ? 'bad' : 'good',
  };
}

export const lostLife = (
  { survivor, because, left, rules = [] }: EventOf<'lostLife'>,
  language: Language,
): Line => ({
  text: lossText(survivorNoun(survivor), because, left, language),
  rules: [
    ...(rules.length > 0 ? rules : ['R049']),
    ...(because === 'tooClose' ? ['R062', 'R063'] : []),
  ],
  tone: 'bad',
});

/** Where the line before has said why. */
export const lossAlone = (
  { survivor, left, rules = [] }: EventOf<'lostLife'>,
  language: Language,
): Line => ({
  text: lossText(survivorNoun(survivor), undefined, left, language),
  rules: rules.length > 0 ? rules : ['R049'],
  tone: 'bad',
});

export const gainedLife = (
  { survivor, left }: EventOf<'gainedLife'>,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.fights.gainedLife(survivorNoun(survivor), left),
  rules: ['A120'],
  tone: 'good',
});

export const died = ({ survivor, rules = [] }: EventOf<'died'>, language: Language): Line => ({
  text: TEXTS[language].tell.fights.died(survivorNoun(survivor)),
  rules,
  tone: 'bad',
});

export const stoodUp = ({ figure, rules = [] }: EventOf<'stoodUp'>, language: Language): Line => {
  const words = TEXTS[language].tell.fights;
  const who = pieceNoun(figure, language);
  const unhurt = rules.includes('R082') || rules.includes('A76');
  return {
    text: unhurt ? words.stoodUpUnhurt(who) : words.stoodUp(who),
    rules,
    tone: who.proper || unhurt ? 'plain' : 'warning',
  };
};

export const duelBegan = (
  { survivors, against, rules = [] }: EventOf<'duelBegan'>,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.fights.duelBegan(
    survivors.map(survivorNoun),
    against.map((id) => pieceNoun(id, language)),
  ),
  rules,
  tone: 'warning',
});

export const combatCard = ({ card }: EventOf<'combatCard'>, language: Language): Line => {
  const text = TEXTS[language].tell.fights.combatCard[card];
  return card === 'walk'
    ? { text, rules: ['R186'], tone: 'warning' }
    : { text, rules: ['R188'], tone: 'bad' };
};

/** Between teams there are winners on either side; those who came in are the ones who `won`. */
export function duelEnded({ won, rules = [] }: EventOf<'duelEnded'>, language: Language): Line {
  const words = TEXTS[language].tell.fights;
  if (rules.includes('R242'))
    return { text: won ? words.newcomersHold : words.defendersHold, rules, tone: 'plain' };
  return won
    ? { text: words.duelWon, rules: ['R185'], tone: 'good' }
    : { text: words.duelLost, rules, tone: 'bad' };
}

export function thrownOut(
  { survivor, by, structure, rules = [] }: EventOf<'thrownOut'>,
  language: Language,
): Line {
  const { tell, names } = TEXTS[language];
  const house = names.structures[structure];
  return {
    text: tell.fights.thrownOut(survivorNoun(survivor), survivorNoun(by), house),
    rules,
    tone: 'plain',
  };
}
