// The fixed texts of the screens.
import type { screens as English } from '../en/screens';
import { typeset } from './grammar';
import { play } from './play';
import { shell } from './shell';
import { title } from './title';

export const screens: typeof English = {
  ownName: 'Français',
  texts: { ...title, ...shell, ...play },
  typeset,
};
