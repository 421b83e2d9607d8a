// The names of things.

export const SCENARIO_IDS = ['s1', 's2', 's3', 's4', 's5', 's6'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export type StructureId =
  'rv' | 'policeStation' | 'library' | 'groceryStore' | 'hospital' | 'school' | 'gasStation';
export type TeamId = 'together' | 'a' | 'b';
export type SeatId = string;
export type ZombieId = string;
export type MarkerId = string;
export type ObjectId = string;
export type Half = 'day' | 'night';

export const ZOMBIE_IDS: readonly ZombieId[] = Array.from(
  { length: 18 },
  (_, index) => `zombie-${index + 1}`,
);
