import { BAT_STRUCK } from '../../../physics/measure/limits';
import {
  aimAt,
  setAim,
  setAxis,
  setSpeed,
  setStruck,
  type Aiming,
} from '../../../scene/flick/hand';
import { useT } from '../../i18n/useT';
import { ANGLE, Stepper } from '../art/Stepper';

/** Every number of a flick: those that all have, and those of a bat or a sniper rifle. */
export function AimSteppers({ aiming }: { aiming: Aiming }) {
  const t = useT();
  const { direction, speed, axis, struck, aim, offer } = aiming;
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
          least={BAT_STRUCK[0]}
          most={BAT_STRUCK[1]}
          fine={0.1}
          coarse={0.5}
          onChange={setStruck}
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
