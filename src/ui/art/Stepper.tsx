import { useId, useState } from 'react';
import './Stepper.css';

export type StepperProps = {
  readonly label: string;
  readonly name: string;
  readonly unit: string;
  /** What the number means to a player. */
  readonly note?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly fine: number;
  readonly coarse: number;
  /** Angles go round. */
  readonly round?: boolean;
  readonly onChange: (value: number) => void;
};

/** A number with a fine and a coarse step on either side: for thumbs, keys and screen readers alike. */
export function Stepper({
  label,
  name,
  unit,
  note,
  value,
  least,
  most,
  fine,
  coarse,
  round = false,
  onChange,
}: StepperProps) {
  const id = useId();
  /** While it is typed a number may be too small or half a number; it counts as soon as it can. */
  const [typed, setTyped] = useState<string>();
  const set = (next: number): void => onChange(within(next, least, most, round));
  const step = (by: number, sign: string) => (
    <button
      type="button"
      className="button button-square stepper-step"
      aria-label={`${label} ${by > 0 ? '+' : '−'}${Math.abs(by)}${unit}`}
      onClick={() => set(value + by)}
    >
      {sign}
    </button>
  );
  return (
    <div className="stepper">
      <label htmlFor={id}>
        {label}
        {note !== undefined && <b className="stepper-note">{note}</b>}
      </label>
      <div className="stepper-row">
        {step(-coarse, '−−')}
        {step(-fine, '−')}
        <input
          id={id}
          name={name}
          type="number"
          inputMode="decimal"
          step="any"
          value={typed ?? value}
          onChange={({ target: { value: text, valueAsNumber: next } }) => {
            setTyped(text);
            if (Number.isFinite(next) && (round || (next >= least && next <= most))) set(next);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <span aria-hidden="true">{unit}</span>
        {step(fine, '+')}
        {step(coarse, '++')}
      </div>
    </div>
  );
}

function within(value: number, least: number, most: number, round: boolean): number {
  const span = most - least;
  const turned = round ? ((((value - least) % span) + span) % span) + least : value;
  return Math.round(Math.min(most, Math.max(least, turned)) * 100) / 100;
}
