import { useId, useMemo, useState } from 'react';
import { Icon } from '../../art/Icon';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { FocusedHeading } from '../../page/FocusedHeading';
import { usePlay } from '../context';
import { Headline } from '../log/Headline';
import { openRules } from '../rule/open-rule';
import { TakeBackButton } from '../TakeBackButton';
import { useTakeBackKey } from '../use-take-back';
import { HandPrompt } from './HandPrompt';
import { OptionList } from './OptionList';
import { QuestionAid } from './QuestionAid';
import { Refusal } from './Refusal';
import { promptOf } from './shown-prompt';
import { ShowBar } from './ShowBar';
import { useWay } from './use-way';
import { WhyNotButton, WhyNotList } from './WhyNot';
import './Prompt.css';

/** What the rulebook asks, and everything it would accept as an answer. */
export function Prompt() {
  const t = useT();
  const { language } = useLanguage();
  const { state, view, told, decision, refusal } = usePlay();
  const way = useWay();
  const reasons = useId();
  /** The question whose reasons lie open. */
  const [asksWhy, setAsksWhy] = useState<number>();
  useTakeBackKey();
  const prompt = useMemo(
    () => decision && promptOf(decision, { view, told, language, way }),
    [decision, view, told, language, way],
  );
  if (state.phase === 'shown' || state.phase === 'staged') return <ShowBar />;
  if (!prompt) return null;
  const { number, question, hint, warning, rules, aid, hand, refused } = prompt;
  const tellsWhy = refused.length > 0 && asksWhy === number;
  return (
    <section
      className="prompt card"
      data-by-hand={hand !== undefined}
      aria-labelledby="prompt-question"
    >
      <Headline />
      <div className="prompt-ask">
        <FocusedHeading key={number} id="prompt-question">
          {question}
        </FocusedHeading>
        {hint !== undefined && <p className="prompt-hint">{hint}</p>}
        <button
          type="button"
          className="prompt-rules"
          aria-label={t('play.prompt.rules')}
          title={t('play.prompt.rules')}
          onClick={() => openRules(rules)}
        >
          <Icon name="rule" />
        </button>
        <TakeBackButton />
        {refused.length > 0 && (
          <WhyNotButton
            list={reasons}
            isOpen={tellsWhy}
            onPress={() => setAsksWhy(tellsWhy ? undefined : number)}
          />
        )}
      </div>
      {warning !== undefined && <p className="prompt-warning">{warning}</p>}
      {refusal !== undefined && <Refusal why={refusal} />}
      {aid && <QuestionAid aid={aid} />}
      {hand ? (
        <HandPrompt key={number} prompt={prompt} hand={hand} />
      ) : (
        <OptionList key={number} prompt={prompt} />
      )}
      {tellsWhy && <WhyNotList id={reasons} refused={refused} />}
    </section>
  );
}
