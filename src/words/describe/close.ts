// The rules that apply to a zombie nearby and to a door, in the words of the table.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { StructureId, ZombieId } from '../../scenarios/ids';
import { isLying, survivorOf, zombieOf, zombiesNextTo } from '../../scenarios/queries';
import { isBarricaded } from '../../scenarios/rules/barricades';
import { isBarred } from '../../scenarios/rules/buildings';
import { bearsX } from '../../scenarios/rules/doors';
import { whoActs, type SeatView } from '../../scenarios/view';
import { survivorNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';

/** A zombie on its feet, and a survivor who may have to pay for standing beside it (R061, R062). */
export function isTooClose(view: SeatView, survivor: SurvivorId, zombie: ZombieId): boolean {
  const one = survivorOf(view, survivor);
  return (
    !isLying(one) &&
    !one.effects.some(({ kind }) => kind === 'stenchOfTheDead') &&
    !isLying(zombieOf(view, zombie)) &&
    zombiesNextTo(view, survivor).includes(zombie)
  );
}

/** Of a zombie that whoever acts has to leave before the turn is over. */
export function closeText(
  view: SeatView,
  zombie: ZombieId,
  language: Language,
): string | undefined {
  const actor = whoActs(view);
  if (!actor || !isTooClose(view, actor, zombie)) return undefined;
  return TEXTS[language].describe.thing.tooClose(survivorNoun(actor));
}

/** Why nobody gets in, in the words of the table; undefined where the door is open. */
export function barredText(
  view: SeatView,
  id: StructureId,
  language: Language,
): string | undefined {
  const words = TEXTS[language].describe.thing;
  if (bearsX(view, id)) return words.bearsX;
  if (isBarricaded(view, id)) return words.barricaded;
  return isBarred(view, id) ? words.closed(TEXTS[language].names.structures[id]) : undefined;
}
