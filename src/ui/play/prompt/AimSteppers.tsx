import { useEffect } from 'react';
import {
  aimAt,
  setAim,
  setAround,
  setAxis,
  setHeight,
  setShift,
  setSpeed,
  setStruck,
  useHand,
  type Aiming,
} from '../../../scene/hand/hand';
import { arcOf } from '../../../scene/hand/breathe';
import { useAimForecast } from '../../../scene/hand/aim/forecast';
import { TEXTS } from '../../../words/texts';
import { Stepper } from '../../art/Stepper';
import { useLanguage } from '../../i18n/use-language';
import { useByKeys } from '../use-by-keys';
import { useFacing } from '../use-facing';
import { flickFields, type FlickNumber } from './fields';

const SETTERS: Readonly<Record<FlickNumber, (value: number) => void>> = {
  direction: aimAt,
  speed: setSpeed,
  axis: setAxis,
  struck: setStruck,
  height: setHeight,
  shift: setShift,
  around: (around) => setAround({ around }),
  away: (away) => setAround({ away }),
  aim: setAim,
};

/** Every number of a flick, as it is meant: a breath does not write into the fields. */
export function AimSteppers({ aiming }: { aiming: Aiming }) {
  const { language } = useLanguage();
  const forecast = useAimForecast();
  const { offer } = aiming;
  const byKeys = useByKeys();
  // An aim that was set is drawn on the table though nobody holds the piece; a first key draws it too.
  useEffect(() => {
    const now = useHand.getState().meant;
    if (!byKeys && now?.offer === offer) aimAt(now.direction);
  }, [offer, byKeys]);
  const facing = useFacing();
  const isSwaying = useHand((hand) => hand.breath !== undefined && arcOf(hand) !== undefined);
  return (
    <>
      {flickFields(aiming, forecast, language, facing).map((field) => (
        <Stepper key={field.name} {...field} onChange={SETTERS[field.name]} />
      ))}
      {isSwaying && <p className="prompt-hint">{TEXTS[language].aim.sways}</p>}
    </>
  );
}
