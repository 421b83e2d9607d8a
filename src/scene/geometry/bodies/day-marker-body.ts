import { RingGeometry, TorusGeometry, type BufferGeometry } from 'three';
import type { Half } from '../../../scenarios/ids';
import { FLAP } from '../../art/figures/backpack';
import { WHITE } from '../../art/pieces/sheet';
import { merged, tinted } from '../part';

/** A ring that frames the round's number, in the colour of its half day. */
export function dayMarkerBody(half: Half): BufferGeometry {
  const flat = (geometry: BufferGeometry): BufferGeometry => geometry.rotateX(-Math.PI / 2);
  return merged([
    tinted(flat(new TorusGeometry(0.98, 0.17, 10, 32)).translate(0, 0.1, 0), half === 'day' ? '#d8412f' : FLAP.night, WHITE), // prettier-ignore
    tinted(flat(new RingGeometry(0.8, 1.1, 32)).translate(0, 0.02, 0), '#ffffff', WHITE),
  ]);
}
