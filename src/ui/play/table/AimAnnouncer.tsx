import { useEffect, useState } from 'react';
import { useAimForecast } from '../../../scene/hand/aim/forecast';
import { aimedOf } from '../../../scene/hand/aim/aimed';
import { aimShown, isSwaying, useHand } from '../../../scene/hand/hand';
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
      const hand = useHand.getState();
      const aiming = aimShown(hand);
      if (!aiming || facing === undefined) return;
      const forecast = useAimForecast.getState();
      // What a breath carries past is over before it is said: what is meant is told, and that the hand sways.
      const told =
        hand.meant && isSwaying(hand)
          ? { aim: hand.meant, known: { ...(forecast.meant && { touches: forecast.meant }) } }
          : { aim: aiming, known: forecast };
      const { direction } = told.aim;
      const sways = isSwaying(hand);
      setText(spokenAim(aimedOf(told.aim, told.known), { direction, facing, sways }, language));
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(speak, RESTS);
    };
    wait();
    const stops = [
      useHand.subscribe((now, before) => {
        if (now.meant !== before.meant || now.steered !== before.steered) wait();
      }),
      useAimForecast.subscribe(() => {
        if (!isSwaying(useHand.getState())) wait();
      }),
    ];
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
