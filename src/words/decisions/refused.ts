// Why not: what cannot be chosen, and answers that were turned down, with the rules behind it.
import type { Reason } from '../../scenarios/reasons';
import type { RuleId } from '../rules';
import { TEXTS, type Language } from '../texts';

/** The others are not a matter of rules. */
const RULES: Readonly<Partial<Record<Reason, readonly RuleId[]>>> = {
  notAvailable: ['R039'],
  shiftOutOfRange: ['R067'],
  driver: ['R293'],
  rescued: ['R308'],
  pretzelFirst: ['R165'],
  zombieInside: ['R090'],
  noRoomToShoot: ['A05', 'R071'],
  noLyingZombieNear: ['R109'],
  nothingHere: ['R112'],
  notInTheStreet: ['R112', 'R200'],
  noRoomForTheFlare: ['R257'],
  notOutOfTheDoor: ['A134'],
  notHurt: ['A120'],
  noMedicine: ['A41'],
  waitedThreeTimes: ['A78'],
  notYours: ['R357'],
  accusedAlready: ['A178'],
  nobodyToVote: ['A178'],
  nobodyToAccuse: ['A178'],
  noRoomForTheDisc: ['R054'],
  noRoomForTheBat: ['R094'],
  notNextToTheEscort: ['R203'],
  notNextToTheLeader: ['R352'],
};

/** Why an option is closed or an answer was refused; the rules can be opened. */
export const refusedText = (
  why: Reason,
  language: Language,
): { readonly text: string; readonly rules: readonly RuleId[] } => ({
  text: TEXTS[language].decisions.refusals[why],
  rules: RULES[why] ?? [],
});
