import { useId } from 'react';
import type { Refused } from '../../../scenarios/decisions';
import type { Reason } from '../../../scenarios/reasons';
import { useLanguage } from '../../i18n/use-language';
import { refusedText } from '../../../words/decisions';
import { survivorName } from '../../../words/nouns';
import { openRules } from '../rule/open-rule';

/** Who cannot be chosen, together for each reason: their boards are no help now. */
export function RefusedSurvivors({ refused }: { refused: readonly Refused[] }) {
  const reasons = [...new Set(refused.map(({ why }) => why))];
  return reasons.map((why) => (
    <li key={why}>
      <Group
        why={why}
        names={refused
          .flatMap(({ why: own, means }) =>
            own === why && means.verb === 'survivor' ? [means.survivor] : [],
          )
          .map(survivorName)}
      />
    </li>
  ));
}

function Group({ why, names }: { why: Reason; names: readonly string[] }) {
  const { language } = useLanguage();
  const { text, rules } = refusedText(why, language);
  const reason = useId();
  return (
    <button
      type="button"
      className="option option-refused"
      aria-disabled="true"
      aria-describedby={reason}
      onClick={() => openRules(rules)}
    >
      <span className="option-words">
        {names.join(', ')}
        <small id={reason}>{text}</small>
      </span>
    </button>
  );
}
