// What cannot be chosen now, and why.
import { optionName, type Decision, type Refused } from '../../../scenarios/decisions';
import { optionText, refusedText } from '../../../words/decisions';
import { survivorName } from '../../../words/nouns';
import type { TellContext } from '../../../words/tell';
import type { IconName } from '../../art/signs';
import { iconOf } from './icons';
import { isByBoards } from './shown-option';
import type { Spoken } from './spoken';

export type ShownRefusal = {
  readonly key: string;
  /** The one option it speaks of, where it is one. */
  readonly name?: string;
  readonly icon?: IconName;
  readonly label: string;
  readonly why: string;
  /** Pressed, it explains itself. */
  readonly rules: readonly string[];
};

/** Survivors stand together for each reason: their boards are no help now. */
export function shownRefusals(
  decision: Decision,
  context: TellContext,
  { language }: Spoken,
): ShownRefusal[] {
  const refused: readonly Refused[] = decision.refused;
  if (!isByBoards(decision))
    return refused.map((one) => {
      const { text, rules } = refusedText(one.why, language);
      const [name, icon] = [optionName(one.id), iconOf(one)];
      const { label } = optionText(decision, one, context, language);
      return { key: name, name, ...(icon && { icon }), label, why: text, rules };
    });
  return [...new Set(refused.map(({ why }) => why))].map((reason) => {
    const { text, rules } = refusedText(reason, language);
    const names = refused.flatMap(({ why, means }) =>
      why === reason && means.verb === 'survivor' ? [survivorName(means.survivor)] : [],
    );
    return { key: reason, label: names.join(', '), why: text, rules };
  });
}
