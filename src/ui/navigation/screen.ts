// Which screen is open. The browser's history follows it: Back goes where a player expects.
import { create } from 'zustand';
import type { LocalSession } from '../../match/seat-session';
import type { ScenarioId } from '../../scenarios/list';
import type { PuzzleId } from '../../match/puzzles/catalogue';
import type { PracticeStart } from '../../match/practice/session';
import { readAddress, writeAddress, type Address, type Plain } from './address';
import { matchIdOf, openSessionOf } from '../sessions/open-sessions';

export type Screen =
  /** `lesson` is the first lesson on a real table, `practice` what there is to practise. */
  | { readonly name: Exclude<Plain, 'practise'> }
  /** A table to oneself; without a start, the one that was left last. */
  | { readonly name: 'practise'; readonly start?: PracticeStart }
  | { readonly name: 'drill'; readonly drill: string }
  | { readonly name: 'scenario' | 'seats' | 'sheet'; readonly scenario: ScenarioId }
  /** What a link holds, before any of it is played. */
  | { readonly name: 'link'; readonly link: string }
  | { readonly name: 'puzzle'; readonly puzzle: PuzzleId }
  /** A saved match on its way to the table. */
  | { readonly name: 'opening'; readonly match: string }
  | { readonly name: 'play'; readonly session: LocalSession };

type ScreenStore = {
  readonly screen: Screen;
  /** How many screens were opened so far: the first one takes no focus. */
  readonly opened: number;
  readonly open: (screen: Screen) => void;
  /** Opens a screen in place of this one: Back does not return here. */
  readonly replace: (screen: Screen) => void;
  /** Where Back would go, or the title for whoever came by a link. */
  readonly back: () => void;
};

const addressOf = (screen: Screen): Address => {
  if (screen.name === 'play') return { name: 'play', match: matchIdOf(screen.session) };
  if (screen.name === 'opening') return { name: 'play', match: screen.match };
  return screen;
};

const screenAt = (address: Address): Screen => {
  if (address.name !== 'play') return address;
  const session = openSessionOf(address.match);
  return session ? { name: 'play', session } : { name: 'opening', match: address.match };
};

const urlOf = (screen: Screen): string =>
  `${location.pathname}${location.search}${writeAddress(addressOf(screen))}`;

const depth = (): number => {
  const state: unknown = history.state;
  return typeof state === 'number' ? state : 0;
};

export const useScreen = create<ScreenStore>((set, get) => {
  const show = (screen: Screen): void => set(({ opened }) => ({ screen, opened: opened + 1 }));
  addEventListener('popstate', () => show(screenAt(readAddress(location.hash))));
  return {
    screen: screenAt(readAddress(location.hash)),
    opened: 0,
    open: (screen) => {
      const samePlace = writeAddress(addressOf(screen)) === location.hash;
      if (samePlace) history.replaceState(depth(), '', urlOf(screen));
      else history.pushState(depth() + 1, '', urlOf(screen));
      show(screen);
    },
    replace: (screen) => {
      history.replaceState(depth(), '', urlOf(screen));
      show(screen);
    },
    back: () => {
      if (depth() > 0) history.back();
      else get().replace({ name: 'title' });
    },
  };
});
