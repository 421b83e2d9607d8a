import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { BoxGeometry, Matrix4, Quaternion, Vector3, type InstancedMesh } from 'three';
import { PROJECTILES } from '../../../physics/measure/catalogue';
import { framesOf, poseAt } from '../../../physics/path';
import type { Track } from '../../../physics/recording';
import { SIGNS } from '../../signs/colours';
import { paint } from '../../signs/marks';
import { useHand } from '../hand';
import { useAimForecast } from './forecast';

const [{ half }] = PROJECTILES.bat.parts;
const BAT = new BoxGeometry(2 * half[0], 0.1, 2 * half[2]);
/** So many of the bats on its way, the last where it comes to rest. */
const MOST = 14;
const LEAST_WAY = 0.7;
const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const SIZE = new Vector3(1, 1, 1);

/** The ground that a swung bat would cover: itself, again and again along its way. */
export function BatSweep() {
  const isBat = useHand((hand) => hand.aiming?.offer.launch === 'bat');
  return isBat ? <Sweep /> : null;
}

function Sweep() {
  const sweep = useRef<InstancedMesh>(null);
  const last = useRef<Track>(undefined);
  useFrame(() => {
    const { judged } = useAimForecast.getState();
    const track = judged?.runs[0]?.tracks.find(({ id }) => id === 'bat');
    const mesh = sweep.current;
    if (!mesh || track === last.current) return;
    last.current = track;
    mesh.count = 0;
    if (track) {
      for (const frame of framesApart(track)) {
        const { x, y, turn: way } = poseAt(track, frame);
        matrix.compose(place.set(x, 0.2, -y), turn.set(...way), SIZE);
        mesh.setMatrixAt(mesh.count, matrix);
        mesh.count += 1;
      }
    }
    mesh.instanceMatrix.needsUpdate = true;
  });
  return (
    <instancedMesh
      ref={sweep}
      args={[BAT, paint(SIGNS.cold, 0.3, true), MOST]}
      frustumCulled={false}
      renderOrder={16}
    />
  );
}

/** Frames in which it has come on a good way, as many as there is room for. */
function framesApart(track: Track): number[] {
  const frames = [];
  const end = framesOf(track) - 1;
  let from = poseAt(track, track.firstFrame);
  const whole = Math.hypot(poseAt(track, end).x - from.x, poseAt(track, end).y - from.y);
  const step = Math.max(LEAST_WAY, (1.3 * whole) / MOST);
  for (let frame = track.firstFrame; frame < end && frames.length < MOST - 1; frame += 1) {
    const now = poseAt(track, frame);
    if (frames.length > 0 && Math.hypot(now.x - from.x, now.y - from.y) < step) continue;
    frames.push(frame);
    from = now;
  }
  return [...frames, end];
}
