// Everything on the table as turned boxes: the world is built from them, and free places are found with them.
import type { Layout, Pose, Spot, Structure } from '../table';
import type { StructurePart } from '../recording';
import type { Make, Part } from './catalogue';
import { once } from './once';
import { byId } from './order';
import { aboutUp, multiply, rotate, UPRIGHT, type Quat, type Vec3 } from './quaternion';
import {
  DUMP,
  FACADE,
  fromLocal,
  LIMIT_ARM,
  STRUCTURE_SIZES,
  SUPPORT,
  supportOffset,
  TOWER,
} from './structure';

const TAN_11_25 = 0.198912367;

/** Centre and half sizes in the engine's axes: east, up, south. */
export type Box = { readonly centre: Vec3; readonly half: Vec3; readonly turn: Quat };

/** An immovable box and what it belongs to. */
export type FixedBox = Box & { readonly owner: string; readonly part?: StructurePart };

/** Around the middle of the piece, before it is turned. */
export const boxesOfMake = once(({ parts }: Make) => parts.flatMap(partBoxes));

export function boxesOf(make: Make, pose: Pose): Box[] {
  return boxesOfMake(make).map((part) => {
    const centre = rotate(pose.turn, part.centre);
    return {
      centre: [pose.x + centre[0], pose.lift + centre[1], centre[2] - pose.y],
      half: part.half,
      turn: multiply(pose.turn, part.turn),
    };
  });
}

/** A round part as eight crossed boxes that make the sixteen-sided outline around it: room found free is free. */
function partBoxes(part: Part): Box[] {
  if (part.shape === 'box')
    return [{ centre: part.centre, half: part.half, turn: part.turn ?? UPRIGHT }];
  const half: Vec3 = [part.radius, part.halfHeight, TAN_11_25 * part.radius];
  return [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5].map((angle) => ({
    centre: [0, 0, 0],
    half,
    turn: aboutUp(angle),
  }));
}

/** Stands on `spot`, from `bottom` to `top`; `ahead` and `left` shift it there. */
function upright(
  spot: Spot,
  ahead: number,
  left: number,
  depth: number,
  width: number,
  bottom: number,
  top: number,
): Box {
  const { x, y } = fromLocal(spot, { ahead, left });
  return {
    centre: [x, (bottom + top) / 2, -y],
    half: [depth / 2, (top - bottom) / 2, width / 2],
    turn: aboutUp(spot.facing),
  };
}

export function structureBoxes(structure: Structure): FixedBox[] {
  const { width } = STRUCTURE_SIZES[structure.kind];
  const offset = supportOffset(structure);
  const support = (left: number): Box =>
    upright(structure, 0, left, SUPPORT.depth, SUPPORT.width, 0, SUPPORT.height);
  const owner = structure.id;
  return [
    { ...support(offset), owner, part: 'leftSupport' },
    { ...support(-offset), owner, part: 'rightSupport' },
    {
      ...upright(structure, 0, 0, FACADE.thickness, width, FACADE.bottom, FACADE.top),
      owner,
      part: 'facade',
    },
  ];
}

/** The dump's tray, and the tower that stands at its front edge when no rush takes it away. */
function dumpBoxes(dump: Spot): FixedBox[] {
  // A little behind the front edge: what slides along the table meets the tray, never both at once.
  const towerAhead = DUMP.depth / 2 - TOWER.depth / 2 - 0.5;
  return [
    { ...upright(dump, 0, 0, DUMP.depth, DUMP.width, 0, DUMP.height), owner: 'dump' },
    { ...upright(dump, towerAhead, 0, TOWER.depth, TOWER.width, 0, TOWER.height), owner: 'tower' },
  ];
}

/** The room that the tower takes when its mouth is at `mouth`. */
export const towerRoom = (mouth: Spot): Box =>
  upright(mouth, -TOWER.depth / 2, 0, TOWER.depth, TOWER.width, 0, TOWER.height);

/** Four L corners whose inner faces stand on the border line. */
function limitBoxes({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): FixedBox[] {
  const { length, thickness, height: top } = LIMIT_ARM;
  return (['sw', 'se', 'ne', 'nw'] as const).flatMap((corner) => {
    const east = corner.endsWith('e');
    const north = corner.startsWith('n');
    const cornerX = east ? width : 0;
    const cornerY = north ? height : 0;
    const inX = east ? -1 : 1;
    const inY = north ? -1 : 1;
    const arm = (x: number, y: number, sizeX: number, sizeY: number): FixedBox => ({
      centre: [x, top / 2, -y],
      half: [sizeX / 2, top / 2, sizeY / 2],
      turn: UPRIGHT,
      owner: `limit-${corner}`,
    });
    return [
      arm(
        cornerX + (inX * (length - thickness)) / 2,
        cornerY - (inY * thickness) / 2,
        length + thickness,
        thickness,
      ),
      arm(cornerX - (inX * thickness) / 2, cornerY + (inY * length) / 2, thickness, length),
    ];
  });
}

/** Every immovable box of a layout, in one fixed order. */
export const fixedBoxes = once((layout: Layout): readonly FixedBox[] => {
  const structures = layout.structures.toSorted(byId);
  return [
    ...(layout.town ? limitBoxes(layout.town) : []),
    ...structures.flatMap(structureBoxes),
    ...(layout.dump ? dumpBoxes(layout.dump) : []),
  ];
});
