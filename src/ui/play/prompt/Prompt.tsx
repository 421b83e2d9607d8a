import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { question, questionRules } from '../../../words/decisions';
import { readable } from '../../../words/explained';
import { Icon } from '../../art/Icon';
import { usePlay } from '../context';
import { FocusedHeading } from '../../page/FocusedHeading';
import { Headline } from '../log/Headline';
import { openRules } from '../rule/open-rule';
import { useTell } from '../use-tell';
import { HandPrompt } from './HandPrompt';
import { needsHand } from './hands';
import { OptionList } from './OptionList';
import { Refusal } from './Refusal';
import { QuestionContext } from './QuestionContext';
import { ShowBar } from './ShowBar';
import { useWay } from './use-way';
import './Prompt.css';

/** What the rulebook asks, and everything it would accept as an answer. */
export function Prompt() {
  const t = useT();
  const { language } = useLanguage();
  const { state, decision, refusal } = usePlay();
  const context = useTell();
  const way = useWay();
  if (state.phase === 'shown') return <ShowBar />;
  if (!decision) return null;
  const asked = question(decision, context, language, way);
  const byHand = decision.options.some(needsHand);
  return (
    <section className="prompt card" data-by-hand={byHand} aria-labelledby="prompt-question">
      <Headline />
      <div className="prompt-ask">
        <FocusedHeading key={decision.number} id="prompt-question">
          {asked.text}
        </FocusedHeading>
        {asked.hint !== undefined && !byHand && <p className="prompt-hint">{asked.hint}</p>}
        <button
          type="button"
          className="prompt-rules"
          aria-label={t('play.prompt.rules')}
          title={t('play.prompt.rules')}
          onClick={() => openRules(readable(questionRules(decision)))}
        >
          <Icon name="rule" />
        </button>
      </div>
      {asked.warning !== undefined && <p className="prompt-warning">{asked.warning}</p>}
      {refusal !== undefined && <Refusal why={refusal} />}
      <QuestionContext decision={decision} />
      {byHand ? (
        <HandPrompt key={decision.number} decision={decision} />
      ) : (
        <OptionList key={decision.number} decision={decision} />
      )}
    </section>
  );
}
