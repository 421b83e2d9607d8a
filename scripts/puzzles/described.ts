import type { Command, Decision } from '../../src/scenarios/decisions';

/** Only what the question offers, each once, and never back to where one came from. */
export function fullyDescribed(decision: Decision, given: readonly Command[]): readonly Command[] {
  const seen = new Set<string>();
  return given.filter((one) => {
    const key = JSON.stringify(one);
    if (seen.has(key)) return false;
    seen.add(key);
    return decision.options.some(({ id, means }) => id === one.choice && means.verb !== 'face');
  });
}
