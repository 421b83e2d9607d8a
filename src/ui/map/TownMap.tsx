import type { ReactNode } from 'react';
import type { Scenario } from '../../scenarios/list';
import { LIMIT_ARM } from '../../physics/measure/structure';
import { clamp } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import './TownMap.css';
import { Dump } from './Dump';
import { Figures } from './Figures';
import { TOWN } from './Spot';
import { Structures } from './Structures';
import { Things } from './Things';

const MARGIN = 3;
const ALL = `${-MARGIN} ${-MARGIN} ${TOWN.width + 2 * MARGIN} ${TOWN.height + 2 * MARGIN}`;

type Props = {
  readonly scenario: Scenario;
  readonly label: string;
  /** Whoever else stands there. */
  readonly children?: ReactNode;
  /** What has to be seen: of the town as much is drawn as that takes. All of it, without. */
  readonly around?: readonly Vec2[] | undefined;
};

/** The set-up from above, drawn from the scenario's own data: north is up, one unit is a centimetre. */
export function TownMap({ scenario, label, children, around }: Props) {
  const { width, height } = TOWN;
  return (
    <figure className="town-map" aria-label={label}>
      <svg aria-hidden="true" viewBox={around ? partOf(around) : ALL}>
        <rect className="map-snow" width={width} height={height} rx="1.5" />
        <path className="map-drift" d="M0 64c18-8 34 3 52-3s40-9 68 0v24q0 5-5 5H5q-5 0-5-5z" />
        <path className="map-limits" d={limits(width, height, LIMIT_ARM.length)} />
        <Dump spot={scenario.dump} />
        <Things scenario={scenario} />
        <Structures scenario={scenario} />
        <Figures scenario={scenario} />
        {children}
      </svg>
    </figure>
  );
}

/** Around what has to be seen, in cm. */
const ROOM = 13;
/** A part as wide as this still shows where in town it is. */
const LEAST = 60;
const WIDE = 4 / 3;

/** Inside town, as far as there is town enough. */
function partOf(around: readonly Vec2[]): string {
  const span = (all: readonly number[]): readonly [middle: number, size: number] => {
    const [low, high] = [Math.min(...all) - ROOM, Math.max(...all) + ROOM];
    return [(low + high) / 2, high - low];
  };
  const [x, wide] = span(around.map((one) => one.x));
  const [y, high] = span(around.map((one) => TOWN.height - one.y));
  const width = Math.min(TOWN.width + 2 * MARGIN, Math.max(LEAST, wide, high * WIDE));
  const height = width / WIDE;
  const begin = (middle: number, size: number, most: number): number =>
    clamp(middle - size / 2, -MARGIN, most + MARGIN - size);
  return `${begin(x, width, TOWN.width)} ${begin(y, height, TOWN.height)} ${width} ${height}`;
}

const limits = (width: number, height: number, arm: number): string =>
  [
    `M0 ${arm}V0H${arm}`,
    `M${width - arm} 0H${width}V${arm}`,
    `M${width} ${height - arm}V${height}H${width - arm}`,
    `M${arm} ${height}H0V${height - arm}`,
  ].join('');
