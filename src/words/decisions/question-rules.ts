// Which rules a question is about, so that they can be opened from it.
import type { Decision, Option } from '../../scenarios/decisions';
import type { DecisionKind } from '../../scenarios/means';
import type { RuleId } from '../rules';
import { WEAPON_RULES } from '../weapon-rules';

const ABOUT: Readonly<Record<DecisionKind, readonly RuleId[]>> = {
  givePretzel: ['R163', 'R165'],
  chooseSurvivor: ['R039', 'R043', 'R160'],
  chooseAction: ['R043', 'R119', 'A122', 'R058'],
  flickDisc: ['R055', 'R056', 'R068', 'R069'],
  secondTry: ['A148', 'R056'],
  pitch: ['R248', 'R249'],
  lookToo: ['R247'],
  chooseLooked: ['R247', 'R116'],
  secondMarker: ['R255', 'R254'],
  treat: ['R251', 'R250', 'A120'],
  flickBat: ['R094', 'R096', 'R098'],
  flickFlare: ['R257', 'R259', 'R262', 'R263', 'A134'],
  aim: ['R071'],
  pointBlank: ['R109', 'R110'],
  takeDrop: ['R112', 'R116', 'R117'],
  keepOrLeave: ['R116', 'A126', 'R117'],
  follow: ['R203'],
  moveX: ['R348', 'R349', 'A167', 'A168'],
  placeRecruit: ['R352', 'R351'],
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
  vote: ['R273', 'R274'],
  accuse: ['R272', 'A178', 'R271'],
  chooseSide: ['R282', 'R283', 'R284', 'R280', 'R281'],
  chooseOwn: ['A182', 'R276', 'R283'],
  driveOut: ['R277', 'R275', 'R276'],
  mayPass: ['R286', 'R285'],
  chooseFighter: ['R357', 'A142', 'R268', 'R269', 'R288'],
  card: ['R219'],
};

export function questionRules(decision: Decision): readonly RuleId[] {
  const { kind } = decision;
  const asked: readonly Pick<Option, 'means'>[] = [...decision.options, ...decision.refused];
  return [
    ...ABOUT[kind],
    ...(kind === 'aim' ? WEAPON_RULES[decision.about].aimed : []),
    ...(asked.some(({ means }) => means.verb === 'shoot' && means.side === 'behind')
      ? (['R089'] as const)
      : []),
    ...(asked.some(({ means }) => means.verb === 'shoot' && means.side === 'near')
      ? (['A149'] as const)
      : []),
    ...(asked.some(({ means }) => means.verb === 'pointBlank' && means.free)
      ? (['A150'] as const)
      : []),
    ...(kind === 'flickDisc' && decision.options.some(({ noise }) => noise === 'silent')
      ? (['A151'] as const)
      : []),
    ...(asked.some(({ means }) => means.verb === 'bonus') ? (['R245'] as const) : []),
    ...(asked.some(({ means }) => means.verb === 'wait') ? (['R190', 'R235'] as const) : []),
  ];
}
