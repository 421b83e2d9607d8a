/** What a scenario says about itself. Numbers that difficulty changes are left to the screen. */
export type ScenarioWords = {
  readonly title: string;
  /** One line for a card in a list. */
  readonly teaser: string;
  readonly story: string;
  readonly objective: string;
  readonly lost: string;
  /** What it has of its own, in the order in which it is told. */
  readonly special: Readonly<Record<string, string>>;
  readonly teaches: string;
};
