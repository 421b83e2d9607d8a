// The cloud: many slightly shaken tries of one aim, and the share of each result. Figures grow as tries come in, in
// whatever order; in the end they are the same.
import { by } from '../../physics/measure/order';
import type { Setting } from '../practice/setting';
import type { Shot } from '../practice/shoot';
import type { Shaking } from './hands';
import { done } from './job';
import { RESULTS, type Result } from './results';
import { attemptsOf, shakenAttempt, type Attempt, type Try } from './tries';

export type Share = { readonly result: Result; readonly count: number; readonly share: number };

/** The most frequent first. */
export function sharesOf(tries: readonly Pick<Try, 'result'>[]): readonly Share[] {
  return RESULTS.map((result) => {
    const count = tries.filter((one) => one.result === result).length;
    return { result, count, share: tries.length === 0 ? 0 : count / tries.length };
  })
    .filter(({ count }) => count > 0)
    .toSorted(
      by(
        ({ count }) => -count,
        ({ result }) => RESULTS.indexOf(result),
      ),
    );
}

/** The tries of a shot, for whoever runs them. */
export function* attemptsAt(
  setting: Setting,
  shot: Shot,
  shaking: Shaking,
  tries: number,
  seed: number,
): Generator<Attempt, void, void> {
  const attempts = attemptsOf(setting, shot);
  if (!attempts.ok || !shot.flick) return;
  for (let index = 0; index < tries; index += 1)
    yield shakenAttempt(attempts, shot.flick.numbers, shaking, seed, index);
}

/** All of them here, one after the other. */
export function* spread(
  setting: Setting,
  shot: Shot,
  shaking: Shaking,
  tries: number,
  seed: number,
): Generator<Try, void, void> {
  for (const attempt of attemptsAt(setting, shot, shaking, tries, seed)) yield done(attempt);
}
