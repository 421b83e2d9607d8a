import { useId, type ReactNode } from 'react';

type Value = string | number | boolean;
type Props<T extends Value> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly onChoose: (value: T) => void;
  /** What the choice that is made means. */
  readonly hint?: string;
  /** The same, drawn. */
  readonly picture?: ReactNode;
};

/** A few answers to one question, all of them in sight; arrow keys go through them. */
export function Choices<T extends Value>({
  label,
  value,
  options,
  onChoose,
  hint,
  picture,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset className="choices-field">
      <legend>{label}</legend>
      <div className="choices">
        {options.map(([option, text]) => (
          <label key={String(option)} className="choice">
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {text}
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="choices-hint">{hint}</p>}
      {picture}
    </fieldset>
  );
}
