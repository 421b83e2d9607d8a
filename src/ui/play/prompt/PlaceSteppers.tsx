import type { Vec2 } from '../../../physics/table';
import { setSpot } from '../../../scene/hand/hand';
import { Stepper } from '../../art/Stepper';
import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { placeFields } from './fields';

/** A place, without dragging. */
export function PlaceSteppers({ spot }: { spot: Vec2 }) {
  const t = useT();
  const { layout } = usePlay().view;
  return placeFields(spot, layout, t).map((field) => (
    <Stepper
      key={field.name}
      {...field}
      onChange={(value) => setSpot({ ...spot, [field.name]: value })}
    />
  ));
}
