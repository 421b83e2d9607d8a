// The rules in short, chapter by chapter.
import { acting } from './acting';
import { answering } from './answering';
import type { HowSection } from './section';

export const HOW_TO_PLAY: readonly HowSection[] = [...acting, ...answering];
export type { HowSection } from './section';
