import { SURVIVORS } from '../../../scenarios/catalogue/survivors';
import { pointAt } from '../../../scene/hand/hand';
import { Icon } from '../../art/Icon';
import { Face } from '../../art/Face';
import { NoiseBars } from '../art/NoiseBars';
import { OnlyYou } from '../art/OnlyYou';
import { hoverNoise } from '../hovered-noise';
import { keyName } from './hotkeys';
import type { ShownOption } from './shown-option';
import { SurvivorCard } from './SurvivorCard';

type Props = {
  readonly option: ShownOption;
  readonly onChoose: () => void;
  readonly pressed?: boolean;
  /** What it opens beside it is open. */
  readonly expanded?: boolean;
};

export function OptionButton({ option, onChoose, pressed, expanded }: Props) {
  const { name, hotkey, icon, power, label, hint, board, onlyYou, noise, about } = option;
  const point = (): void => {
    pointAt(about);
    hoverNoise(noise);
  };
  const leave = (): void => {
    pointAt(undefined);
    hoverNoise(undefined);
  };
  return (
    <button
      type="button"
      className="option"
      data-choice={name}
      {...(hotkey !== undefined && { 'aria-keyshortcuts': hotkey })}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      onClick={() => {
        leave();
        onChoose();
      }}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {hotkey !== undefined && (
        <kbd className="option-key" aria-hidden="true">
          {keyName(hotkey)}
        </kbd>
      )}
      {icon && <Icon name={icon} />}
      {power && <Face of={power} size={36} />}
      <span className="option-words">
        {board ? <SurvivorCard name={label} board={board} /> : label}
        {hint !== undefined && <small>{hint}</small>}
        {onlyYou && <OnlyYou />}
      </span>
      {power && (
        <span className="option-weapon">
          <Icon name={SURVIVORS[power].weapon} />
        </span>
      )}
      {noise && <NoiseBars noise={noise} />}
    </button>
  );
}
