import { useId } from 'react';
import { Icon } from '../../art/Icon';
import { openRules } from '../rule/open-rule';
import type { ShownRefusal } from './shown-refusal';

/** Not allowed now: it can be reached and read; pressed, it only explains itself. */
export function RefusedButton({ refused }: { refused: ShownRefusal }) {
  const { name, icon, label, why, rules } = refused;
  const reason = useId();
  return (
    <button
      type="button"
      className="option option-refused"
      {...(name !== undefined && { 'data-refused': name })}
      aria-disabled="true"
      aria-describedby={reason}
      onClick={() => openRules(rules)}
    >
      {icon && <Icon name={icon} />}
      <span className="option-words">
        {label}
        <small id={reason}>{why}</small>
      </span>
    </button>
  );
}
