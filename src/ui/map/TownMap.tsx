import type { ReactNode } from 'react';
import type { Scenario } from '../../scenarios/list';
import { LIMIT_ARM } from '../../physics/measure/structure';
import './TownMap.css';
import { Dump } from './Dump';
import { Figures } from './Figures';
import { TOWN } from './Spot';
import { Structures } from './Structures';
import { Things } from './Things';

const MARGIN = 3;

type Props = {
  readonly scenario: Scenario;
  readonly label: string;
  /** Whoever else stands there. */
  readonly children?: ReactNode;
};

/** The set-up from above, drawn from the scenario's own data: north is up, one unit is a centimetre. */
export function TownMap({ scenario, label, children }: Props) {
  const { width, height } = TOWN;
  return (
    <figure className="town-map" aria-label={label}>
      <svg
        aria-hidden="true"
        viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      >
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

const limits = (width: number, height: number, arm: number): string =>
  [
    `M0 ${arm}V0H${arm}`,
    `M${width - arm} 0H${width}V${arm}`,
    `M${width} ${height - arm}V${height}H${width - arm}`,
    `M${arm} ${height}H0V${height - arm}`,
  ].join('');
