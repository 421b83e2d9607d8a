import { both, type Both } from '../both';

/** A short chapter of the reference: a heading and a few paragraphs. */
export type HowSection = {
  readonly id: string;
  readonly title: Both;
  readonly text: readonly Both[];
};
type Pair = readonly [en: string, fr: string];

export const section = (id: string, title: Pair, ...text: readonly Pair[]): HowSection => ({
  id,
  title: both(...title),
  text: text.map((pair) => both(...pair)),
});
