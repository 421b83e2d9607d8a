// Why somebody fell or lost a life: every cause the rulebook names.
import { eachWeapon, type WeaponId } from '../../scenarios/catalogue/weapons';
import type { FallCause, LossCause } from '../../scenarios/causes';
import type { Language } from '../texts';
import { both, capital, say, type Both } from '../both';
import { agree, the, type Noun } from '../grammar';
import type { RuleId } from '../rules';
import { WEAPON_NAMES } from '../names';
import { WEAPON_WORDS } from '../weapons';

type FallWords = { readonly rule: RuleId; readonly text: (who: Noun) => Both };

const byWeapon = (weapon: WeaponId): FallWords => ({
  rule: WEAPON_WORDS[weapon].fells,
  text: (who) =>
    both(
      `The ${WEAPON_NAMES[weapon].en} knocks ${the(who, 'en')} down.`,
      `${capital(the(WEAPON_NAMES[weapon], 'fr'))} renverse ${the(who, 'fr')}.`,
    ),
});

const FALLS: Readonly<Record<FallCause, FallWords>> = {
  ...eachWeapon(byWeapon),
  tooClose: {
    rule: 'R061',
    text: (who) =>
      both(
        `A zombie is too close: ${the(who, 'en')} falls.`,
        `Un zombie est trop près : ${the(who, 'fr')} tombe.`,
      ),
  },
  duel: {
    rule: 'R049',
    text: (who) =>
      both(
        `${capital(the(who, 'en'))} goes down in the duel.`,
        `${capital(the(who, 'fr'))} tombe pendant le duel.`,
      ),
  },
  rush: {
    rule: 'R139',
    text: (who) =>
      both(`The rush knocks ${the(who, 'en')} over.`, `La ruée renverse ${the(who, 'fr')}.`),
  },
  limit: {
    rule: 'R142',
    text: (who) =>
      both(
        `Pushed out of town, ${the(who, 'en')} lies at the limit.`,
        `${agree(who, 'Poussé', 'Poussée')} hors de la ville, ${the(who, 'fr')} gît à la limite.`,
      ),
  },
  frozenStiff: {
    rule: 'R219',
    text: (who) =>
      both(
        `${capital(the(who, 'en'))} freezes stiff and topples over.`,
        `${capital(the(who, 'fr'))} gèle sur place et bascule.`,
      ),
  },
};

const WEAPON_HITS = eachWeapon((id) =>
  both(`Hit by the ${WEAPON_NAMES[id].en}`, `${capital(the(WEAPON_NAMES[id], 'fr'))} a touché`),
);

const LOSSES: Readonly<Record<LossCause, Both>> = {
  ...WEAPON_HITS,
  tooClose: both('Too close to a zombie', 'Trop près d’un zombie'),
  duel: both('Beaten in the duel', 'Duel perdu'),
  rush: both('Knocked over by the rush', 'La ruée a frappé'),
  hunger: both('Nothing to eat', 'Rien à manger'),
  acid: both('Burnt by acid', 'L’acide a mordu'),
  infectedScratch: both('The scratch is infected', 'La griffure s’infecte'),
  earlyDusk: both('The daylight was paid for', 'La clarté a son prix'),
};

export const fallText = (who: Noun, because: FallCause, language: Language): string =>
  FALLS[because].text(who)[language];
export const fallRule = (because: FallCause): RuleId => FALLS[because].rule;

/** “Too close to a zombie: Anita loses 1 life, 1 left.”; without a cause where it was told already. */
export function lossText(
  who: string,
  because: LossCause | undefined,
  left: number,
  language: Language,
): string {
  const cause = because ? `${LOSSES[because][language]}${language === 'fr' ? ' : ' : ': '}` : '';
  const en = left > 0 ? `${who} loses 1 life, ${left} left.` : `${who} loses the last life.`;
  const fr = left > 0 ? `${who} perd 1 vie, il en reste ${left}.` : `${who} perd sa dernière vie.`;
  return say(language, cause + en, cause + fr);
}
