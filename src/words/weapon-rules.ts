// The rules that are named where a weapon is spoken of, a row each.
import type { WeaponId } from '../scenarios/catalogue/weapons';
import type { RuleId } from './rules';

type WeaponRules = {
  /** What may be looked up while it is aimed. */
  readonly aimed: readonly RuleId[];
  /** By which it knocks somebody down. */
  readonly fells: RuleId;
};

export const WEAPON_RULES: Readonly<Record<WeaponId, WeaponRules>> = {
  rifle: { aimed: ['R073', 'R084'], fells: 'R079' },
  bat: { aimed: ['R096'], fells: 'R092' },
  knife: { aimed: ['R105', 'R073'], fells: 'R079' },
  shotgun: { aimed: ['R173'], fells: 'R173' },
  sniper: { aimed: ['R177', 'R073'], fells: 'R079' },
};
