// Everything that is said of a weapon, a row each.
import type { WeaponId } from '../scenarios/catalogue/weapons';
import { both, type Both } from './both';
import type { RuleId } from './rules';

type WeaponWords = {
  /** On the button that uses it. */
  readonly use: Both;
  /** What may be looked up while it is aimed, and the rule by which it knocks somebody down. */
  readonly rules: readonly RuleId[];
  readonly fells: RuleId;
};

export const WEAPON_WORDS: Readonly<Record<WeaponId, WeaponWords>> = {
  rifle: {
    use: both('Fire the rifle', 'Tirer au fusil'),
    rules: ['R073', 'R084'],
    fells: 'R079',
  },
  bat: {
    use: both('Swing the bat', 'Manier la batte'),
    rules: ['R096'],
    fells: 'R092',
  },
  knife: {
    use: both('Throw the knife', 'Lancer le couteau'),
    rules: ['R105', 'R073'],
    fells: 'R079',
  },
  shotgun: {
    use: both('Fire the shotgun', 'Tirer au fusil à pompe'),
    rules: ['R173'],
    fells: 'R173',
  },
  sniper: {
    use: both('Fire the sniper rifle', 'Tirer au fusil de précision'),
    rules: ['R177', 'R073'],
    fells: 'R079',
  },
};
