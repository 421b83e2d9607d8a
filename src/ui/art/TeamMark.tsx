import { teamSort } from '../../scenarios/ids';
import { SHAPE_PATHS, TEAM_MARKS } from '../../scene/art/teams';
import type { TeamId } from '../../scenarios/ids';
import './TeamMark.css';

/** Never colour alone: each team has its own shape as well. */
export function TeamMark({ team }: { team: TeamId }) {
  const { color, ink, shape } = TEAM_MARKS[teamSort(team)];
  return (
    <svg className="team-mark" viewBox="0 0 24 24" aria-hidden="true" fill={color} stroke={ink}>
      <path d={SHAPE_PATHS[shape]} />
    </svg>
  );
}
