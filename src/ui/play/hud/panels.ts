// Which panels lie open beside the table: one that is pinned stays there, now and next time; any other only for a look.
import { create } from 'zustand';
import { readStored, writeStored } from '../../device/stored';

export const PANELS = ['team', 'log'] as const;
export type PanelName = (typeof PANELS)[number];

type Panels = {
  readonly open: readonly PanelName[];
  readonly pinned: readonly PanelName[];
  readonly toggle: (name: PanelName) => void;
  readonly pin: (name: PanelName) => void;
  /** Whether there were any that are not pinned. */
  readonly foldLoose: () => boolean;
};

const kept = readStored('panels');
const pinnedBefore = PANELS.filter((name) => Array.isArray(kept) && kept.includes(name));

const without = (some: readonly PanelName[], name: PanelName): PanelName[] =>
  some.filter((one) => one !== name);

export const usePanels = create<Panels>((set, get) => {
  const become = (open: readonly PanelName[], pinned: readonly PanelName[]): void => {
    writeStored('panels', pinned);
    set({ open, pinned });
  };
  return {
    open: pinnedBefore,
    pinned: pinnedBefore,
    toggle: (name) => {
      const { open, pinned } = get();
      // Folded by hand it is not wanted next time either.
      if (open.includes(name)) become(without(open, name), without(pinned, name));
      else set({ open: [...open, name] });
    },
    pin: (name) => {
      const { open, pinned } = get();
      become(open, pinned.includes(name) ? without(pinned, name) : [...pinned, name]);
    },
    foldLoose: () => {
      const { open, pinned } = get();
      if (open.length === pinned.length) return false;
      set({ open: pinned });
      return true;
    },
  };
});
