import type { ReactNode } from 'react';
import { optionName, type Decision, type Option } from '../../../scenarios/decisions';
import type { DecisionKind } from '../../../scenarios/means';
import { useLanguage } from '../../i18n/use-language';
import { optionText } from '../../../words/decisions';
import { Icon } from '../../art/Icon';
import { OnlyYou } from '../art/OnlyYou';
import { hoverNoise } from '../hovered-noise';
import { useTell } from '../use-tell';
import { keyName } from './hotkeys';
import { NoiseBadge } from './NoiseBadge';
import { iconOf } from './icons';
import { pointAt } from '../../../scene/hand/hand';

type Props = {
  readonly decision: Decision;
  readonly option: Option;
  readonly hotkey?: string | undefined;
  readonly onChoose: () => void;
  readonly pressed?: boolean;
  /** It opens something beside it instead of answering. */
  readonly expanded?: boolean;
  readonly children?: ReactNode;
};

/** Questions that show the marker's face above their answers, with who knows it. */
const SHOWN_ABOVE: readonly DecisionKind[] = ['keepOrLeave', 'stolen'];

export function OptionButton(props: Props) {
  const { decision, option, hotkey, onChoose, pressed, expanded, children } = props;
  const { language } = useLanguage();
  const context = useTell();
  const { label, hint } = optionText(decision, option, context, language);
  const point = (): void => {
    pointAt(option.about);
    if (decision.kind === 'chooseAction') hoverNoise(option.noise);
  };
  const leave = (): void => {
    pointAt(undefined);
    hoverNoise(undefined);
  };
  const icon = iconOf(option);
  return (
    <button
      type="button"
      className="option"
      data-choice={optionName(option.id)}
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
      <span className="option-words">
        {children || label}
        {!children && hint !== undefined && <small>{hint}</small>}
        {!SHOWN_ABOVE.includes(decision.kind) && <OnlyYou id={option.about} />}
      </span>
      <NoiseBadge decision={decision} option={option} />
    </button>
  );
}
