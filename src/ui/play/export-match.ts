import { withDay } from '../../match/played-at';
import type { LocalSession } from '../../match/seat-session';
import { download } from '../device/download';

/** Hands the whole match to the player as a file. */
export const exportMatch = ({ plan, written }: LocalSession): void =>
  download(`flickfall-${plan.sheet.id}-${plan.seed}.json`, withDay(written(), Date.now()));
