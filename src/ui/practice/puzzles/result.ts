// What a turn came to, in a sentence.
import type { Shortfall, Verdict } from '../../../match/puzzles/verdict';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { SeatView } from '../../../scenarios/view';
import { endText } from '../../../words/ends';
import type { Language } from '../../../words/languages';
import { markerNoun, pieceNoun } from '../../../words/nouns';
import { TEXTS } from '../../../words/texts';

/** Why it is solved, or what is missing. */
export function resultText(
  verdict: Verdict,
  survivor: SurvivorId,
  view: SeatView,
  language: Language,
): string {
  const { puzzles } = TEXTS[language].practice;
  const end = endText(view, language)?.text;
  if (verdict.is === 'open') return '';
  if (verdict.is === 'solved') return end ?? puzzles.done;
  // What ended the match says more than that it is lost.
  if (verdict.why.of === 'lost') return end ?? puzzles.short.lost;
  return shortfallText(verdict.why, survivor, language);
}

function shortfallText(why: Shortfall, survivor: SurvivorId, language: Language): string {
  const { practice, names } = TEXTS[language];
  const { short } = practice.puzzles;
  const who = pieceNoun(survivor, language);
  switch (why.of) {
    case 'win':
      return short.win;
    case 'lost':
      return short.lost;
    case 'unhurt':
      return short.unhurt(pieceNoun(why.hurt, language));
    case 'kills':
      return short.kills(why.atLeast);
    case 'inside':
      return short.inside(who, names.structures[why.structure]);
    case 'holds':
      return short.holds(who, markerNoun(why.type, language));
  }
}
