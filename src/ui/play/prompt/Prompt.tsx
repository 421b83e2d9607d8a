import { useLanguage } from '../../i18n/useLanguage';
import { question, refusedText } from '../../words/decisions';
import { usePlay } from '../context';
import { FocusedHeading } from '../FocusedHeading';
import { Headline } from '../log/Headline';
import { useTell } from '../useTell';
import { HandPrompt } from './HandPrompt';
import { needsHand } from './hands';
import { OptionList } from './OptionList';
import { Setting } from './Setting';
import { ShowBar } from './ShowBar';
import './Prompt.css';

/** What the rulebook asks, and everything it would accept as an answer. */
export function Prompt() {
  const { language } = useLanguage();
  const { state, decision, refusal } = usePlay();
  const context = useTell();
  if (state.show) return <ShowBar />;
  if (!decision) return null;
  const asked = question(decision, context, language);
  // Nothing has happened since the choice that led here: what was told before it has been read.
  const canBeTakenBack = decision.options.some(({ id }) => id === 'back');
  const byHand = decision.options.some(needsHand);
  return (
    <section className="prompt card" data-by-hand={byHand} aria-labelledby="prompt-question">
      {!canBeTakenBack && <Headline />}
      <div className="prompt-ask">
        <FocusedHeading key={decision.number} id="prompt-question">
          {asked.text}
        </FocusedHeading>
        {asked.hint !== undefined && !byHand && <p className="prompt-hint">{asked.hint}</p>}
      </div>
      {refusal !== undefined && (
        <p className="prompt-refusal" role="alert">
          {refusedText(refusal, language).text}
        </p>
      )}
      <Setting decision={decision} />
      {byHand ? (
        <HandPrompt key={decision.number} decision={decision} />
      ) : (
        <OptionList decision={decision} />
      )}
    </section>
  );
}
