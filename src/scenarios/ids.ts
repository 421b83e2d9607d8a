// The names of things.

export const STRUCTURE_IDS = [
  'rv',
  'policeStation',
  'library',
  'groceryStore',
  'hospital',
  'school',
  'gasStation',
] as const;
export type StructureId = (typeof STRUCTURE_IDS)[number];
export type SeatId = string;
export const MAIN_TEAMS = ['together', 'a', 'b'] as const;
export type MainTeam = (typeof MAIN_TEAMS)[number];
/** A team of one, named after its seat: whoever was banished plays alone (R275, R285). */
export type LoneTeam = `lone ${SeatId}`;
export type TeamId = MainTeam | LoneTeam;
/** What is the same for all who play alone. */
export type TeamSort = MainTeam | 'lone';
export const teamSort = (team: TeamId): TeamSort => (isMainTeam(team) ? team : 'lone');
export const isMainTeam = (team: TeamId): team is MainTeam =>
  MAIN_TEAMS.some((one) => one === team);
export type ZombieId = string;
export type MarkerId = string;
export type ObjectId = string;
/** Of those of which there are several, by their place in the sheet. */
export const objectId = (kind: 'barrel' | 'box' | 'lamp' | 'barricade', index: number): ObjectId =>
  `${kind}-${index + 1}`;
export type Half = 'day' | 'night';
