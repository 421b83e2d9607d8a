// The tools beside the practice table.
import { create } from 'zustand';
import { isRoomy } from '../../play/hud/use-roomy';

export const TABS = ['flick', 'place', 'look', 'chances', 'keep'] as const;
export type Tab = (typeof TABS)[number];

/** Which is open; none leaves the table free, as it is at first where there is little room. */
export const useTab = create<{
  readonly tab: Tab | undefined;
  readonly toggle: (tab: Tab) => void;
  readonly close: () => void;
}>((set) => ({
  tab: isRoomy() ? 'flick' : undefined,
  toggle: (tab) => set((now) => ({ tab: now.tab === tab ? undefined : tab })),
  close: () => set({ tab: undefined }),
}));
