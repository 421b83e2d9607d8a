// How many of a normal hand's tries solve a task, around the best aim that is found.
import { fullPullOf } from '../../src/match/hand/pull';
import type { Dealt } from '../../src/match/practice/daily/task';
import { judge } from '../../src/match/practice/goal';
import { shoot, type Shot } from '../../src/match/practice/shoot';
import { HANDS_BY_NAME, USUAL_WINDOW } from '../../src/match/spread/hands';
import { shaken } from '../../src/match/spread/shake';
import { by } from '../../src/physics/measure/order';
import { aimsAt, shotOf, type Aimed } from './aims';

export const BAND = { least: 0.15, most: 0.6 } as const;

const SHAKING = { hand: HANDS_BY_NAME.normal, full: fullPullOf(USUAL_WINDOW) };
/** First so many aims are looked for, spread over all that solve it with a steady hand. */
const KEPT = 5;
const FEW = 10;
/** Their numbers begin far from those by which an aim is chosen. */
const FIRST = 1000;
/** After so many tries what is always or never solved is given up. */
const GLANCE = 20;
const HOPELESS = 0.85;
const SCREEN = 60;
const CONFIRM = 200;
/** So few tries are off by some hundredths: between these a share is believed, as near to them it is looked at longer. */
const SURE = { least: 0.24, most: 0.51 } as const;
const NEAR = 0.12;
/** What is kept after many tries: a little within the band, for they are off as well. */
const KEPT_BAND = { least: 0.175, most: 0.575 } as const;

export type Screened =
  | { readonly ok: true; readonly share: number; readonly tries: number; readonly shot: Shot }
  | { readonly ok: false; readonly why: 'noAim' | 'hard' | 'easy'; readonly share?: number };

const isSolved = ({ setting, goal }: Dealt, shot: Shot): boolean => {
  const tried = shoot(setting, shot);
  return tried.ok && judge(goal, [tried.taken]);
};

/** Of so many tries, numbered from the first on: the same numbers shake the same way. */
function solvedOf(dealt: Dealt, aim: Aimed, first: number, count: number): number {
  let solved = 0;
  for (let index = first; index < first + count; index += 1) {
    const { numbers } = shaken(aim.offer, aim.numbers, SHAKING, 0, index);
    if (isSolved(dealt, shotOf(dealt, { ...aim, numbers }, index))) solved += 1;
  }
  return solved;
}

/** As many, evenly taken out of all. */
const spreadOver = <T>(all: readonly T[], count: number): readonly T[] =>
  all.length <= count
    ? all
    : all.filter(
        (_, at) =>
          Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
      );

/** The aim that forgives most, and how much of few tries. */
export function bestAim(
  dealt: Dealt,
): { readonly aim: Aimed; readonly solved: number } | undefined {
  const solving = [...aimsAt(dealt)].filter((aim) => isSolved(dealt, shotOf(dealt, aim, 0)));
  const [best] = spreadOver(solving, KEPT)
    .map((aim) => ({ aim, solved: solvedOf(dealt, aim, 0, FEW) }))
    .toSorted(
      by(
        ({ solved }) => -solved,
        ({ aim }) => solving.indexOf(aim),
      ),
    );
  return best;
}

export function screened(dealt: Dealt): Screened {
  const best = bestAim(dealt);
  if (!best) return { ok: false, why: 'noAim' };
  const { aim } = best;
  let tries = 0;
  let solved = 0;
  const share = (): number => solved / tries;
  // Other tries than those by which the aim was chosen.
  const more = (upTo: number): void => {
    solved += solvedOf(dealt, aim, FIRST + tries, upTo - tries);
    tries = upTo;
  };
  more(GLANCE);
  if (solved === 0 || solved >= GLANCE * HOPELESS) return out(share());
  more(SCREEN);
  if (share() < SURE.least || share() > SURE.most) {
    if (share() < SURE.least - NEAR || share() > SURE.most + NEAR) return out(share());
    more(CONFIRM);
    if (share() < KEPT_BAND.least || share() > KEPT_BAND.most) return out(share());
  }
  return { ok: true, share: share(), tries, shot: shotOf(dealt, aim, 0) };
}

const out = (share: number): Screened => ({
  ok: false,
  why: share < (BAND.least + BAND.most) / 2 ? 'hard' : 'easy',
  share,
});
