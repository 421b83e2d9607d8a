import type { MainTeam } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import { SHAPE_PATHS, TEAM_MARKS } from '../../scene/art/teams';
import { Spot } from './Spot';

/** Zombies as gravestones, survivors by their team's shape: never by colour alone. */
export function Figures({ scenario }: { scenario: Scenario }) {
  return (
    <>
      {scenario.zombies.map((at, index) => (
        <Spot key={index} {...at}>
          <ZombieSign />
        </Spot>
      ))}
      {Object.entries(scenario.teams).flatMap(([team, { starts, facing }]) =>
        starts.map((at, index) => (
          <Spot key={`${team}-${index}`} {...at} facing={facing}>
            <path
              className="map-nose"
              fill={TEAM_MARKS[team as MainTeam].color}
              d="M1.600-1.300 4.200 0 1.600 1.300z"
            />
            <g transform={`rotate(${facing})`}>
              <TeamSign team={team as MainTeam} />
            </g>
          </Spot>
        )),
      )}
    </>
  );
}

export function ZombieSign() {
  return <path className="map-zombie" d="M-1.600 2.100v-2.300a1.600 1.800 0 0 1 3.200 0v2.300z" />;
}

export function TeamSign({ team }: { team: MainTeam }) {
  const { color, shape } = TEAM_MARKS[team];
  return (
    <path
      className="map-team"
      transform="scale(0.21) translate(-12 -12)"
      fill={color}
      d={SHAPE_PATHS[shape]}
    />
  );
}
