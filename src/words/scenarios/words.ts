import type { Both } from '../both';

/** What a scenario says about itself. Numbers that difficulty changes are left to the screen. */
export type ScenarioWords = {
  readonly title: Both;
  /** One line for a card in a list. */
  readonly teaser: Both;
  readonly story: Both;
  readonly objective: Both;
  readonly lost: Both;
  readonly special: readonly Both[];
  readonly teaches: Both;
};
