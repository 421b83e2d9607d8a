// What is said of a thing on the table that somebody points at.
export type NameText = {
  readonly name: string;
  /** How far it is, what it is doing, which rule applies. */
  readonly lines: readonly string[];
  /** What may cost a life. */
  readonly danger?: string;
};
