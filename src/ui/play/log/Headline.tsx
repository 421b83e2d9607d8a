import type { Decision } from '../../../scenarios/decisions';
import type { GameEvent } from '../../../scenarios/events';
import { useLanguage } from '../../i18n/use-language';
import { headline } from '../../../words/tell';
import { Icon } from '../../art/Icon';
import { usePlay } from '../context';
import { takenBackText } from '../take-back';
import { openRules } from '../rule/open-rule';
import { useTell } from '../use-tell';
import { stepsOf } from './since';
import './Headline.css';

/** Whose turn it is stands above already, and a card that is asked about lies face up. */
const isNews =
  (decision: Decision | undefined) =>
  ({ kind }: GameEvent): boolean =>
    kind !== 'turnBegan' &&
    !(decision?.kind === 'card' && (kind === 'cardDrawn' || kind === 'revealed'));

/** What the last answer led to and why, in one line; a tap opens the rule. Where nobody is asked it `stays` for more answers. */
export function Headline({ stays = 1 }: { stays?: number }) {
  const { language } = useLanguage();
  const { told, decision, state, view } = usePlay();
  const context = useTell();
  const { tookBack } = state;
  if (tookBack) return <p className="headline">{takenBackText(tookBack, view, language)}</p>;
  const [line] = stepsOf(told)
    .slice(0, stays)
    .flatMap(({ events, after, actor }) => {
      const known = { ...context, ...(actor && { actor }) };
      return headline(events.filter(isNews(decision)), known, language, after) ?? [];
    });
  if (!line) return null;
  const { text, rules, tone } = line;
  return (
    <button
      type="button"
      className="headline"
      data-tone={tone}
      disabled={rules.length === 0}
      onClick={() => openRules(rules)}
    >
      <span>{text}</span>
      {rules.length > 0 && <Icon name="rule" />}
    </button>
  );
}
