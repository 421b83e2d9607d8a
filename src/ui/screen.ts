// Which screen is open.
import { create } from 'zustand';
import type { Session } from '../match/session';

export type Screen =
  { readonly name: 'title' } | { readonly name: 'play'; readonly session: Session };

type ScreenStore = { readonly screen: Screen; readonly open: (screen: Screen) => void };

export const useScreen = create<ScreenStore>((set) => ({
  screen: { name: 'title' },
  open: (screen) => set({ screen }),
}));
