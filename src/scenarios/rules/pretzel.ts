// 25. Who holds the pretzel.
import type { SurvivorId } from '../catalogue/survivors';
import type { RuleRef } from '../causes';
import { change } from '../change';
import { emit, type Play } from '../play';

export function holdPretzel(play: Play, survivor: SurvivorId, rule: RuleRef): void {
  change(play.game, { pretzel: survivor });
  emit(play, { kind: 'pretzel', survivor, rules: [rule] });
}
