// What a piece would touch first if it were let go now: one query instead of a simulation.
import RAPIER from '@dimforge/rapier3d-compat';
import { launchedBodies } from './bodies';
import { GRAVITY, TABLE_FRICTION } from './measure/catalogue';
import { quantiseVec2 } from './measure/quantise';
import { localFrame, SUPPORT, supportOffset } from './measure/structure';
import type { Launch } from './launch';
import type { Face, StructurePart } from './recording';
import { prepare } from './simulate';
import type { Structure, Table, Vec2 } from './table';
import { buildWorld, type Owner } from './world';

export type FirstTouch = {
  /** The flicked piece: `disc`, `bullet`, `pellet-1` … */
  readonly piece: string;
  /** What it would touch, or undefined when it would come to rest first. */
  readonly other: string | undefined;
  readonly part?: StructurePart;
  readonly face?: Face;
  /** Where the piece's middle would be then, and how far that is. */
  readonly at: Vec2;
  readonly distance: number;
};

export type Aim = {
  /** One entry for each piece that flies straight; none for a spinning bat, a rush or a flare. */
  firstTouches(launch: Launch): FirstTouch[];
  /** Gives the world back; call it when the aiming is over. */
  close(): void;
};

/** So that the cast shape does not scrape along the table. */
const CAST_LIFT = 0.01;
const SPINNING = 0.5;

/** Opens a table for aiming at it: many questions, one world. */
export function openAim(table: Table): Aim {
  const [cleanTable, settle] = prepare(table, { kind: 'settle' });
  const { world, owners } = buildWorld(cleanTable, settle);
  const friction = TABLE_FRICTION * (cleanTable.roughness ?? 1);
  const isObstacle = (collider: RAPIER.Collider): boolean => owners.has(collider.handle);

  const firstTouches = (launch: Launch): FirstTouch[] => {
    const [, clean] = prepare(table, launch);
    if (clean.kind === 'rush' || clean.kind === 'flare') return [];
    return launchedBodies(clean).flatMap(
      ({ id, make, pose, velocity: [vx, , vz], spin }): FirstTouch[] => {
        const speed = Math.sqrt(vx * vx + vz * vz);
        const [part] = make.parts;
        if (!part || speed === 0 || Math.abs(spin[1]) > SPINNING) return [];
        const [x, y, z, w] = pose.turn;
        const ahead = { x: vx / speed, y: 0, z: vz / speed };
        const slide = (speed * speed) / (2 * friction * GRAVITY);
        const from = { x: pose.x, y: pose.lift + CAST_LIFT, z: -pose.y };
        const turn = { x, y, z, w };
        const hit = world.castShape(
          from,
          turn,
          ahead,
          shapeOf(part),
          0,
          slide,
          true,
          undefined,
          undefined,
          undefined,
          undefined,
          isObstacle,
        );
        const distance = hit?.time_of_impact ?? slide;
        const at = quantiseVec2({ x: pose.x + ahead.x * distance, y: pose.y - ahead.z * distance });
        return [
          {
            piece: id,
            ...touched(hit ? owners.get(hit.collider.handle) : undefined, at),
            at,
            distance,
          },
        ];
      },
    );
  };
  return { firstTouches, close: () => world.free() };
}

function shapeOf(
  part: ReturnType<typeof launchedBodies>[number]['make']['parts'][number],
): RAPIER.Shape {
  if (part.shape === 'box') return new RAPIER.Cuboid(...part.half);
  return part.shape === 'ball'
    ? new RAPIER.Ball(part.radius)
    : new RAPIER.Cylinder(part.halfHeight, part.radius);
}

function touched(owner: Owner | undefined, at: Vec2): Pick<FirstTouch, 'other' | 'part' | 'face'> {
  if (!owner) return { other: undefined };
  const { id, part, structure } = owner;
  if (!structure || !part) return { other: id };
  return { other: id, part, face: faceToward(structure, part, at) };
}

/** The face of a support that looks toward a point. */
function faceToward(structure: Structure, part: StructurePart, at: Vec2): Face {
  const { ahead, left } = localFrame(structure)(at);
  if (part === 'facade') return ahead > 0 ? 'front' : 'back';
  const aside =
    left - (part === 'leftSupport' ? supportOffset(structure) : -supportOffset(structure));
  if (Math.abs(ahead) <= SUPPORT.depth / 2)
    return aside * (part === 'leftSupport' ? -1 : 1) > 0 ? 'inner' : 'outer';
  if (Math.abs(aside) <= SUPPORT.width / 2) return ahead > 0 ? 'front' : 'back';
  return 'corner';
}
