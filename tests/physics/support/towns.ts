// Whole towns to shoot in: the opening positions of two scenarios.
import { standingPose } from '../../../src/physics/measure/pose';
import type { Layout, Piece, PieceKind, Table } from '../../../src/physics/table';

type Place = readonly [x: number, y: number, facing: number];

function town(
  structures: Readonly<Record<string, Place>>,
  [dx, dy, df]: Place,
  pieces: readonly (readonly [kind: PieceKind, ...places: Place[]])[],
): Table {
  const layout: Layout = {
    town: { width: 120, height: 90 },
    dump: { x: dx, y: dy, facing: df },
    structures: Object.entries(structures).map(([id, [x, y, facing]]) => ({
      id,
      kind: id === 'rv' ? 'rv' : 'building',
      x,
      y,
      facing,
    })),
  };
  const all = pieces.flatMap(([kind, ...places]) =>
    places.map(([x, y, facing], index): Piece => ({
      id: `${kind}-${index + 1}`,
      kind,
      pose: standingPose(kind, { x, y, facing }),
    })),
  );
  return { layout, pieces: all };
}

export const FIRST_TOWN: Table = town(
  {
    rv: [8, 60, 0],
    policeStation: [38, 82, 270],
    library: [64, 82, 270],
    groceryStore: [90, 82, 270],
    hospital: [86, 8, 90],
    school: [112, 22, 180],
  },
  [111, 52, 180],
  [
    ['survivor', [16, 12, 90], [28, 10, 90], [40, 12, 90], [52, 10, 90], [64, 12, 90]],
    [
      'zombie',
      [56, 46, 270],
      [70, 54, 270],
      [46, 48, 270],
      [82, 44, 270],
      [68, 68, 270],
      [92, 54, 270],
      [54, 66, 270],
    ],
    ['barrel', [50, 28, 0], [62, 60, 0], [28, 50, 0]],
    ['box', [84, 64, 0], [46, 60, 0], [94, 36, 0]],
    ['lamp', [60, 36, 0], [78, 70, 0], [30, 68, 0]],
    ['car', [34, 34, 60]],
    ['truck', [78, 28, 100]],
    ['iceCreamTruck', [16, 82, 270]],
  ],
);

export const TEAM_TOWN: Table = town(
  {
    rv: [60, 8, 90],
    policeStation: [8, 24, 0],
    groceryStore: [8, 68, 0],
    library: [112, 24, 180],
    gasStation: [112, 68, 180],
    hospital: [34, 82, 270],
    school: [86, 82, 270],
  },
  [60, 82, 270],
  [
    [
      'survivor',
      [20, 40, 0],
      [20, 52, 0],
      [28, 46, 0],
      [27, 58, 0],
      [100, 40, 180],
      [100, 52, 180],
      [92, 46, 180],
      [93, 58, 180],
    ],
    ['zombie', [60, 58, 270], [46, 50, 270], [74, 50, 270], [50, 38, 270], [70, 38, 270]],
    ['barrel', [36, 62, 0], [84, 62, 0], [60, 30, 0]],
    ['box', [32, 34, 0], [88, 34, 0], [60, 66, 0]],
    ['lamp', [46, 66, 0], [74, 66, 0], [60, 38, 0]],
    ['car', [40, 26, 60]],
    ['truck', [80, 26, 120]],
    ['iceCreamTruck', [60, 48, 90]],
  ],
);
