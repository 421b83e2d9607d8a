import type { ShownMarker } from '../../match/table-view';
import { aboutUp, type Quat } from '../../physics/measure/quaternion';
import type { PieceKind, Structure } from '../../physics/table';
import { roofOf } from './roofs';
import { markerOnObject, markerSpot } from './spots';
import { sizeOf } from './sizes';
import { Token } from './Token';

type Store = { readonly markers: readonly ShownMarker[] };

/** Markers that lie on a building, in the building's own frame; `lying` is who is inside. */
export function StructureMarkers({
  structure,
  lying,
  markers,
}: Store & { structure: Structure; lying: readonly boolean[] }) {
  return markers.map(({ id, type }, index) => {
    const { ahead, left, lift, turn } = markerSpot(structure, index, lying);
    // The head of the picture looks to the wall, so that it is read from the street.
    return (
      <Token
        key={id}
        id={id}
        type={type}
        position={[ahead, lift, -left]}
        quaternion={aboutUp((ahead > 0 ? 90 : -90) + turn)}
      />
    );
  });
}

/** Markers that lie on an object and move with it, on whichever of its sides is up. */
export function ObjectMarkers({ kind, turn, markers }: Store & { kind: PieceKind; turn: Quat }) {
  return markers.map(({ id, type }, layer) => {
    const { at, turn: tilt } = markerOnObject(sizeOf(kind), turn, layer, roofOf(kind));
    return <Token key={id} id={id} type={type} position={at} quaternion={tilt} />;
  });
}
