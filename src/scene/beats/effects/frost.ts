// Splinters of frost that grow out of the snow where a zombie lay: one draw call.
import { ConeGeometry, InstancedMesh, Matrix4, MeshLambertMaterial, Quaternion, Vector3, type Object3D } from 'three'; // prettier-ignore
import { frostAt, uneven } from './curves';

const SPLINTERS = 11;
const GOLDEN = 2.39996;
/** From the middle to the outermost, and how long the longest is, in cm. */
const WIDE = 1.7;
const LONG = 2.6;

// Its base is where it grows from.
const splinter = new ConeGeometry(0.24, 1, 4, 1).translate(0, 0.5, 0);
let ice: MeshLambertMaterial | undefined;
const icePaint = (): MeshLambertMaterial =>
  (ice ??= new MeshLambertMaterial({
    color: '#8fc3e6',
    emissive: '#1d4a6e',
    flatShading: true,
    transparent: true,
    opacity: 0.9,
  }));

export type Frost = {
  readonly object: Object3D;
  readonly draw: (share: number) => void;
  readonly dispose: () => void;
};

const UP = new Vector3(0, 1, 0);
const matrix = new Matrix4();
const place = new Vector3();
const lean = new Vector3();
const turn = new Quaternion();
const size = new Vector3();

export function newFrost(): Frost {
  const mesh = new InstancedMesh(splinter, icePaint(), SPLINTERS);
  mesh.frustumCulled = false;
  mesh.visible = false;
  return {
    object: mesh,
    draw: (share) => {
      const grown = frostAt(share);
      mesh.visible = grown > 0.001;
      if (!mesh.visible) return;
      for (let index = 0; index < SPLINTERS; index += 1) {
        const way = index * GOLDEN;
        const far = WIDE * Math.sqrt((index + 0.3) / SPLINTERS);
        const long = LONG * (0.45 + 0.55 * uneven(index, 4)) * (1 - 0.35 * (far / WIDE));
        // They lean outward, as ice that was burst open.
        lean.set(Math.cos(way) * far * 0.45, 1, Math.sin(way) * far * 0.45).normalize();
        matrix.compose(
          place.set(Math.cos(way) * far, -0.05, Math.sin(way) * far),
          turn.setFromUnitVectors(UP, lean),
          size.set(1, Math.max(0.001, long * grown), 1),
        );
        mesh.setMatrixAt(index, matrix);
      }
      mesh.instanceMatrix.needsUpdate = true;
    },
    dispose: () => mesh.dispose(),
  };
}
