import { give } from '../../../scene/hand/gesture';
import { setFacing, useHand } from '../../../scene/hand/hand';
import { useT } from '../../i18n/use-t';
import { Stepper } from '../../art/Stepper';
import { usePlay } from '../context';
import { facingField } from './fields';

/** Turning the survivor without dragging the arrow on the table (A122). */
export function TurnPanel() {
  const t = useT();
  const play = usePlay();
  const facing = useHand((hand) => hand.placing?.facing);
  if (facing === undefined) return null;
  return (
    <form
      className="hand-panel turn-panel"
      onSubmit={(event) => {
        event.preventDefault();
        give(play.give);
      }}
    >
      <Stepper {...facingField(facing, t)} onChange={setFacing} />
      <button type="submit" className="button button-main">
        {t('play.hand.faceThisWay')}
      </button>
    </form>
  );
}
