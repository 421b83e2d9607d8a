// Everything on the table that has a name, as boxes: what a mouse may rest on and a finger may ask about.
import type { TableView } from '../../match/table-view';
import { PIECES } from '../../physics/measure/catalogue';
import { onceWith } from '../../physics/measure/once';
import {
  aboutUp,
  multiply,
  rotate,
  UPRIGHT,
  type Quat,
  type Vec3,
} from '../../physics/measure/quaternion';
import { boxesOf, fixedBoxes, type Box } from '../../physics/measure/solid';
import { fromLocal, gapOf, SUPPORT } from '../../physics/measure/structure';
import type { Pose, Structure, Vec2 } from '../../physics/table';
import { TOKEN_SIZE } from '../geometry/bodies/token-body';
import { placedPieces } from '../town/Pieces';
import { markerOnObject, markerSpot } from '../town/spots';
import { roofOf } from '../town/roofs';
import { sizeOf } from '../town/sizes';

/** Its name in the rulebook, and what it is made of. */
export type NamedThing = { readonly id: string; readonly boxes: readonly Box[] };

/** Of a token: thicker than it is, so that it can be pointed at from a low eye. */
const TOKEN: Vec3 = [TOKEN_SIZE.side / 2, 0.4, TOKEN_SIZE.side / 2];
/** Between the feet of a building the ground is its door. */
const DOORSTEP = 0.1;
/** Around what glows. */
const FLARE: Vec3 = [1.2, 0.8, 1.2];

const boxesIn = onceWith((pose: Pose, kind: keyof typeof PIECES) => boxesOf(PIECES[kind], pose));

const upright = ({ x, y }: Vec2, lift: number, half: Vec3, turn: Quat = UPRIGHT): Box => ({
  centre: [x, lift, -y],
  half,
  turn,
});

export function thingsOn(shown: TableView): readonly NamedThing[] {
  const fixed = new Map<string, Box[]>();
  for (const box of fixedBoxes(shown.layout))
    fixed.set(box.owner, [...(fixed.get(box.owner) ?? []), box]);
  for (const structure of shown.layout.structures) fixed.get(structure.id)?.push(doorOf(structure));
  const pieces = placedPieces(shown);
  return [
    ...[...fixed].map(([id, boxes]) => ({ id, boxes })),
    ...pieces.map(({ id, kind, pose }) => ({ id, boxes: boxesIn(pose, kind) })),
    ...markersOn(shown, pieces),
    ...(shown.flare ? [{ id: 'flare', boxes: [upright(shown.flare.at, 0.4, FLARE)] }] : []),
  ];
}

const doorOf = (structure: Structure): Box =>
  upright(
    structure,
    DOORSTEP / 2,
    [SUPPORT.depth / 2, DOORSTEP / 2, gapOf(structure) / 2],
    aboutUp(structure.facing),
  );

function markersOn(
  { layout, markers, indoors }: TableView,
  pieces: ReturnType<typeof placedPieces>,
): NamedThing[] {
  const onHouses = layout.structures.flatMap((structure) => {
    const lying = indoors.filter((one) => one.structure === structure.id).map((one) => one.lying);
    return markers
      .filter(({ store }) => 'structure' in store && store.structure === structure.id)
      .map(({ id }, index) => {
        const { lift, ...at } = markerSpot(structure, index, lying);
        return { id, boxes: [upright(fromLocal(structure, at), lift, TOKEN, aboutUp(structure.facing))] }; // prettier-ignore
      });
  });
  const onThings = pieces.flatMap(({ id: object, kind, pose }) =>
    markers
      .filter(({ store }) => 'object' in store && store.object === object)
      .map(({ id }, layer) => {
        const { at, turn } = markerOnObject(sizeOf(kind), pose.turn, layer, roofOf(kind));
        const [x, up, z] = rotate(pose.turn, at);
        const centre: Vec3 = [pose.x + x, pose.lift + up, z - pose.y];
        return { id, boxes: [{ centre, half: TOKEN, turn: multiply(pose.turn, turn) }] };
      }),
  );
  return [...onHouses, ...onThings];
}
