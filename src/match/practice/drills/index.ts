// All drills by their families, in the order in which they are shown.
import type { Drill } from '../drill';
import { moving } from './moving';
import { shooting } from './shooting';
import { rushing, trials } from './trials';
import { weapons } from './weapons';

const FAMILIES = { moving, shooting, weapons, trials, rushing } as const;
export type FamilyId = keyof typeof FAMILIES;
export type DrillId = { [Family in FamilyId]: keyof (typeof FAMILIES)[Family] }[FamilyId];

export const DRILLS = { ...moving, ...shooting, ...weapons, ...trials, ...rushing } as const;
export const drillOf = (id: DrillId): Drill => DRILLS[id];

export const DRILL_IDS = Object.keys(DRILLS) as readonly DrillId[];
export const isDrillId = (id: string): id is DrillId => Object.hasOwn(DRILLS, id);

export const DRILL_FAMILIES = Object.entries(FAMILIES).map(([family, drills]) => ({
  family: family as FamilyId,
  drills: Object.keys(drills) as readonly DrillId[],
}));
