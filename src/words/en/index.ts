import { play } from './play';
import { shell } from './shell';
import { title } from './title';

export const en = { ...title, ...shell, ...play };
