// A practice table as a sheet, so that the map of the scenarios draws it.
import type { Setting } from '../../match/practice/setting';
import { facingOf } from '../../physics/measure/pose';
import type { PieceKind, Spot } from '../../physics/table';
import { ZOMBIE_IDS } from '../../scenarios/catalogue/zombies';
import type { StructureId } from '../../scenarios/ids';
import { scenarioOf, type Scenario } from '../../scenarios/list';

/** The town of its scenario with what lies there now, without people: those look each its own way. */
export function sheetOf(setting: Setting): Scenario {
  const { markers: _, faceUp: __, ...town } = scenarioOf(setting.scenario);
  const things = Object.values(setting.things);
  const spotsOf = (kind: PieceKind): Spot[] =>
    things
      .filter((thing) => thing.kind === kind)
      .map(({ pose }) => ({ x: pose.x, y: pose.y, facing: facingOf(pose) }));
  const vehicles = (['car', 'truck', 'iceCreamTruck'] as const).flatMap((kind) =>
    spotsOf(kind).map(({ x, y, facing }) => [kind, [x, y, facing]] as const),
  );
  const zombies = ZOMBIE_IDS.flatMap((id) => setting.zombies[id] ?? []);
  const inside: Partial<Record<StructureId, number>> = {};
  for (const place of zombies)
    if (place.in === 'building') inside[place.structure] = (inside[place.structure] ?? 0) + 1;
  return {
    ...town,
    // Those that were taken off the table are not drawn.
    vehicles: Object.fromEntries(vehicles) as Scenario['vehicles'],
    barrels: spotsOf('barrel'),
    boxes: spotsOf('box'),
    lamps: spotsOf('lamp'),
    barricades: spotsOf('barricade'),
    zombies: zombies.flatMap((place) =>
      place.in === 'street' ? { x: place.pose.x, y: place.pose.y } : [],
    ),
    zombiesInside: inside,
    closed: setting.closed ?? [],
    teams: {},
  };
}
