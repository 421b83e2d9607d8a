import type { Shown } from '../../match/shown';
import { LAUNCHES } from '../../physics/measure/launches';
import { lyingPose } from '../../physics/measure/pose';
import type { Piece } from '../../physics/table';
import type { Decision, Option } from '../../scenarios/decisions';
import { LAUNCH_LOOKS } from '../launchLooks';

type Flick = NonNullable<Option['flick']>;

/** The table as it lies ready: a figure stands on its disc or bat, and one that is thrown out lies behind the door. */
export function readyToFlick(shown: Shown, decision: Decision | undefined): Shown {
  const flick = decision?.options.find((option) => option.flick)?.flick;
  const figure = decision?.about;
  if (!flick || figure === undefined || shown.lane) return shown;
  if ('piece' in LAUNCHES[flick.launch].laid) return laidBehindDoor(shown, figure, flick);
  const { stand } = LAUNCH_LOOKS[flick.launch];
  if (stand === undefined) return shown;
  const pieces = shown.pieces.map((piece) =>
    piece.id === figure
      ? { ...piece, pose: { ...piece.pose, lift: piece.pose.lift + stand } }
      : piece,
  );
  return { ...shown, pieces };
}

function laidBehindDoor(shown: Shown, id: string, { at }: Flick): Shown {
  const inside = shown.indoors.find((one) => one.id === id)?.structure;
  const structure = shown.layout.structures.find((one) => one.id === inside);
  if (!structure) return shown;
  const pose = lyingPose('survivor', { ...at, facing: structure.facing });
  const thrown: Piece = { id, kind: 'survivor', pose };
  return {
    ...shown,
    pieces: [...shown.pieces, thrown],
    indoors: shown.indoors.filter((one) => one.id !== id),
  };
}
