// The one line that matters most after a shot.
import type { GameEvent } from '../../../scenarios/events';
import type { Language } from '../../i18n/translate';
import { say } from '../both';
import { isRuleId } from '../rules';
import type { Line, TellContext } from './context';
import {
  blow,
  cleanMove,
  deaths,
  failedMove,
  first,
  kills,
  losses,
  miss,
  type Kind,
  type Teller,
} from './shots';
import { tell } from './tell';

const told =
  (...kinds: Kind[]): Teller =>
  (events, context, language) => {
    for (const kind of kinds) {
      const event = first(events, kind);
      const line = event && tell(event, context, language);
      if (line) return line;
    }
    return undefined;
  };

/** What matters most comes first. */
const TELLERS: readonly Teller[] = [
  told('gameOver'),
  deaths,
  losses,
  kills,
  told('joined', 'escorts', 'cardDrawn', 'stole', 'thrownOut', 'duelBegan', 'combatCard'),
  failedMove,
  miss,
  blow,
  told('entered', 'tileRemoved'),
  cleanMove,
  told(
    'fell',
    'ate',
    'revealed',
    'took',
    'dropped',
    'gainedLife',
    'peeked',
    'slid',
    'appeared',
    'duelEnded',
  ),
  told('rushBegan', 'roundBegan', 'noise', 'pretzel', 'stoodUp', 'turnBegan'),
];

/**
 * One line for a handful of events, usually all that followed a shot. After a rush that did nothing worth telling,
 * say so; otherwise undefined where there is nothing to say.
 */
export function headline(
  events: readonly GameEvent[],
  context: TellContext,
  language: Language,
  after: 'flick' | 'rush' = 'flick',
): Line | undefined {
  for (const teller of TELLERS) {
    const line = teller(events, context, language);
    if (line) return { ...line, rules: [...new Set(line.rules)].filter(isRuleId) };
    if (after === 'rush' && teller === cleanMove)
      return {
        text: say(
          language,
          'The rush slides past: nobody is hurt.',
          'La ruée passe à côté : personne n’est blessé.',
        ),
        rules: ['R138', 'R139'],
        tone: 'good',
      };
  }
  return undefined;
}
