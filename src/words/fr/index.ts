import { play } from './play';
import { shell } from './shell';
import { title } from './title';

export const fr = { ...title, ...shell, ...play };
