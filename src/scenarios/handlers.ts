// Every task and the chapter that does it.
import type { Handlers } from './play';
import { batHandlers } from './rules/bat';
import { enteringHandlers } from './rules/entering';
import { moveHandlers } from './rules/move';
import { noiseHandlers } from './rules/noise';
import { pointBlankHandlers } from './rules/point-blank';
import { roundHandlers } from './rules/round';
import { rushHandlers } from './rules/rush';
import { settleHandlers } from './rules/settle';
import { shootingHandlers } from './rules/shooting';
import { takeDropHandlers } from './rules/take-drop';
import { turnHandlers } from './rules/turn';

export const HANDLERS: Handlers = {
  ...turnHandlers,
  ...moveHandlers,
  ...batHandlers,
  ...shootingHandlers,
  ...pointBlankHandlers,
  ...takeDropHandlers,
  ...noiseHandlers,
  ...rushHandlers,
  ...enteringHandlers,
  ...settleHandlers,
  ...roundHandlers,
};
