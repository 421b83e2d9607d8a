import { useId } from 'react';
import { optionName, type Decision, type Refused } from '../../../scenarios/decisions';
import { useLanguage } from '../../i18n/use-language';
import { optionText, refusedText } from '../../../words/decisions';
import { Icon } from '../../art/Icon';
import { openRules } from '../rule/open-rule';
import { useTell } from '../use-tell';
import { iconOf } from './icons';

type Props = { readonly decision: Decision; readonly refused: Refused };

/** Not allowed now: it can be reached and read; pressed, it only explains itself. */
export function RefusedButton({ decision, refused }: Props) {
  const { language } = useLanguage();
  const { label } = optionText(decision, refused, useTell(), language);
  const { text, rules } = refusedText(refused.why, language);
  const why = useId();
  const icon = iconOf(refused);
  return (
    <button
      type="button"
      className="option option-refused"
      data-refused={optionName(refused.id)}
      aria-disabled="true"
      aria-describedby={why}
      onClick={() => openRules(rules)}
    >
      {icon && <Icon name={icon} />}
      <span className="option-words">
        {label}
        <small id={why}>{text}</small>
      </span>
    </button>
  );
}
