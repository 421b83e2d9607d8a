import type { ReactNode } from 'react';
import type { StructureId, MainTeam } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { TeamSign, ZombieSign } from './Figures';
import './MapKey.css';
import { DoorX, StructureSign } from './Structures';
import { useTexts } from '../i18n/use-texts';

const VEHICLES = ['car', 'truck', 'iceCreamTruck'] as const;

/** What the signs on the map mean. */
export function MapKey({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const { grammar, names } = useTexts();
  const structures = Object.keys(scenario.structures) as StructureId[];
  const hasMarkers = (scenario.markers ?? scenario.faceUp) !== undefined;
  return (
    <ul className="map-keys" aria-label={t('map.key')}>
      {structures.map((id) => (
        <Entry key={id} sign={<StructureSign id={id} />}>
          {grammar.capital(names.structures[id].word)}
        </Entry>
      ))}
      {Object.keys(scenario.teams).map((team) => (
        <Entry key={team} sign={<TeamSign team={team as MainTeam} />}>
          {grammar.capital(names.teamLabels[team as MainTeam])}
        </Entry>
      ))}
      <Entry sign={<ZombieSign />}>{t('map.zombie')}</Entry>
      <Entry sign={<path className="map-mouth" d="M-2.500-3.200l5 3.200-5 3.200z" />}>
        {t('map.tower')}
      </Entry>
      {hasMarkers && (
        <Entry sign={<circle className="map-marker" r="2.500" />}>{t('map.marker')}</Entry>
      )}
      {VEHICLES.filter((kind) => kind in scenario.vehicles).map((kind) => (
        <Entry
          key={kind}
          sign={
            <rect
              className={`map-vehicle map-${kind}`}
              x="-3.500"
              y="-1.800"
              width="7"
              height="3.600"
              rx="0.900"
            />
          }
        >
          {grammar.capital(names.things[kind].word)}
        </Entry>
      ))}
      <Entry sign={<circle className="map-barrel" r="2.500" />}>
        {grammar.capital(names.things.barrel.word)}
      </Entry>
      <Entry sign={<path className="map-box" d="M-2-2h4v4h-4zM-2-2l4 4M-2 2l4-4" />}>
        {grammar.capital(names.things.box.word)}
      </Entry>
      <Entry sign={<circle className="map-lamp" r="2.200" />}>
        {grammar.capital(names.things.lamp.word)}
      </Entry>
      {scenario.closed && <Entry sign={<DoorX />}>{t('map.closed')}</Entry>}
      {scenario.barricades && (
        <Entry sign={<path className="map-barricade" d="M-1-3v6M1-3v6M-2-2 2 2" />}>
          {grammar.capital(names.things.barricade.word)}
        </Entry>
      )}
    </ul>
  );
}

function Entry({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li>
      <svg className="map-key" viewBox="-4 -4 8 8" aria-hidden="true">
        {sign}
      </svg>
      {children}
    </li>
  );
}
