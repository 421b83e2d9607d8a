// How far an aim goes, in figures: to where a disc would come to rest, or to what stands in its way.
import type { FirstTouch } from '../../../physics/aim';
import type { Aiming } from '../aiming';
import type { AimForecast } from './forecast';
import { shareOf, slideOf } from '../strength';
import { LAUNCH_LOOKS } from '../../launch-looks';

export type Way = {
  readonly cm: number;
  /** What ends it. */
  readonly meets?: string;
};

/** The way of a disc. Without aim help there are no touches, and nothing is given away. */
export function wayOf(speed: number, touches: readonly FirstTouch[] = []): Way {
  const free = slideOf(speed);
  const [touch] = touches;
  // The inner face of a door's support only guides.
  const isFree = touch?.other === undefined || touch.face === 'inner' || touch.distance >= free;
  return isFree ? { cm: free } : { cm: touch.distance, meets: touch.other };
}

/** As it is written beside a finger and in the panel: how far a disc goes, how hard anything else is hit. */
export function strengthText(
  { speed, offer }: Pick<Aiming, 'speed' | 'offer'>,
  { touches, flare }: AimForecast,
  nameOf: (id: string) => string = (id) => id,
): string {
  if (flare) {
    const meets = flare.meets ?? (flare.town === 'in' ? undefined : 'limit');
    return `${Math.round(flare.far)} cm${meets === undefined ? '' : ` · ${nameOf(meets)}`}`;
  }
  if (!LAUNCH_LOOKS[offer.launch].measured)
    return `${Math.round(shareOf(speed, offer.speed) * 100)} %`;
  const { cm, meets } = wayOf(speed, touches);
  return `${Math.round(cm)} cm${meets === undefined ? '' : ` · ${nameOf(meets)}`}`;
}
