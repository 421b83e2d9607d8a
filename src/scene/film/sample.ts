// A pose between two frames of a track, written into an object: nothing is allocated while a show runs.
import { Quaternion, type Object3D } from 'three';
import type { Track } from '../../physics/recording';
import type { Pose } from '../../physics/table';

/** x, y, lift and the four numbers of a turn. */
export const NUMBERS = 7;
const TURN = 3;
const turn = new Float32Array(4);

/** Table coordinates become three's by (x, lift, -y); turns are the same in both. */
export function putAt(body: Object3D, pose: Pose): void {
  body.position.set(pose.x, pose.lift, -pose.y);
  body.quaternion.set(pose.turn[0], pose.turn[1], pose.turn[2], pose.turn[3]);
}

/** Puts a body where its track has it at this frame, whole or not; outside its track it lies still. */
export function putAtFrame(body: Object3D, track: Track, frame: number): void {
  const { poses } = track;
  const last = poses.length / NUMBERS - 1;
  const own = Math.min(last, Math.max(0, frame - track.firstFrame));
  const before = Math.floor(own);
  const a = before * NUMBERS;
  const b = Math.min(before + 1, last) * NUMBERS;
  const share = own - before;
  body.position.set(
    mix(poses[a], poses[b], share),
    mix(poses[a + 2], poses[b + 2], share),
    -mix(poses[a + 1], poses[b + 1], share),
  );
  // @ts-expect-error the declaration asks for plain arrays, but any list of numbers is read the same
  Quaternion.slerpFlat(turn, 0, poses, a + TURN, poses, b + TURN, share);
  body.quaternion.fromArray(turn);
}

const mix = (from = 0, to = 0, share: number): number => from + (to - from) * share;
