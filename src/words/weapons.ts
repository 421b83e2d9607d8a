// Everything that is said of a weapon, a row each.
import { eachWeapon, type WeaponId } from '../scenarios/catalogue/weapons';
import { both, type Both } from './both';
import type { Noun } from './grammar';
import type { RuleId } from './rules';

type WeaponWords = {
  readonly name: Noun;
  /** On the button that uses it. */
  readonly use: Both;
  /** What somebody does with it: “Rosa …”. */
  readonly fired: Both;
  /** What may be looked up while it is aimed, and the rule by which it knocks somebody down. */
  readonly rules: readonly RuleId[];
  readonly fells: RuleId;
};

export const WEAPON_WORDS: Readonly<Record<WeaponId, WeaponWords>> = {
  rifle: {
    name: { en: 'rifle', fr: 'fusil', gender: 'm' },
    use: both('Fire the rifle', 'Tirer au fusil'),
    fired: both('fires the rifle', 'tire au fusil'),
    rules: ['R073', 'R084'],
    fells: 'R079',
  },
  bat: {
    name: { en: 'bat', fr: 'batte', gender: 'f' },
    use: both('Swing the bat', 'Manier la batte'),
    fired: both('swings the bat', 'frappe à la batte'),
    rules: ['R096'],
    fells: 'R092',
  },
  knife: {
    name: { en: 'knife', fr: 'couteau', gender: 'm', ens: 'knives', frs: 'couteaux' },
    use: both('Throw the knife', 'Lancer le couteau'),
    fired: both('throws the knife', 'lance le couteau'),
    rules: ['R105', 'R073'],
    fells: 'R079',
  },
  shotgun: {
    name: { en: 'shotgun', fr: 'fusil à pompe', gender: 'm', frs: 'fusils à pompe' },
    use: both('Fire the shotgun', 'Tirer au fusil à pompe'),
    fired: both('fires the shotgun', 'tire au fusil à pompe'),
    rules: ['R173'],
    fells: 'R173',
  },
  sniper: {
    name: {
      en: 'sniper rifle',
      fr: 'fusil de précision',
      gender: 'm',
      frs: 'fusils de précision',
    },
    use: both('Fire the sniper rifle', 'Tirer au fusil de précision'),
    fired: both('fires the sniper rifle', 'tire au fusil de précision'),
    rules: ['R177', 'R073'],
    fells: 'R079',
  },
};

export const WEAPON_NAMES = eachWeapon((id) => WEAPON_WORDS[id].name);
