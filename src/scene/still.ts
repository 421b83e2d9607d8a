import type { Object3D } from 'three';

/** For what stays where it is put: its matrix is made when its props change, not for every frame. */
export const STILL = {
  matrixAutoUpdate: false,
  onUpdate: (object: Object3D): void => object.updateMatrix(),
} as const;
