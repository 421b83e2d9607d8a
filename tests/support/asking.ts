// A question as the rulebook would put it, for tests of what a screen makes of it.
import type { Decision, Question } from '../../src/scenarios/decisions';

export const asking = (question: Question, number = 1): Decision => ({
  refused: [],
  ...question,
  number,
});
