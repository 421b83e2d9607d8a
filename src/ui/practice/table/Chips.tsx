import { Icon } from '../../art/Icon';
import type { IconName } from '../../art/signs';

type Props<T extends string> = {
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly id: T; readonly text: string; readonly icon?: IconName }[];
  readonly onChoose: (id: T) => void;
};

/** Some of many, all in sight: each a button that stays pressed. */
export function Chips<T extends string>({ label, value, options, onChoose }: Props<T>) {
  return (
    <fieldset className="chips">
      <legend>{label}</legend>
      <ul>
        {options.map(({ id, text, icon }) => (
          <li key={id}>
            <button
              type="button"
              className="option chip"
              data-chip={id}
              aria-pressed={id === value}
              onClick={() => onChoose(id)}
            >
              {icon && <Icon name={icon} />}
              {text}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
