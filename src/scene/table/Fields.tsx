import { ShapeGeometry, Shape, type BufferGeometry } from 'three';
import { chance } from '../art/chance';
import { FIELDS, fieldsTexture } from '../art/fields';
import { plain } from '../geometry/part';
import { STILL } from '../still';
import { useSurface } from '../surface';
import { useQuality } from '../use-quality';

/** Just below the printed mat that lies on it. */
const LIFT = -0.1;
/** Its edge is torn. */
const STEP = 6;
const TORN = 2.4;

let cloth: BufferGeometry | undefined;

/** Snow all around the town: the table's wood is only its frame. */
export function Fields() {
  cloth ??= clothGeometry();
  const snow = useSurface({ map: fieldsTexture(useQuality().detail), roughness: 0.95 });
  return (
    <mesh
      {...STILL}
      geometry={cloth}
      material={snow}
      position-y={LIFT}
      renderOrder={2}
      receiveShadow
    />
  );
}

function clothGeometry(): BufferGeometry {
  const random = chance(63);
  const [x, y] = [FIELDS.width / 2, FIELDS.depth / 2];
  const shape = new Shape();
  const torn = (at: number): number => at * (1 - (random() * TORN) / Math.abs(at));
  shape.moveTo(-x + TORN, -y + TORN);
  for (let at = -x + STEP; at < x - STEP; at += STEP) shape.lineTo(at, torn(-y));
  for (let at = -y + STEP; at < y - STEP; at += STEP) shape.lineTo(torn(x), at);
  for (let at = x - STEP; at > -x + STEP; at -= STEP) shape.lineTo(at, torn(y));
  for (let at = y - STEP; at > -y + STEP; at -= STEP) shape.lineTo(torn(-x), at);
  const geometry = plain(new ShapeGeometry(shape));
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i += 1)
    uv.setXY(i, position.getX(i) / FIELDS.width + 0.5, position.getY(i) / FIELDS.depth + 0.5);
  return geometry.rotateX(-Math.PI / 2);
}
