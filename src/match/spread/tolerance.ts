// How far an aim may be off: the same shot a little to the left and right, a little weaker and stronger.
import { quantiseAngle, quantiseSpeed } from '../../physics/measure/quantise';
import { clamp } from '../../physics/measure/vector';
import type { FlickNumbers, FlickOffer } from '../../scenarios/decisions';
import type { Setting } from '../practice/setting';
import type { Shot } from '../practice/shoot';
import type { Job } from './job';
import type { Result } from './results';
import { attemptsOf } from './tries';

export const STRIPS = ['direction', 'strength'] as const;
export type Strip = (typeof STRIPS)[number];

/** To either side: so many steps of so much, degrees or hundredths of full strength. */
export const STEPS = 20;
export const STEP: Readonly<Record<Strip, number>> = { direction: 0.5, strength: 1 };

export type Cell = { readonly strip: Strip; readonly step: number; readonly result: Result };

/** One cell each, from the middle outward, so that the near ones are known first. */
export function* toleranceJobs(setting: Setting, shot: Shot): Generator<Job<Cell>, void, void> {
  const attempts = attemptsOf(setting, shot);
  if (!attempts.ok || !shot.flick) return;
  const { numbers } = shot.flick;
  for (let away = 0; away <= STEPS; away += 1)
    for (const step of away === 0 ? [0] : [away, -away])
      for (const strip of STRIPS) {
        const job = attempts.attempt(moved(numbers, attempts.offer, strip, step), shot.luck, step);
        const cell = (result: Result): Cell => ({ strip, step, result });
        yield 'done' in job
          ? { done: cell(job.done.result) }
          : { run: job.run, judge: (recording) => cell(job.judge(recording).result) };
      }
}

function moved(
  numbers: FlickNumbers,
  { speed: [least, most] }: FlickOffer,
  strip: Strip,
  step: number,
): FlickNumbers {
  const by = step * STEP[strip];
  if (strip === 'strength') {
    const speed = numbers.speed + ((most - least) * by) / 100;
    return { ...numbers, speed: quantiseSpeed(clamp(speed, least, most)) };
  }
  const turned = (angle: number): number => quantiseAngle(angle + by);
  return {
    ...numbers,
    direction: turned(numbers.direction),
    ...(numbers.axis !== undefined && { axis: turned(numbers.axis) }),
    ...(numbers.aim !== undefined && { aim: turned(numbers.aim) }),
  };
}

/** How far to either side the result stays what it is in the middle; as far as was looked, where it never changes. */
export function slackOf(
  cells: readonly Cell[],
  strip: Strip,
): { less: number; more: number } | undefined {
  const at = new Map(
    cells.filter((one) => one.strip === strip).map((one) => [one.step, one.result]),
  );
  const middle = at.get(0);
  if (middle === undefined) return undefined;
  const reach = (sign: 1 | -1): number => {
    let step = 0;
    while (at.get(sign * (step + 1)) === middle) step += 1;
    return step * STEP[strip];
  };
  return { less: reach(-1), more: reach(1) };
}
