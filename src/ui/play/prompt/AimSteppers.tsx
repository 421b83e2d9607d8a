import { useEffect } from 'react';
import { LAUNCHES } from '../../../physics/measure/launches';
import {
  aimAt,
  setAim,
  setAxis,
  setShift,
  setSpeed,
  setStruck,
  useHand,
  type Aiming,
} from '../../../scene/hand/hand';
import { useAimForecast } from '../../../scene/hand/aim/forecast';
import { strengthText } from '../../../scene/hand/aim/way';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { pieceName } from '../../../words/nouns';
import { ANGLE, Stepper } from '../../art/Stepper';
import { useByKeys } from '../use-by-keys';

const STRUCK = LAUNCHES.bat.numbers.struck.range;

/** Every number of a flick: those that all have, and those of a bat or a sniper rifle. */
export function AimSteppers({ aiming }: { aiming: Aiming }) {
  const t = useT();
  const { language } = useLanguage();
  const touches = useAimForecast((outlook) => outlook.touches);
  const { direction, speed, axis, struck, aim, shift = 0, offer } = aiming;
  const byKeys = useByKeys();
  // An aim that was set is drawn on the table though nobody holds the piece; a first key draws it too.
  useEffect(() => {
    const now = useHand.getState().aiming;
    if (!byKeys && now?.offer === offer) aimAt(now.direction);
  }, [offer, byKeys]);
  return (
    <>
      <Stepper
        {...ANGLE}
        label={t('play.hand.direction')}
        name="direction"
        value={direction}
        fine={1}
        coarse={15}
        onChange={aimAt}
      />
      <Stepper
        label={t('play.hand.strength')}
        name="speed"
        note={strengthText(aiming, touches, (id) => pieceName(id, language))}
        unit=" mm/s"
        value={speed}
        least={offer.speed[0]}
        most={offer.speed[1]}
        fine={25}
        coarse={200}
        onChange={setSpeed}
      />
      {axis !== undefined && (
        <Stepper
          {...ANGLE}
          label={t('play.hand.batAxis')}
          name="axis"
          value={axis}
          fine={5}
          coarse={45}
          onChange={setAxis}
        />
      )}
      {struck !== undefined && (
        <Stepper
          label={t('play.hand.batStruck')}
          name="struck"
          unit=" cm"
          value={struck}
          least={STRUCK[0]}
          most={STRUCK[1]}
          fine={0.1}
          coarse={0.5}
          onChange={setStruck}
        />
      )}
      {offer.shift && (
        <Stepper
          label={t('play.hand.shift')}
          name="shift"
          unit=" cm"
          value={shift}
          least={offer.shift.range[0]}
          most={offer.shift.range[1]}
          fine={0.5}
          coarse={2}
          onChange={setShift}
        />
      )}
      {aim !== undefined && (
        <Stepper
          {...ANGLE}
          label={t('play.hand.sniperAim')}
          name="aim"
          value={aim}
          fine={1}
          coarse={5}
          onChange={setAim}
        />
      )}
    </>
  );
}
