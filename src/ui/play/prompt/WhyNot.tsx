import { Icon } from '../../art/Icon';
import { useT } from '../../i18n/use-t';
import { openRules } from '../rule/open-rule';
import type { ShownRefusal } from './shown-refusal';
import './WhyNot.css';

type Props = {
  readonly refused: readonly ShownRefusal[];
  /** What is opened by the button of `WhyNotButton`. */
  readonly id: string;
};

/** What cannot be chosen now, and why: told to whoever asks; each with its rule. */
export function WhyNotList({ refused, id }: Props) {
  const t = useT();
  return (
    <ul className="why-list" id={id} aria-label={t('play.whyNot')}>
      {refused.map(({ key, name, icon, label, why, rules }) => (
        <li key={key} {...(name !== undefined && { 'data-refused': name })}>
          {icon && <Icon name={icon} />}
          <span>
            <b>{label}</b> {why}
          </span>
          {rules.length > 0 && (
            <button
              type="button"
              className="why-rule"
              aria-label={`${t('shell.colon', { label })} ${t('play.rule.open')}`}
              onClick={() => openRules(rules)}
            >
              <Icon name="rule" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

type ButtonProps = {
  readonly list: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
};

/** One quiet line for all that is not possible: it pushes nothing aside. */
export function WhyNotButton({ list, isOpen, onPress }: ButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="why-not"
      aria-expanded={isOpen}
      aria-controls={list}
      aria-keyshortcuts="y"
      onClick={onPress}
    >
      <span>{t('play.whyNot')}</span>
    </button>
  );
}
