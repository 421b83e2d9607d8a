// Whether flicks are made with numbers and buttons instead of dragging: a player who needs that needs it every time.
import { create } from 'zustand';
import { readStored, writeStored } from '../../device/stored';

type PanelStore = { readonly open: boolean; readonly toggle: () => void };

export const usePanel = create<PanelStore>((set, get) => ({
  open: readStored('withoutDragging') === true,
  toggle: () => {
    const open = !get().open;
    writeStored('withoutDragging', open);
    set({ open });
  },
}));
