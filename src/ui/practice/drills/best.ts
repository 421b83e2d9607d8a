// The most stars of each drill, kept on this device.
import * as v from 'valibot';
import { create } from 'zustand';
import { isDrillId, type DrillId } from '../../../match/practice/drills';
import { isRecord } from '../../../match/border';
import { readStored, writeStored } from '../../device/stored';

const STORED_AS = 'drills';
const STARS = v.picklist([1, 2, 3]);

export type Best = Readonly<Partial<Record<DrillId, number>>>;

/** What makes no sense is left out alone: the others stay. */
export function readBest(stored: unknown): Best {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([id, stars]) => isDrillId(id) && v.is(STARS, stars)),
  );
}

export const useBest = create<{
  readonly best: Best;
  readonly earned: (id: DrillId, stars: number) => void;
}>((set, get) => ({
  best: readBest(readStored(STORED_AS)),
  earned: (id, stars) => {
    if (stars <= (get().best[id] ?? 0)) return;
    // Another tab may have earned something meanwhile.
    const best = { ...readBest(readStored(STORED_AS)), ...get().best, [id]: stars };
    writeStored(STORED_AS, best);
    set({ best });
  },
}));

export const starsIn = (best: Best, drills: readonly DrillId[]): number =>
  drills.reduce((sum, id) => sum + (best[id] ?? 0), 0);
