// What each star takes and what was missing, in words: read off the goals, so that words and judging cannot part.
import type { Drill } from '../../../match/practice/drill';
import type { Aim, Lack } from '../../../match/practice/goal';
import { pieceName, survivorName } from '../../../words/nouns';
import { TEXTS, type Language } from '../../../words/texts';
import { aimsOf } from './marks';

/** Line by line what this star takes beyond the one before it. */
export function starWants({ stars }: Drill, star: number, language: Language): string {
  const before = stars[star - 1];
  const known = new Set((before ? aimsOf(before) : []).map((aim) => JSON.stringify(aim)));
  const goal = stars[star];
  const fresh = (goal ? aimsOf(goal) : []).filter((aim) => !known.has(JSON.stringify(aim)));
  return fresh.map((aim) => wantText(aim, language)).join(' · ');
}

export function wantText(aim: Aim, language: Language): string {
  const { practice, grammar } = TEXTS[language];
  const { wants } = practice.drills;
  const names = (ids: readonly string[]): string[] => ids.map((id) => pieceName(id, language));
  switch (aim.of) {
    case 'stands':
      return wants.stands(survivorName(aim.survivor), grammar.decimal(aim.within));
    case 'inside':
      return wants.inside(survivorName(aim.survivor), pieceName(aim.structure, language));
    case 'outside':
      return wants.outside(survivorName(aim.survivor));
    case 'down': {
      const [only, ...others] = names(aim.zombies);
      const text =
        only !== undefined && others.length === 0
          ? wants.downOne(only)
          : wants.down(names(aim.zombies), aim.atLeast);
      return grammar.capital(text);
    }
    case 'gone':
      return wants.gone(aim.pieces.length);
    case 'flare':
      return wants.flare(grammar.decimal(aim.within));
    case 'unhurt':
      return wants.unhurt;
    case 'unmoved': {
      const [only, ...others] = names(aim.pieces);
      const text =
        only !== undefined && others.length === 0
          ? wants.unmovedOne(only)
          : wants.unmoved(names(aim.pieces));
      return grammar.capital(text);
    }
    case 'clean':
      return wants.clean;
    case 'gently':
      return wants.gently(aim.atMost);
    case 'clearOf':
      return wants.clearOf(survivorName(aim.survivor), grammar.decimal(aim.by));
    case 'flicks':
      return wants.flicks(aim.atMost);
    case 'lasts':
      return wants.lasts(survivorName(aim.survivor), aim.runs);
  }
}

/** How far beside the middle of the ring it ended, as near as a millimetre. */
export const besideText = (cm: number, language: Language): string => {
  const { practice, grammar } = TEXTS[language];
  return practice.drills.beside(grammar.decimal(cm, 1));
};

export function lackText({ aim, by }: Lack, language: Language): string {
  const { practice, grammar } = TEXTS[language];
  const { lacks } = practice.drills;
  // A millimetre is a miss too: it is never told as none.
  const cm = by === undefined ? undefined : grammar.decimal(Math.max(0.1, by), 1);
  switch (aim.of) {
    case 'stands':
      return cm === undefined ? lacks.lies(survivorName(aim.survivor)) : lacks.ring(cm);
    case 'inside':
      return lacks.inside(survivorName(aim.survivor));
    case 'outside':
      return lacks.outside(survivorName(aim.survivor));
    case 'down':
      return lacks.down(by ?? aim.atLeast);
    case 'gone':
      return lacks.gone(by ?? aim.pieces.length);
    case 'flare':
      return cm === undefined ? lacks.flareOut : lacks.ring(cm);
    case 'unhurt':
      return lacks.unhurt;
    case 'unmoved':
      return lacks.unmoved;
    case 'clean':
      return lacks.clean;
    case 'gently':
      return lacks.gently;
    case 'clearOf':
      return cm === undefined ? lacks.notClear(survivorName(aim.survivor)) : lacks.clearOf(cm);
    case 'flicks':
      return lacks.flicks(by ?? 1);
    case 'lasts':
      return lacks.lasts(survivorName(aim.survivor));
  }
}
