import { HANDS, type HandRule } from '../../scenarios/options';
import { useT } from '../i18n/use-t';
import { Choices } from '../page/Choices';
import { HandTry } from './HandTry';
import { useOptions } from './use-options';

/** The hand of the match, and a few seconds with it. */
export function HandForm() {
  const t = useT();
  const {
    options: { hand },
    choose,
  } = useOptions();
  const names: Readonly<Record<HandRule, string>> = {
    living: t('options.hand.living'),
    steady: t('options.hand.steady'),
  };
  return (
    <>
      <Choices
        label={t('options.hand')}
        value={hand}
        options={HANDS.map((one) => [one, names[one]] as const)}
        onChoose={(one) => choose({ hand: one })}
        hint={hand === 'living' ? t('options.hand.livingHint') : t('options.hand.steadyHint')}
      />
      <HandTry rule={hand} />
    </>
  );
}
