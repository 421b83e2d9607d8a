import type { Setting } from '../../match/practice/setting';
import type { ReactNode } from 'react';
import { facingOf } from '../../physics/measure/pose';
import { heading } from '../../physics/measure/trig';
import type { Vec2 } from '../../physics/table';
import { SURVIVOR_IDS } from '../../scenarios/catalogue/survivors';
import { scenarioOf } from '../../scenarios/list';
import { TEAM_MARKS } from '../../scene/art/teams';
import { TeamSign } from './Figures';
import { sheetOf } from './setting-sheet';
import { Spot } from './Spot';
import { TownMap } from './TownMap';

type Props = {
  readonly setting: Setting;
  readonly label: string;
  /** What is drawn under whoever stands there. */
  readonly marks?: ReactNode;
  /** What has to be seen, where not all of the town is to be. */
  readonly around?: readonly Vec2[];
};

/** A practice table from above. */
export function SettingMap({ setting, label, marks, around }: Props) {
  return (
    <TownMap scenario={sheetOf(setting)} label={label} around={around}>
      {marks}
      {SURVIVOR_IDS.map((id) => {
        const one = setting.survivors[id];
        if (!one) return null;
        const { x, y, facing } = spotOf(setting, one.place);
        return (
          <Spot key={id} x={x} y={y} facing={facing}>
            <path
              className="map-nose"
              fill={TEAM_MARKS[one.team].color}
              d="M1.600-1.300 4.200 0 1.600 1.300z"
            />
            <g transform={`rotate(${facing})`}>
              <TeamSign team={one.team} />
            </g>
          </Spot>
        );
      })}
    </TownMap>
  );
}

type Place = NonNullable<Setting['survivors'][keyof Setting['survivors']]>['place'];

/** Whoever is indoors stands on the map behind the door. */
function spotOf({ scenario }: Setting, place: Place) {
  if (place.in === 'street')
    return { x: place.pose.x, y: place.pose.y, facing: facingOf(place.pose) };
  const [x, y, facing] = scenarioOf(scenario).structures[place.structure] ?? [0, 0, 0];
  const out = heading(facing);
  return { x: x - out.x * BEHIND, y: y - out.y * BEHIND, facing };
}
const BEHIND = 4;
