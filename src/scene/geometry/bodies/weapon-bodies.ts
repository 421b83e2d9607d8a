import { CylinderGeometry, Shape, type BufferGeometry } from 'three';
import { pieceSheet, WHITE } from '../../art/pieces/sheet';
import { extrude } from '../../art/card';
import { box, merged, printed, tinted } from '../part';

/** Its thick end points along +x; flat, as it slides. */
export function batBody(): BufferGeometry {
  const wood = pieceSheet.region('bat wood');
  const barrel = new CylinderGeometry(0.5, 0.2, 4.4, 14).rotateZ(-Math.PI / 2).translate(0.8, 0, 0);
  const grip = new CylinderGeometry(0.2, 0.2, 1.5, 12).rotateZ(-Math.PI / 2).translate(-2.1, 0, 0);
  const knob = new CylinderGeometry(0.32, 0.32, 0.16, 12)
    .rotateZ(-Math.PI / 2)
    .translate(-2.92, 0, 0);
  const flat = (body: BufferGeometry): BufferGeometry => body.scale(1, 0.6, 1);
  return merged([
    printed(flat(barrel), () => wood, ([x, , z]) => [0.5 + x / 6, 0.5 + z]), // prettier-ignore
    tinted(flat(grip), '#2a2f38', WHITE),
    tinted(flat(knob), '#8a5a2c', WHITE),
  ]);
}

/** Stands on its edge, the point along +x. */
export function knifeBody(): BufferGeometry {
  const blade = new Shape()
    .moveTo(-0.1, 0.42)
    .lineTo(1.5, 0.1)
    .quadraticCurveTo(1.2, -0.55, -0.1, -0.5);
  const grip = new Shape()
    .moveTo(-1.5, 0.38)
    .lineTo(-0.1, 0.38)
    .lineTo(-0.1, -0.38)
    .lineTo(-1.42, -0.5);
  return merged([
    tinted(extrude(blade, 0.16, 0.05), '#dbe4ec', WHITE),
    tinted(extrude(grip, 0.4, 0.08), '#6b3a1c', WHITE),
    tinted(box([0.14, 1.2, 0.4], [-0.1, 0, 0]), '#39424e', WHITE),
  ]);
}

/** A sight of card that a bullet leaves in a straight line: two rails around its lane, along +x. */
export function sniperTemplateBody(): BufferGeometry {
  const rail = (z: number): BufferGeometry =>
    tinted(box([7, 0.3, 0.5], [1.5, 0.15, z]), '#d9bd92', WHITE);
  const tip = (z: number): BufferGeometry =>
    tinted(box([0.7, 0.32, 0.5], [4.65, 0.16, z]), '#b3372f', WHITE);
  return merged([
    rail(-1.05),
    rail(1.05),
    tip(-1.05),
    tip(1.05),
    tinted(box([0.5, 0.3, 2.6], [-2, 0.15, 0]), '#b8905f', WHITE),
  ]);
}

/** A comb of card whose teeth hold the pellets apart; opens along +x. */
export function shotgunTemplateBody(count: number): BufferGeometry {
  const width = count * 0.85 + 0.4;
  const teeth = Array.from({ length: count + 1 }, (_, i) =>
    tinted(box([1.3, 0.3, 0.14], [-0.2, 0.15, (i - count / 2) * 0.85]), '#d9bd92', WHITE),
  );
  return merged([tinted(box([0.6, 0.32, width], [-1.1, 0.16, 0]), '#b8905f', WHITE), ...teeth]);
}
