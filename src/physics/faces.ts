// Which face of a building was touched: the rules allow the inner faces of the supports and no others (R068).
import type { Vec3 } from './measure/quaternion';
import { localFrame, SUPPORT, supportOffset } from './measure/structure';
import { heading } from './measure/trig';
import type { Face, StructurePart } from './recording';
import type { Structure, Vec2 } from './table';

/** The normal points from the structure to the piece; told in the structure's own directions. */
export function faceOf(structure: Structure, part: StructurePart, [nx, ny, nz]: Vec3): Face {
  const front = heading(structure.facing);
  const ahead = nx * front.x - nz * front.y;
  const left = -nx * front.y - nz * front.x;
  if (Math.abs(ny) > 0.7) return ny > 0 ? 'top' : 'under';
  if (Math.abs(ahead) > 0.9) return ahead > 0 ? 'front' : 'back';
  if (Math.abs(left) <= 0.9) return 'corner';
  const towardGap = part === 'leftSupport' ? left < 0 : left > 0;
  return part !== 'facade' && towardGap ? 'inner' : 'outer';
}

/** The face of a support that looks toward a point. */
export function faceToward(structure: Structure, part: StructurePart, at: Vec2): Face {
  const { ahead, left } = localFrame(structure)(at);
  if (part === 'facade') return ahead > 0 ? 'front' : 'back';
  const aside =
    left - (part === 'leftSupport' ? supportOffset(structure) : -supportOffset(structure));
  if (Math.abs(ahead) <= SUPPORT.depth / 2)
    return aside * (part === 'leftSupport' ? -1 : 1) > 0 ? 'inner' : 'outer';
  if (Math.abs(aside) <= SUPPORT.width / 2) return ahead > 0 ? 'front' : 'back';
  return 'corner';
}
