// The fixed texts of the screens: apart from the others, because the title is read before anything else has come.
import { typeset } from './grammar';
import { play } from './play';
import { shell } from './shell';
import { title } from './title';

export const screens = {
  /** Its own name, so that whoever needs it can find it. */
  ownName: 'English',
  texts: { ...title, ...shell, ...play },
  typeset,
};
