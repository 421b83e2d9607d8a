import type { PieceKind } from '../../physics/table';
import { VEHICLES, type Vehicle } from '../art/pieces/vehicles';
import { TOKEN_SIZE } from '../geometry/bodies/token-body';
import { geometryOf } from './looks';
import { sizeOf } from './sizes';

/** Where a marker lies on a piece that stands: how far along it, and how high above its middle. */
export type Roof = { readonly along: number; readonly top: number };

const isVehicle = (kind: PieceKind): kind is Vehicle => kind in VEHICLES;
const roofs = new Map<PieceKind, Roof>();

/** Vehicles carry snow that the table does not feel: a marker lies on top of it, in the middle of the longest roof. */
export function roofOf(kind: PieceKind): Roof {
  const known = roofs.get(kind) ?? measured(kind);
  roofs.set(kind, known);
  return known;
}

/** Snow rises and falls from one step of its outline to the next: what is just beside the marker counts too. */
const BESIDE = 0.9;

function measured(kind: PieceKind): Roof {
  if (!isVehicle(kind)) return { along: 0, top: sizeOf(kind)[1] };
  const [longest] = VEHICLES[kind].snow.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));
  const along = longest ? (longest[0] + longest[1]) / 2 : 0;
  const points = geometryOf({ kind }).getAttribute('position');
  let top = 0;
  for (let index = 0; index < points.count; index += 1)
    if (Math.abs(points.getX(index) - along) < TOKEN_SIZE.side / 2 + BESIDE)
      top = Math.max(top, points.getY(index));
  return { along, top };
}
