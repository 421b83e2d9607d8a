// What is known of the aim that is held, in data for whoever words it.
import type { FlickKind } from '../../../physics/launch';
import { cosDegrees } from '../../../physics/measure/trig';
import { distance } from '../../../physics/measure/vector';
import type { Aimed } from '../../../scenarios/aimed';
import { LAUNCH_LOOKS } from '../../launch-looks';
import type { Aiming } from '../aiming';
import { shareOf, slideOf } from '../strength';
import type { AimForecast } from './forecast';

/** What flies straight until it touches something. */
const SHOTS: readonly FlickKind[] = ['bullet', 'sniper', 'knife'];

export function aimedOf(
  { speed, offer, direction, aim }: Pick<Aiming, 'speed' | 'offer' | 'direction' | 'aim'>,
  { touches, flare, meetsOwn, behind, judged }: AimForecast,
): Aimed {
  const { launch, at } = offer;
  const outlook = judged?.outlook;
  // Pellets stray: what one of them would touch first is nothing to rely on.
  const [first] = launch === 'pellets' ? [] : (touches ?? []);
  // The inner face of a door's support only guides what moves; to a shot it is a wall (R068, R089).
  const isGuided = first?.face === 'inner' && LAUNCH_LOOKS[launch].enters === true;
  const meets =
    first?.other === undefined || isGuided
      ? undefined
      : {
          other: first.other,
          cm: first.distance,
          ...(first.face && { face: first.face }),
          ...(meetsOwn && { own: meetsOwn }),
        };
  const end = outlook && 'end' in outlook ? distance(at, outlook.end) : undefined;
  return {
    launch,
    strength: shareOf(speed, offer.speed),
    ...(flare && { cm: flare.far }),
    ...(LAUNCH_LOOKS[launch].measured && {
      // The way ends where it ends: at what is met, where the run came to rest, or where it would by itself.
      cm: meets?.cm ?? end ?? first?.distance ?? slideOf(speed, offer.roughness),
    }),
    ...(outlook?.of === 'blow' && end !== undefined && { away: end }),
    ...(meets && { meets }),
    ...(SHOTS.includes(launch) &&
      first &&
      first.other === undefined && { free: { cm: first.distance } }),
    ...(behind !== undefined && { behind }),
    ...(outlook && { outlook }),
    ...(aim !== undefined && { along: Math.max(0, cosDegrees(aim - direction)) }),
    ...(flare && {
      flare: { town: flare.town, ...(flare.meets !== undefined && { meets: flare.meets }) },
    }),
  };
}
