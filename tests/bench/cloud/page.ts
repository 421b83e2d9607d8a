// A page with nothing but the pool of tables: clouds of changing aims, beside the same shots one after the other.
import { loadEngine } from '../../../src/physics/engine';
import { done } from '../../../src/match/spread/job';
import { attemptsAt } from '../../../src/match/spread/spread';
import { chancesPool } from '../../../src/match/spread/tables';
import { startCloud, TRIES } from '../../../src/ui/practice/chances/cloud';
import { SETTING, SHAKING, shotAt } from './aim';

export type CloudTimes = {
  /** Until the first figures, and until all tries are in; in milliseconds, one each. */
  readonly first: readonly number[];
  readonly whole: readonly number[];
  /** The same tries here, one after the other. */
  readonly alone: readonly number[];
  /** Of the main thread, while clouds were made. */
  readonly longestTask: number;
};

declare global {
  var measureClouds: ((clouds: number) => Promise<CloudTimes>) | undefined;
}

/** Warm: tables of their own have loaded their engines, and every line has been run often. */
const WARM = 4;

globalThis.measureClouds = async (clouds) => {
  await loadEngine();
  const [first, whole, alone]: [number[], number[], number[]] = [[], [], []];
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  for (let index = -WARM; index < clouds; index += 1) {
    const shot = shotAt(60 + index);
    if (index === 0) {
      // What was computed here until now is a task of its own.
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.observe({ type: 'longtask' });
    }
    const times = await cloudOf(shot);
    observer
      .takeRecords()
      .forEach(({ duration }) => (longestTask = Math.max(longestTask, duration)));
    if (index < 0) {
      for (const attempt of attemptsAt(SETTING, shot, SHAKING, TRIES, shot.luck)) done(attempt);
      continue;
    }
    first.push(times.first);
    whole.push(times.whole);
  }
  observer.disconnect();
  for (let index = 0; index < clouds; index += 1) {
    const shot = shotAt(60 + index);
    const start = performance.now();
    for (const attempt of attemptsAt(SETTING, shot, SHAKING, TRIES, shot.luck)) done(attempt);
    alone.push(performance.now() - start);
  }
  return { first, whole, alone, longestTask };
};

function cloudOf(shot: ReturnType<typeof shotAt>): Promise<{ first: number; whole: number }> {
  return new Promise((resolve) => {
    const start = performance.now();
    let first: number | undefined;
    const stop = startCloud(chancesPool(), SETTING, shot, SHAKING, ({ tries }) => {
      const now = performance.now() - start;
      first ??= now;
      if (tries < TRIES) return;
      stop();
      resolve({ first, whole: now });
    });
  });
}
