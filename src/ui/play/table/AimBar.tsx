import { useEffect } from 'react';
import { cancel } from '../../../scene/hand/gesture';
import { holdFine, useHand } from '../../../scene/hand/hand';
import { isAimedFinely } from '../../../scene/hand/machine';
import { useT } from '../../i18n/use-t';
import { useAimingNow } from './use-aiming-now';
import './AimBar.css';

const release = (): void => holdFine(false);

/** What is left of the page while a piece is aimed: a place to let go of it, and one for a second thumb to be precise. */
export function AimBar() {
  const t = useT();
  const isAiming = useAimingNow();
  const isFine = useHand((hand) => isAimedFinely(hand.grasp));
  // What is let go takes the bar away, and the thumb on it is not heard any more.
  useEffect(() => {
    if (!isAiming) release();
  }, [isAiming]);
  if (!isAiming) return null;
  return (
    <div className="aim-bar">
      <button
        type="button"
        className="card aim-cancel"
        onPointerDown={() => cancel()}
        onClick={() => cancel()}
      >
        {t('play.aim.cancel')}
      </button>
      <button
        type="button"
        className="card aim-fine"
        aria-pressed={isFine}
        onPointerDown={() => holdFine(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
      >
        {t('play.aim.fine')}
      </button>
    </div>
  );
}
