// The aim whose cloud is measured: John with a rifle in the town of S1, by a normal hand.
import { fullPullOf } from '../../../src/match/hand/pull';
import { settingOfScenario } from '../../../src/match/practice/setting';
import type { Shot } from '../../../src/match/practice/shoot';
import { HANDS_BY_NAME, USUAL_WINDOW, type Shaking } from '../../../src/match/spread/hands';

export const SETTING = settingOfScenario('s1');

export const shotAt = (direction: number): Shot => ({
  exercise: { of: 'shot', survivor: 'john', weapon: 'rifle' },
  luck: 7,
  flick: { choice: 'left', numbers: { direction, speed: 2500 } },
});

export const SHAKING: Shaking = { hand: HANDS_BY_NAME.normal, full: fullPullOf(USUAL_WINDOW) };
