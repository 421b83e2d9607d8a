import type { ReactNode } from 'react';
import type { StructureId, MainTeam } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import { useLanguage } from '../i18n/useLanguage';
import { useT } from '../i18n/useT';
import { useWords } from '../useWords';
import { capital } from '../../words/both';
import { STRUCTURES, TEAM_NAMES, THINGS } from '../../words/names';
import { TeamSign, ZombieSign } from './Figures';
import './MapKey.css';
import { markersAt } from './markersAt';
import { StructureSign } from './Structures';

const VEHICLES = ['car', 'truck', 'iceCreamTruck'] as const;

/** What the signs on the map mean. */
export function MapKey({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const say = useWords();
  const language = useLanguage((store) => store.language);
  const structures = Object.keys(scenario.structures) as StructureId[];
  const hasMarkers = structures.some((id) => markersAt(scenario, id) > 0);
  return (
    <ul className="map-keys" aria-label={t('map.key')}>
      {structures.map((id) => (
        <Entry key={id} sign={<StructureSign id={id} />}>
          {capital(STRUCTURES[id][language])}
        </Entry>
      ))}
      {Object.keys(scenario.teams).map((team) => (
        <Entry key={team} sign={<TeamSign team={team as MainTeam} />}>
          {capital(say(TEAM_NAMES[team as MainTeam]))}
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
          {capital(THINGS[kind][language])}
        </Entry>
      ))}
      <Entry sign={<circle className="map-barrel" r="2.500" />}>
        {capital(THINGS.barrel[language])}
      </Entry>
      <Entry sign={<path className="map-box" d="M-2-2h4v4h-4zM-2-2l4 4M-2 2l4-4" />}>
        {capital(THINGS.box[language])}
      </Entry>
      <Entry sign={<circle className="map-lamp" r="2.200" />}>
        {capital(THINGS.lamp[language])}
      </Entry>
      {scenario.barricades && (
        <Entry sign={<path className="map-barricade" d="M-1-3v6M1-3v6M-2-2 2 2" />}>
          {capital(THINGS.barricade[language])}
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
