import type { ReactNode } from 'react';
import { FACADE, STRUCTURE_SIZES, SUPPORT } from '../../physics/measure/structure';
import type { StructureId } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import { STRUCTURE_COLOURS, STRUCTURE_SIGNS } from './icons';
import { markersAt } from './markers-at';
import { Spot } from './Spot';

const WALL = FACADE.thickness * 3;
/** Behind a front there is only table; the map draws a roof there, to have room for the sign. */
const ROOF = 6;

/** House fronts on their two feet; the gap between the feet is the door. */
export function Structures({ scenario }: { scenario: Scenario }) {
  return Object.entries(scenario.structures).map(([name, [x, y, facing]]) => {
    const id = name as StructureId;
    const { width, gap } = STRUCTURE_SIZES[id === 'rv' ? 'rv' : 'building'];
    const upright = (at: number, sign: ReactNode): ReactNode => (
      <g transform={`translate(${-WALL - ROOF / 2} ${at}) rotate(${facing})`}>{sign}</g>
    );
    const markers = markersAt(scenario, id);
    const zombies = scenario.zombiesInside?.[id] ?? 0;
    const end = width / 2 - 2.6;
    return (
      <Spot key={id} x={x} y={y} facing={facing}>
        <Front id={id} width={width} gap={gap} />
        {upright(0, <StructureSign id={id} light />)}
        {scenario.closed?.includes(id) && (
          <g transform="translate(3.400 0)">
            <DoorX />
          </g>
        )}
        {markers > 0 && upright(-end, <Count className="map-marker" number={markers} />)}
        {zombies > 0 && upright(end, <Count className="map-inside" number={zombies} light />)}
      </Spot>
    );
  });
}

/** Before a closed door: the shape says it, whatever becomes of the colour. */
export function DoorX() {
  return <path className="map-x" d="M-2-2 2 2M-2 2 2-2" />;
}

type FrontProps = { readonly id: StructureId; readonly width: number; readonly gap: number };

function Front({ id, width, gap }: FrontProps) {
  const foot = { width: SUPPORT.depth, height: SUPPORT.width, x: -SUPPORT.depth / 2 };
  const colour = STRUCTURE_COLOURS[id];
  return (
    <>
      <rect className="map-foot" {...foot} y={-gap / 2 - SUPPORT.width} />
      <rect className="map-foot" {...foot} y={gap / 2} />
      <rect
        className="map-roof"
        fill={colour}
        x={-WALL - ROOF}
        y={-width / 2}
        width={ROOF + WALL / 2}
        height={width}
        rx="0.5"
      />
      <path
        className="map-wall"
        strokeWidth={WALL}
        d={`M0 ${-width / 2}V${-gap / 2}M0 ${gap / 2}V${width / 2}`}
      />
      <rect className="map-door" x={-WALL / 2} y={-gap / 2} width={WALL} height={gap} />
    </>
  );
}

export function StructureSign({ id, light = false }: { id: StructureId; light?: boolean }) {
  return (
    <path
      transform={`scale(${light ? 0.2 : 0.3}) translate(-12 -12)`}
      fill={light ? '#fff8ea' : STRUCTURE_COLOURS[id]}
      d={STRUCTURE_SIGNS[id]}
    />
  );
}

type CountProps = {
  readonly className: string;
  readonly number: number;
  readonly light?: boolean;
};

/** How many markers lie, or zombies stand, behind the door. */
function Count({ className, number, light = false }: CountProps) {
  return (
    <>
      <circle className={className} r="2" />
      <text className={light ? 'map-number map-number-light' : 'map-number'}>{number}</text>
    </>
  );
}
