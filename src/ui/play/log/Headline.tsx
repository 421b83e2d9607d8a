import type { GameEvent } from '../../../scenarios/events';
import { useLanguage } from '../../i18n/useLanguage';
import { headline } from '../../words/tell';
import { Icon } from '../art/Icon';
import { usePlay } from '../context';
import { openRules } from '../rule/openRule';
import { useTell } from '../useTell';
import { stepsOf } from './since';
import './Headline.css';

/** A line stays for as many plain choices: long enough to be read, not long enough to be old. */
const STAYS = 3;

/** Whose turn it is stands above already. */
const isNews = ({ kind }: GameEvent): boolean => kind !== 'turnBegan';

/** What the last answer led to and why, in one line; a tap opens the rule. */
export function Headline() {
  const { language } = useLanguage();
  const { state, told } = usePlay();
  const context = useTell();
  const [line] = stepsOf(told, state.match.log)
    .slice(0, STAYS)
    .flatMap(
      ({ events, after }) => headline(events.filter(isNews), context, language, after) ?? [],
    );
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
