import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import type { Object3D } from 'three';
import type { Beat } from '../../match/stage/queue';
import type { Pose } from '../../physics/table';
import { pieceBody } from '../pieces';
import { usePlayback } from '../playback/store';
import { useTableSettings } from '../settings';
import { useReducedMotion } from '../use-reduced-motion';
import type { Staging } from './about';
import { ACTS, cheer, drive, prowl, type Act } from './acts';

type Props = {
  readonly beat: Beat;
  /** Of the match, where it is over. */
  readonly staging?: Staging | undefined;
};

type Player = { readonly body: Object3D; readonly from: Pose };
type Part = { readonly act: Act; readonly players: readonly Player[] };

/** A picture that comes late does not jump far. */
const LONGEST_STEP = 0.1;

/** What the figures do in a moment: only the picture moves, and in the end everybody is where they were. */
export function BeatStage({ beat, staging }: Props) {
  const invalidate = useThree((state) => state.invalidate);
  const calm = useReducedMotion();
  const parts = useRef<readonly Part[]>([]);
  const at = useRef(0);
  const { length } = beat;
  useLayoutEffect(() => {
    if (calm || length === 'read') return undefined;
    const cast = partsOf(beat, staging);
    parts.current = cast;
    at.current = 0;
    invalidate();
    return () => {
      parts.current = [];
      for (const { players } of cast) for (const { body, from } of players) put(body, from);
    };
  }, [beat, staging, calm, length, invalidate]);
  useFrame((_, delta) => {
    if (parts.current.length === 0 || length === 'read') return;
    const { paused, speed } = usePlayback.getState();
    if (paused) return;
    const { playbackSpeed } = useTableSettings.getState();
    at.current += (Math.min(delta, LONGEST_STEP) * speed * playbackSpeed) / length;
    const share = Math.min(1, at.current);
    for (const { act, players } of parts.current) {
      const poses = players.map(({ from }) => from);
      for (const [index, { body, from }] of players.entries())
        put(body, act(from, share, index, poses));
    }
    if (share < 1) invalidate();
    // Where a playback would move them: before whoever notices what has moved.
  }, -2);
  return null;
}

function partsOf({ look, about }: Beat, staging: Staging | undefined): readonly Part[] {
  if (look === 'ending' && staging) {
    const { ending, glad } = staging;
    const parts: Part[] = [
      { act: ending.glad === 'zombies' ? prowl : cheer, players: playersOf(glad) },
    ];
    if (ending.drives) parts.push({ act: drive, players: playersOf([ending.drives]) });
    return parts;
  }
  const act = ACTS[look];
  return act ? [{ act, players: playersOf(about) }] : [];
}

const playersOf = (ids: readonly string[]): readonly Player[] =>
  ids.flatMap((id) => {
    const body = pieceBody(id);
    return body ? [{ body, from: poseOf(body) }] : [];
  });

const poseOf = ({ position, quaternion: { x, y, z, w } }: Object3D): Pose => ({
  x: position.x,
  y: -position.z,
  lift: position.y,
  turn: [x, y, z, w],
});

function put(body: Object3D, { x, y, lift, turn }: Pose): void {
  body.position.set(x, lift, -y);
  body.quaternion.set(...turn);
}
