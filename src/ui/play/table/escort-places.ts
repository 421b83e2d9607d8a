// Where the rescued figure may stand beside its escort, or a recruit beside its leader, and why not elsewhere (R203, R352): as the rulebook will judge it.
import { PIECES } from '../../../physics/measure/catalogue';
import { isNextTo, pieceFootprint } from '../../../physics/measure/footprint';
import { facingOf, lyingPose, standingPose } from '../../../physics/measure/pose';
import { quantiseVec2 } from '../../../physics/measure/quantise';
import { isFree } from '../../../physics/measure/spots';
import { heading } from '../../../physics/measure/trig';
import { add, distance, scale } from '../../../physics/measure/vector';
import type { Vec2 } from '../../../physics/table';
import type { Placeable } from '../../../scene/hand/aiming';
import type { Decision } from '../../../scenarios/decisions';
import type { SeatView } from '../../../scenarios/view';
import { figurePiece, isLying, survivorOf, tableOf } from '../../../scenarios/queries';

/** All around the escort from its right hand, which is seen from behind; each a little aside or farther off where the first place is taken. */
const AROUND = [-90, -45, 0, 45, 90, 135, 180, 225] as const;
const ASIDE = [0, 15, -15] as const;
const AWAY = [3, 3.6, 2.6] as const;
/** Nearer than this to where it stands, a place is no other one. */
const OTHER = 1.2;

export function escortPlaces(
  view: SeatView,
  decision: Decision | undefined,
): Placeable | undefined {
  if (decision?.kind !== 'follow' && decision?.kind !== 'placeRecruit') return undefined;
  const rescued = decision.about;
  const one = survivorOf(view, rescued);
  const [lead, tooFar] =
    decision.kind === 'follow'
      ? ([one.escort, 'notNextToTheEscort'] as const)
      : ([decision.leader, 'notNextToTheLeader'] as const);
  const escort = lead === undefined ? undefined : figurePiece(view, lead);
  if (!escort) return undefined;
  const table = tableOf(view, [rescued]);
  const body = one.place.in !== 'reserve' && isLying(one) ? lyingPose : standingPose;
  const whyNot: Placeable['whyNot'] = (spot) => {
    const pose = body('survivor', { ...quantiseVec2(spot), facing: 0 });
    const foot = pieceFootprint({ id: rescued, kind: 'survivor', pose });
    if (!isNextTo(foot, pieceFootprint(escort))) return tooFar;
    return isFree(table, PIECES.survivor, pose) ? undefined : 'placeIsTaken';
  };
  const ahead = facingOf(escort.pose);
  const around = AROUND.flatMap((turn) => {
    const near = AWAY.flatMap((away) =>
      ASIDE.map((aside) =>
        quantiseVec2(add(escort.pose, scale(heading(ahead + turn + aside), away))),
      ),
    );
    return near.find((spot) => whyNot(spot) === undefined) ?? [];
  });
  const now = figurePiece(view, rescued)?.pose;
  return { places: now ? startingAt(now, around, whyNot) : around, whyNot };
}

/** Where it stands now if it may stay there, then once around from the place nearest to that. */
function startingAt(now: Vec2, around: readonly Vec2[], whyNot: Placeable['whyNot']): Vec2[] {
  const here = quantiseVec2(now);
  const far = around.map((spot) => distance(spot, here));
  const nearest = Math.max(0, far.indexOf(Math.min(...far)));
  const turned = [...around.slice(nearest), ...around.slice(0, nearest)];
  if (whyNot(here) !== undefined) return turned;
  return [here, ...turned.filter((spot) => distance(spot, here) > OTHER)].slice(0, AROUND.length);
}
