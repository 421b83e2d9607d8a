import { useEffect, useState } from 'react';
import { useAimForecast } from '../../../scene/hand/aim/forecast';
import { aimedOf } from '../../../scene/hand/aim/aimed';
import { aimShown, useHand } from '../../../scene/hand/hand';
import { spokenAim } from '../../../words/aim';
import { useLanguage } from '../../i18n/use-language';
import { useByKeys } from '../use-by-keys';
import { useFacing } from '../use-facing';

/** An aim that has rested so long, in ms, is spoken of: while it moves every word would cut off the one before. */
const RESTS = 700;

/** Says what the aim would come to, to whoever aims with keys or with the numbers and does not see the line. */
export function AimAnnouncer() {
  const { language } = useLanguage();
  const byKeys = useByKeys();
  const facing = useFacing();
  const isSteered = useHand((hand) => hand.steered && hand.aiming !== undefined);
  const isOn = isSteered && byKeys;
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = (): void => {
      const aiming = aimShown(useHand.getState());
      if (!aiming || facing === undefined) return;
      const aimed = aimedOf(aiming, useAimForecast.getState());
      setText(spokenAim(aimed, { direction: aiming.direction, facing }, language));
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(speak, RESTS);
    };
    wait();
    const stops = [useHand.subscribe(wait), useAimForecast.subscribe(wait)];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [isOn, facing, language]);
  return (
    <output className="unseen" data-spoken="aim">
      {isOn ? text : ''}
    </output>
  );
}
