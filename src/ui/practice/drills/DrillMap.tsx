import { settingOfDrill, type Drill } from '../../../match/practice/drill';
import { placeOf } from '../../../match/practice/place';
import { gameOf } from '../../../match/practice/setting';
import { facingOf } from '../../../physics/measure/pose';
import { isSurvivorId } from '../../../scenarios/catalogue/survivors';
import { isZombieId } from '../../../scenarios/catalogue/zombies';
import { STRUCTURE_SIZES, SUPPORT } from '../../../physics/measure/structure';
import { aimsOf, marksOf } from './marks';
import './DrillMap.css';

/** What of the town is drawn around it. */
const ROOM = 9;

/** The task from above: who, whom and where to. */
export function DrillMap({ drill }: { readonly drill: Drill }) {
  if (drill.exercise.of === 'duel') return <LaneMap />;
  return <TownPart drill={drill} />;
}

/** Two who face each other, and nothing else. */
function LaneMap() {
  return (
    <svg className="drill-map" aria-hidden="true" viewBox="-8 -26 98.800 52">
      <path className="drill-lane" d="M0 0H82" />
      <g className="drill-own">
        <circle r={3} />
      </g>
      <g className="drill-zombie" transform="translate(82 0)">
        <circle r={3} />
      </g>
    </svg>
  );
}

function TownPart({ drill }: { readonly drill: Drill }) {
  const setting = settingOfDrill(drill);
  const { structures, dump } = gameOf(setting).layout;
  const figures = Object.keys(drill.pieces).flatMap((id) => {
    const place = placeOf(id, setting);
    return place?.in === 'street' ? [{ id, ...place.pose, facing: facingOf(place.pose) }] : [];
  });
  const houses = structures.filter(
    ({ id }) =>
      Object.values(drill.pieces).includes(id as never) ||
      drill.stars.flatMap(aimsOf).some((aim) => aim.of === 'inside' && aim.structure === id),
  );
  const marks = marksOf(drill, setting);
  const points = [
    ...figures,
    ...houses.map(({ x, y }) => ({ x, y })),
    ...marks.flatMap((mark) => {
      const { x, y } = mark.at;
      const away = mark.of === 'ring' ? mark.radius : 0;
      return [
        { x: x - away, y: y - away },
        { x: x + away, y: y + away },
      ];
    }),
    ...(drill.exercise.of === 'rush' && dump ? [dump] : []),
  ];
  const [left, right] = [least(points.map(({ x }) => x)), -least(points.map(({ x }) => -x))];
  const [low, high] = [least(points.map(({ y }) => y)), -least(points.map(({ y }) => -y))];
  const width = Math.max(right - left + 2 * ROOM, (high - low + 2 * ROOM) * WIDE);
  const height = width / WIDE;
  const [middle, level] = [(left + right) / 2, (low + high) / 2];
  return (
    <svg
      className="drill-map"
      aria-hidden="true"
      data-half={drill.half}
      viewBox={`${middle - width / 2} ${-level - height / 2} ${width} ${height}`}
    >
      {marks.map((mark) =>
        mark.of === 'ring' ? (
          <circle
            key={JSON.stringify(mark)}
            className="drill-ring"
            cx={mark.at.x}
            cy={-mark.at.y}
            r={mark.radius}
          />
        ) : undefined,
      )}
      {Object.entries(setting.things).map(([id, { kind, pose }]) => (
        <rect
          key={id}
          className="drill-thing"
          x={-SIZES[kind].x / 2}
          y={-SIZES[kind].y / 2}
          width={SIZES[kind].x}
          height={SIZES[kind].y}
          rx={kind === 'barrel' || kind === 'lamp' ? 1.5 : 0.2}
          transform={`translate(${pose.x} ${-pose.y}) rotate(${-facingOf(pose)})`}
        />
      ))}
      {structures.map(({ id, kind, x, y, facing }) => {
        const { gap } = STRUCTURE_SIZES[kind];
        return (
          <g
            key={id}
            className="drill-house"
            transform={`translate(${x} ${-y}) rotate(${-facing})`}
          >
            {[-1, 1].map((side) => (
              <rect
                key={side}
                x={-SUPPORT.depth / 2}
                y={side * (gap / 2 + SUPPORT.width / 2) - SUPPORT.width / 2}
                width={SUPPORT.depth}
                height={SUPPORT.width}
              />
            ))}
            <path d={`M0 ${-gap / 2}V${gap / 2}`} />
          </g>
        );
      })}
      {drill.exercise.of === 'rush' && dump && (
        <rect className="drill-tower" x={dump.x - 5} y={-dump.y - 5} width={10} height={10} />
      )}
      {figures.map(({ id, x, y, facing }) => (
        <g
          key={id}
          className={figureClass(id, drill)}
          transform={`translate(${x} ${-y}) rotate(${-facing})`}
        >
          {isZombieId(id) || isSurvivorId(id) ? (
            <>
              <circle r={2} />
              <path d="M2 0L3.4 0" />
            </>
          ) : undefined}
        </g>
      ))}
    </svg>
  );
}

const WIDE = 1.9;
const SIZES = {
  survivor: { x: 1.2, y: 2.1 },
  zombie: { x: 1.2, y: 2.1 },
  barrel: { x: 3, y: 3 },
  box: { x: 2, y: 2 },
  lamp: { x: 2.4, y: 2.4 },
  car: { x: 11, y: 3 },
  truck: { x: 14, y: 3 },
  iceCreamTruck: { x: 12, y: 3 },
  barricade: { x: 3, y: 4.8 },
  flare: { x: 2, y: 2 },
  acid: { x: 6, y: 6 },
} as const;

const least = (numbers: readonly number[]): number => Math.min(...numbers);

function figureClass(id: string, { exercise }: Drill): string {
  if (isZombieId(id)) return 'drill-zombie';
  return id === exercise.survivor ? 'drill-own' : 'drill-friend';
}
