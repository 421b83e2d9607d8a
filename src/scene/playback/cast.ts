// Who moves in a show: the bodies of the picture with their tracks, looked up once when it begins.
import { Quaternion, Vector3, type Object3D } from 'three';
import type { RecordedRun } from '../../match/session';
import type { TableView } from '../../match/table-view';
import type { Launch } from '../../physics/launch';
import { isFlicked } from '../../physics/measure/launches';
import type { Track } from '../../physics/recording';
import type { Pose } from '../../physics/table';
import { pieceBody } from '../pieces';
import { LAUNCH_LOOKS } from '../launch-looks';
import { flickedIds } from '../film/flicked';
import { putAt, putAtFrame } from '../film/sample';

type Mover = {
  readonly body: Object3D;
  readonly track: Track;
  readonly rest: Pose | undefined;
  readonly flicked: boolean;
};

export type Cast = {
  readonly movers: readonly Mover[];
  /** Drawn, but not on the table of this run: a figure whose disc is flicked, what was cleared from a doorway. */
  readonly hidden: readonly Object3D[];
};

export function castOf({ run, recording }: RecordedRun, shown: TableView): Cast {
  const rest = new Map(recording.outcome.rest.map(({ id, pose }) => [id, pose]));
  const flicked = new Set(flickedIds(run.launch));
  const onTable = new Set(run.table.pieces.map(({ id }) => id));
  for (const { id, pose } of run.table.pieces) {
    const body = pieceBody(id);
    if (body) putAt(body, pose);
  }
  return {
    movers: recording.tracks.flatMap((track) => {
      const body = pieceBody(track.id);
      // Out of the building, out of the tower: its shadow falls on the table now.
      if (body) body.userData['raised'] = false;
      return body
        ? [{ body, track, rest: rest.get(track.id), flicked: flicked.has(track.id) }]
        : [];
    }),
    hidden: isByHand(run.launch)
      ? []
      : shown.pieces.flatMap(({ id }) => (onTable.has(id) ? [] : (pieceBody(id) ?? []))),
  };
}

const isByHand = (launch: Launch): boolean =>
  isFlicked(launch) && LAUNCH_LOOKS[launch.kind].byHand === true;

const place = new Vector3();
const turn = new Quaternion();

/** Puts everybody where they are at a frame; `settled` is how far they have come from there to their rest. */
export function playFrame({ movers, hidden }: Cast, frame: number, settled: number): void {
  for (const body of hidden) body.visible = false;
  for (const { body, track, rest } of movers) {
    putAtFrame(body, track, frame);
    if (settled === 0 || !rest) continue;
    body.position.lerp(place.set(rest.x, rest.lift, -rest.y), settled);
    body.quaternion.slerp(
      turn.set(rest.turn[0], rest.turn[1], rest.turn[2], rest.turn[3]),
      settled,
    );
  }
}
