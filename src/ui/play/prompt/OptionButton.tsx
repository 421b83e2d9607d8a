import type { ReactNode } from 'react';
import type { Decision, Option } from '../../../scenarios/decisions';
import { useLanguage } from '../../i18n/useLanguage';
import { optionText } from '../../words/decisions';
import { Icon } from '../art/Icon';
import { consider, noiseOfAction } from '../considered';
import { useTell } from '../useTell';
import { NoiseBadge } from './NoiseBadge';
import { iconOf } from './icons';
import { pointAt } from '../../../scene/flick/hand';

type Props = {
  readonly decision: Decision;
  readonly option: Option;
  readonly hotkey: number;
  readonly onChoose: () => void;
  readonly pressed?: boolean;
  readonly children?: ReactNode;
};

export function OptionButton({ decision, option, hotkey, onChoose, pressed, children }: Props) {
  const { language } = useLanguage();
  const { label, hint } = optionText(decision, option, useTell(), language);
  const point = (): void => {
    pointAt(option.about);
    if (decision.kind === 'chooseAction') consider(noiseOfAction(option.id));
  };
  const leave = (): void => {
    pointAt(undefined);
    consider(undefined);
  };
  const icon = iconOf(decision, option.id);
  return (
    <button
      type="button"
      className="option"
      data-choice={option.id}
      {...(hotkey <= 9 && { 'aria-keyshortcuts': String(hotkey) })}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={() => {
        leave();
        onChoose();
      }}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {hotkey <= 9 && (
        <kbd className="option-key" aria-hidden="true">
          {hotkey}
        </kbd>
      )}
      {icon && <Icon name={icon} />}
      <span className="option-words">
        {children || label}
        {!children && hint !== undefined && <small>{hint}</small>}
      </span>
      <NoiseBadge decision={decision} choice={option.id} />
    </button>
  );
}
