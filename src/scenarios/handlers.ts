// Every task and the chapter that does it.
import type { Handlers } from './play';
import { accuseHandlers } from './rules/accuse';
import { actionHandlers } from './rules/actions';
import { batHandlers } from './rules/bat';
import { crossroadsHandlers } from './rules/crossroads';
import { doorHandlers } from './rules/doors';
import { duelHandlers } from './rules/duel';
import { duelSurvivorsHandlers } from './rules/duel-survivors';
import { duelZombieHandlers } from './rules/duel-zombie';
import { enteringHandlers } from './rules/entering';
import { escortHandlers } from './rules/escort';
import { exileHandlers } from './rules/exile';
import { flareHandlers } from './rules/flare';
import { lineUpHandlers } from './rules/line-up';
import { mealHandlers } from './rules/meal';
import { moveHandlers } from './rules/move';
import { lookingHandlers } from './rules/looking';
import { noiseHandlers } from './rules/noise';
import { passingHandlers } from './rules/passing';
import { pitchHandlers } from './rules/pitch';
import { pointBlankHandlers } from './rules/point-blank';
import { recruitHandlers } from './rules/recruits';
import { roundHandlers } from './rules/round';
import { rushHandlers } from './rules/rush';
import { secondMarkerHandlers } from './rules/second-marker';
import { secondTryHandlers } from './rules/second-try';
import { secretsHandlers } from './rules/secrets';
import { settleHandlers } from './rules/settle';
import { shootingHandlers } from './rules/shooting';
import { stealingHandlers } from './rules/stealing';
import { takeDropHandlers } from './rules/take-drop';
import { throwOutHandlers } from './rules/throw-out';
import { treatHandlers } from './rules/treat';
import { turnHandlers } from './rules/turn';
import { voteHandlers } from './rules/vote';

export const HANDLERS: Handlers = {
  ...turnHandlers,
  ...actionHandlers,
  ...moveHandlers,
  ...batHandlers,
  ...shootingHandlers,
  ...pointBlankHandlers,
  ...flareHandlers,
  ...takeDropHandlers,
  ...crossroadsHandlers,
  ...noiseHandlers,
  ...rushHandlers,
  ...duelHandlers,
  ...duelZombieHandlers,
  ...duelSurvivorsHandlers,
  ...throwOutHandlers,
  ...enteringHandlers,
  ...settleHandlers,
  ...roundHandlers,
  ...escortHandlers,
  ...stealingHandlers,
  ...mealHandlers,
  ...voteHandlers,
  ...accuseHandlers,
  ...exileHandlers,
  ...passingHandlers,
  ...secretsHandlers,
  ...lineUpHandlers,
  ...secondTryHandlers,
  ...pitchHandlers,
  ...lookingHandlers,
  ...secondMarkerHandlers,
  ...treatHandlers,
  ...doorHandlers,
  ...recruitHandlers,
};
