// What a piece would touch first if it were let go now: one query instead of a simulation.
import { canonicalLaunch } from './canonical';
import { velocityOf, type Body } from './measure/bodies';
import { castAhead } from './cast';
import { faceToward } from './faces';
import { GRAVITY, PIECES, TABLE_FRICTION } from './measure/catalogue';
import { isFlicked, launchedBodies, LAUNCHES, pushedPiece } from './measure/launches';
import { quantiseVec2 } from './measure/quantise';
import { fliesStraight } from './measure/square';
import type { Launch } from './launch';
import type { Face, StructurePart } from './recording';
import { prepare } from './simulate';
import type { PieceKind, Table, Vec2 } from './table';
import { validateLaunch } from './validate';
import { buildWorld, type BuiltWorld, type Owner } from './world';

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
  /** A figure that would be met if the one that is met first were not there. */
  readonly behind?: string;
};

export type Aim = {
  /** One entry for each piece that flies straight; none for a spinning bat, a rush or a flare. */
  firstTouches(launch: Launch): FirstTouch[];
  /** Gives the world back; call it when the aiming is over. */
  close(): void;
};

/** Opens a table for aiming at it: many questions, one world. */
export function openAim(table: Table): Aim {
  const [clean, settle] = prepare(table, { kind: 'settle' });
  const built = buildWorld(clean, settle);
  let open = true;
  return {
    firstTouches: (launch) => {
      if (!open) throw new Error('The aiming at this table is over.');
      validateLaunch(clean, launch);
      return flightsOf(clean, canonicalLaunch(launch)).map((flight) =>
        firstTouch(clean, built, flight),
      );
    },
    close: () => {
      if (open) built.world.free();
      open = false;
    },
  };
}

const FIGURES: readonly PieceKind[] = ['survivor', 'zombie'];

type Straight = Pick<Body, 'id' | 'make' | 'pose' | 'velocity'>;

function flightsOf(table: Table, launch: Launch): Straight[] {
  if (!isFlicked(launch) || !LAUNCHES[launch.kind].slides) return [];
  const pushed = table.pieces.find(({ id }) => id === pushedPiece(launch));
  if (pushed) {
    const velocity = velocityOf(launch.direction, launch.speed);
    return [{ id: pushed.id, make: PIECES[pushed.kind], pose: pushed.pose, velocity }];
  }
  return launchedBodies(launch).filter(fliesStraight);
}

function firstTouch(
  table: Table,
  built: BuiltWorld,
  { id, make, pose, velocity }: Straight,
): FirstTouch {
  const [vx, , vz] = velocity;
  const speed = Math.sqrt(vx * vx + vz * vz);
  const ahead = { x: speed === 0 ? 1 : vx / speed, y: 0, z: speed === 0 ? 0 : vz / speed };
  const friction = ((make.friction + TABLE_FRICTION) / 2) * (table.roughness ?? 1);
  const slide = (speed * speed) / (2 * friction * GRAVITY);
  const hit = castAhead(built, make, pose, ahead, slide, [id]);
  const distance = hit?.distance ?? slide;
  const isFigure = (one: Owner | undefined): boolean =>
    one !== undefined &&
    table.pieces.some((piece) => piece.id === one.id && FIGURES.includes(piece.kind));
  const next =
    hit && isFigure(hit.owner)
      ? castAhead(built, make, pose, ahead, slide, [id, hit.owner.id])?.owner
      : undefined;
  const at = quantiseVec2({ x: pose.x + ahead.x * distance, y: pose.y - ahead.z * distance });
  return {
    piece: id,
    ...touched(hit?.owner, at),
    at,
    distance,
    ...(next && isFigure(next) && { behind: next.id }),
  };
}

function touched(owner: Owner | undefined, at: Vec2): Pick<FirstTouch, 'other' | 'part' | 'face'> {
  if (!owner) return { other: undefined };
  const { id, part, structure } = owner;
  if (!structure || !part) return { other: id };
  return { other: id, part, face: faceToward(structure, part, at) };
}
