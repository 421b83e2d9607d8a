import { setFacing, setSpot, type Placing } from '../../../scene/flick/hand';
import { useT } from '../../i18n/useT';
import { ANGLE, Stepper } from '../art/Stepper';
import { usePlay } from '../context';

/** A direction to look in, a place, or both. */
export function PlaceSteppers({ placing: { facing, spot } }: { placing: Placing }) {
  const t = useT();
  const { town = { width: 120, height: 90 } } = usePlay().game.layout;
  return (
    <>
      {spot && (
        <>
          <Stepper
            label={t('play.hand.east')}
            name="x"
            unit=" cm"
            value={spot.x}
            least={0}
            most={town.width}
            fine={1}
            coarse={5}
            onChange={(x) => setSpot({ ...spot, x })}
          />
          <Stepper
            label={t('play.hand.north')}
            name="y"
            unit=" cm"
            value={spot.y}
            least={0}
            most={town.height}
            fine={1}
            coarse={5}
            onChange={(y) => setSpot({ ...spot, y })}
          />
        </>
      )}
      {facing !== undefined && (
        <Stepper
          {...ANGLE}
          label={t('play.hand.facing')}
          name="facing"
          value={facing}
          fine={5}
          coarse={45}
          onChange={setFacing}
        />
      )}
    </>
  );
}
