// Team marks: colour and shape together, on the foot of every figure and wherever else a team is named.
import type { TeamSort } from '../../scenarios/ids';

export type TeamShape = 'circle' | 'triangle' | 'square' | 'diamond';
export type TeamMark = {
  readonly color: string;
  /** Readable on the colour. */
  readonly ink: string;
  readonly shape: TeamShape;
};

export const TEAM_MARKS: Readonly<Record<TeamSort, TeamMark>> = {
  together: { color: '#f0a530', ink: '#2a1a06', shape: 'circle' },
  a: { color: '#3b82d6', ink: '#f4f8ff', shape: 'triangle' },
  b: { color: '#d4452f', ink: '#fff4ee', shape: 'square' },
  lone: { color: '#8a5fc0', ink: '#faf5ff', shape: 'diamond' },
};

/** Every sort of team that a foot is printed for. */
export const TEAM_SORTS = Object.keys(TEAM_MARKS) as readonly TeamSort[];

/** In a field of 24 by 24, for SVG and canvas alike. */
export const SHAPE_PATHS: Readonly<Record<TeamShape, string>> = {
  circle: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z',
  triangle: 'M12 2.5 22 20.5 2 20.5Z',
  square: 'M4 4H20V20H4Z',
  diamond: 'M12 1.5 22.5 12 12 22.5 1.5 12Z',
};
