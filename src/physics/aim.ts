// What a piece would touch first if it were let go now: one query instead of a simulation.
import { launchedBodies } from './measure/bodies';
import { castAhead } from './cast';
import { faceToward } from './faces';
import { GRAVITY, TABLE_FRICTION } from './measure/catalogue';
import { quantiseVec2 } from './measure/quantise';
import type { Launch } from './launch';
import type { Face, StructurePart } from './recording';
import { prepare } from './simulate';
import type { Table, Vec2 } from './table';
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

const SPINNING = 0.5;

/** Opens a table for aiming at it: many questions, one world. */
export function openAim(table: Table): Aim {
  const [cleanTable, settle] = prepare(table, { kind: 'settle' });
  const built = buildWorld(cleanTable, settle);
  const friction = TABLE_FRICTION * (cleanTable.roughness ?? 1);
  const firstTouches = (launch: Launch): FirstTouch[] => {
    const [, clean] = prepare(table, launch);
    if (clean.kind === 'rush' || clean.kind === 'flare') return [];
    return launchedBodies(clean).flatMap(
      ({ id, make, pose, velocity: [vx, , vz], spin }): FirstTouch[] => {
        const speed = Math.sqrt(vx * vx + vz * vz);
        const [part] = make.parts;
        if (!part || speed === 0 || Math.abs(spin[1]) > SPINNING) return [];
        const ahead = { x: vx / speed, y: 0, z: vz / speed };
        const slide = (speed * speed) / (2 * friction * GRAVITY);
        const hit = castAhead(built, part, pose, ahead, slide);
        const distance = hit?.distance ?? slide;
        const at = quantiseVec2({ x: pose.x + ahead.x * distance, y: pose.y - ahead.z * distance });
        return [
          {
            piece: id,
            ...touched(hit?.owner, at),
            at,
            distance,
          },
        ];
      },
    );
  };
  return { firstTouches, close: () => built.world.free() };
}

function touched(owner: Owner | undefined, at: Vec2): Pick<FirstTouch, 'other' | 'part' | 'face'> {
  if (!owner) return { other: undefined };
  const { id, part, structure } = owner;
  if (!structure || !part) return { other: id };
  return { other: id, part, face: faceToward(structure, part, at) };
}
