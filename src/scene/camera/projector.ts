// Where the picture shows a place of the table, computed without a camera: views are sought among hundreds.
import type { Vec3 } from '../../physics/measure/quaternion';
import type { Vec2 } from '../../physics/table';
import type { Orbit } from './orbit';

/** From the middle of what the page leaves free, as shares of half the window's width and height; up is north. */
export type Projected = { readonly x: number; readonly y: number; readonly isAhead: boolean };

export type Projector = ((at: Vec2, lift: number) => Projected) & {
  /** In the engine's axes: east, up, south. */
  readonly eye: Vec3;
};

export function projectorAt(
  { x, y, yaw, pitch, distance }: Orbit,
  { fov, aspect }: { readonly fov: number; readonly aspect: number },
): Projector {
  const [turn, tilt] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [sinTurn, cosTurn] = [Math.sin(turn), Math.cos(turn)];
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt)];
  const tan = Math.tan((fov * Math.PI) / 360);
  const project = (at: Vec2, lift: number): Projected => {
    const [east, north] = [at.x - x, at.y - y];
    const across = east * cosTurn + north * sinTurn;
    const nearer = east * sinTurn - north * cosTurn;
    const depth = distance - (nearer * cosTilt + lift * sinTilt);
    const up = lift * cosTilt - nearer * sinTilt;
    return { x: across / (depth * tan * aspect), y: up / (depth * tan), isAhead: depth > 1 };
  };
  const eye: Vec3 = [
    x + sinTurn * cosTilt * distance,
    sinTilt * distance,
    -y + cosTurn * cosTilt * distance,
  ];
  return Object.assign(project, { eye });
}
