// A flare that was flipped.
import type { EventOf } from '../../scenarios/events';
import { survivorNoun } from '../nouns';
import type { RuleId } from '../rules';
import { TEXTS, type Language } from '../texts';
import type { Line } from './context';

const LIES: readonly RuleId[] = ['R262', 'R263', 'R260', 'A158', 'A161', 'R265'];
const LOST: readonly RuleId[] = ['R261', 'A115'];

export function flare({ survivor, face, ok }: EventOf<'flare'>, language: Language): Line {
  const { lies, lost } = TEXTS[language].tell.flares;
  const who = survivorNoun(survivor);
  return ok
    ? { text: lies[face](who), rules: LIES, tone: 'warning' }
    : { text: lost(who), rules: LOST, tone: 'bad' };
}
