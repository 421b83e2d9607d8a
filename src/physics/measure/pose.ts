import type { FlareFace } from '../recording';
import type { PieceKind, Pose, Spot } from '../table';
import { PIECES, type Make } from './catalogue';
import { onceWith } from './once';
import { quantisePose } from './quantise';
import { aboutSide, aboutUp, multiply, rotate, upwardness, yawOf } from './quaternion';

/** Leaning less than 20 degrees is standing; everything else, on the head included, is lying (A03). */
const STANDING_UP_AXIS = 0.94;

export const isStanding = ({ turn }: Pose): boolean => upwardness(turn) > STANDING_UP_AXIS;

/** Steeper than this it stands on its edge, or leans on something: then it counts as small (A134). */
const FLARE_ON_EDGE = 0.5;

export const flareFaceOf = ({ turn }: Pose): FlareFace =>
  upwardness(turn) > FLARE_ON_EDGE ? 'large' : 'small';

export const facingOf = (pose: Pose): number => yawOf(pose.turn);

export const standingPoseOf = (make: Make, { x, y, facing }: Spot): Pose =>
  quantisePose({ x, y, lift: make.standingLift, turn: aboutUp(facing) });

export const standingPose = (kind: PieceKind, spot: Spot): Pose =>
  standingPoseOf(PIECES[kind], spot);

/** Flat on its back, so that standing it up again makes it look along `facing`. */
export function lyingPose(kind: PieceKind, { x, y, facing }: Spot): Pose {
  const turn = multiply(aboutUp(facing), aboutSide(90));
  return quantisePose({ x, y, lift: lowestPoint(PIECES[kind], turn), turn });
}

/** Stood up where it is; a figure keeps its direction (A04). */
export const stoodUp = (kind: PieceKind, pose: Pose): Pose =>
  standingPose(kind, { x: pose.x, y: pose.y, facing: facingOf(pose) });

/** How far below its middle a turned piece reaches. */
export function lowestPoint(make: Make, turn: Pose['turn']): number {
  const [, ux] = rotate(turn, [1, 0, 0]);
  const [, uy] = rotate(turn, [0, 1, 0]);
  const [, uz] = rotate(turn, [0, 0, 1]);
  const depths = make.parts.map((part) => {
    if (part.shape === 'box') {
      const [hx, hy, hz] = part.half;
      const [cx, cy, cz] = part.centre;
      const reach = hx * Math.abs(ux) + hy * Math.abs(uy) + hz * Math.abs(uz);
      return reach - (cx * ux + cy * uy + cz * uz);
    }
    if (part.shape === 'ball') return part.radius;
    return part.halfHeight * Math.abs(uy) + part.radius * Math.sqrt(Math.max(0, 1 - uy * uy));
  });
  return Math.max(...depths);
}

/** Rests on the table itself, standing or flat: such a piece may sleep until something touches it. */
export const restsOnTable = onceWith((pose: Pose, make: Make): boolean => {
  const flatness = Math.max(
    ...[
      rotate(pose.turn, [1, 0, 0]),
      rotate(pose.turn, [0, 1, 0]),
      rotate(pose.turn, [0, 0, 1]),
    ].map(([, up]) => Math.abs(up)),
  );
  return flatness > 0.999 && Math.abs(pose.lift - lowestPoint(make, pose.turn)) < 0.03;
});
