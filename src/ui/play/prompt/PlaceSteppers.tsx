import { setSpot, type Placing } from '../../../scene/hand/hand';
import { useT } from '../../i18n/use-t';
import { Stepper } from '../../art/Stepper';
import { usePlay } from '../context';

/** A place, without dragging. */
export function PlaceSteppers({ placing: { spot } }: { placing: Placing }) {
  const t = useT();
  const { town = { width: 120, height: 90 } } = usePlay().view.layout;
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
    </>
  );
}
