// Why somebody fell or lost a life: every cause the rulebook names.
import { eachWeapon, isWeapon } from '../../scenarios/catalogue/weapons';
import type { FallCause, LossCause } from '../../scenarios/causes';
import type { Noun } from '../noun';
import type { RuleId } from '../rules';
import { TEXTS, type Language } from '../texts';
import { WEAPON_RULES } from '../weapon-rules';

const FALL_RULES: Readonly<Record<FallCause, RuleId>> = {
  ...eachWeapon((weapon) => WEAPON_RULES[weapon].fells),
  tooClose: 'R061',
  duel: 'R049',
  rush: 'R139',
  limit: 'R142',
  frozenStiff: 'R219',
};
export const fallRule = (because: FallCause): RuleId => FALL_RULES[because];

export function fallText(who: Noun, because: FallCause, language: Language): string {
  const { tell, weapons } = TEXTS[language];
  return isWeapon(because)
    ? tell.causes.knockedDownBy(weapons[because].noun, who)
    : tell.causes.falls[because](who);
}

/** Without a cause where it was told already. */
export function lossText(
  who: Noun,
  because: LossCause | undefined,
  left: number,
  language: Language,
): string {
  const { tell, weapons } = TEXTS[language];
  const lost = tell.causes.lostLife(who, left);
  if (because === undefined) return lost;
  const cause = isWeapon(because)
    ? tell.causes.hitBy(weapons[because].noun)
    : tell.causes.losses[because];
  return tell.causes.because(cause, lost);
}
