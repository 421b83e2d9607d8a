import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Drill } from '../../../match/practice/drill';
import type { DrillSession, DrillState } from '../../../match/practice/drill-session';
import type { DrillId } from '../../../match/practice/drills';

export type DrillNow = {
  readonly id: DrillId;
  readonly drill: Drill;
  readonly session: DrillSession;
  readonly onNext: () => void;
};

export const DrillContext = createContext<DrillNow | undefined>(undefined);

/** The drill around this part of the page, and how its attempt stands. */
export function useDrill(): DrillNow & { readonly state: DrillState } {
  const now = useContext(DrillContext);
  if (!now) throw new Error('There is no drill around this part of the page.');
  const { subscribe, state } = now.session;
  return { ...now, state: useSyncExternalStore(subscribe, state, state) };
}
