// Which rules a question is about, so that they can be opened from it.
import type { WeaponId } from '../../../scenarios/catalogue/weapons';
import { isWeapon } from '../../../scenarios/catalogue/weapons';
import type { Decision } from '../../../scenarios/decisions';
import type { RuleId } from '../rules';
import type { DecisionKind } from './question';

const ABOUT: Readonly<Record<DecisionKind, readonly RuleId[]>> = {
  givePretzel: ['R163', 'R165'],
  chooseSurvivor: ['R039', 'R043', 'R160'],
  chooseAction: ['R043', 'R119', 'A122', 'R058'],
  flickDisc: ['R055', 'R056', 'R068', 'R069'],
  flickBat: ['R094', 'R096', 'R098'],
  aim: ['R071'],
  pointBlank: ['R109', 'R110'],
  takeDrop: ['R112', 'R116', 'R117'],
  keepOrLeave: ['R116', 'A126', 'R117'],
  follow: ['R203'],
  chooseEscort: ['R206', 'A89'],
  chooseThief: ['R225', 'A98'],
  steal: ['R225'],
  stolen: ['R226', 'A125'],
  meal: ['R315', 'R316', 'R317'],
  chooseNearest: ['A44'],
  fillSlots: ['R137'],
  duelWeapon: ['R182'],
  duelTurn: ['R186', 'R197', 'R233', 'A123', 'A65'],
  throwOut: ['R232'],
  card: ['R219'],
};

const OF_WEAPON: Readonly<Record<WeaponId, readonly RuleId[]>> = {
  rifle: ['R073', 'R084'],
  bat: ['R096'],
  knife: ['R105', 'R073'],
  shotgun: ['R173'],
  sniper: ['R177', 'R073'],
};

export function questionRules({ kind, about = '', options, refused }: Decision): readonly RuleId[] {
  const isKnown = (one: string): one is DecisionKind => one in ABOUT;
  if (!isKnown(kind)) return [];
  const has = (id: string): boolean => [...options, ...refused].some((one) => one.id === id);
  return [
    ...ABOUT[kind],
    ...(kind === 'aim' && isWeapon(about) ? OF_WEAPON[about] : []),
    ...(has('behind') ? (['R089'] as const) : []),
    ...(has('wait') ? (['R190', 'R235'] as const) : []),
  ];
}
