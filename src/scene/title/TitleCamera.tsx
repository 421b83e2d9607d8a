import { useFrame, type RootState } from '@react-three/fiber';
import { useRef } from 'react';
import { PerspectiveCamera, Vector3 } from 'three';
import { distanceToFit, towardsEye } from '../camera/fit';
import { LANDSCAPE, PORTRAIT } from '../camera/shots';

const SWAY = 2.2;
const eye = new Vector3();

/** Frames the town in any window, and drifts a little from side to side while motion is welcome. */
export function TitleCamera({ moving }: { moving: boolean }) {
  const seconds = useRef(0);
  const framed = useRef({ width: 0, height: 0, distance: 0 });

  useFrame(({ camera, size }, delta) => {
    const shot = size.width > size.height ? LANDSCAPE : PORTRAIT;
    if (framed.current.width !== size.width || framed.current.height !== size.height) {
      framed.current = { ...size, distance: frame(camera, size) };
    }
    if (moving) seconds.current += Math.min(delta, 0.1);
    const yaw = shot.yaw + Math.sin(seconds.current * 0.16) * SWAY;
    towardsEye(yaw, shot.pitch, eye).multiplyScalar(framed.current.distance);
    camera.position.copy(shot.target).add(eye);
    camera.lookAt(shot.target);
  });

  return null;
}

/** Fits the lens to the window; how far away it must stand is returned. */
function frame(camera: RootState['camera'], { width, height }: RootState['size']): number {
  const shot = width > height ? LANDSCAPE : PORTRAIT;
  if (camera instanceof PerspectiveCamera) {
    camera.fov = shot.fov;
    camera.near = 10;
    camera.far = 700;
    camera.setViewOffset(width, height, 0, -shot.drop * height, width, height);
  }
  return distanceToFit(shot.points, shot.target, { ...shot, aspect: width / height }, shot.fill);
}
