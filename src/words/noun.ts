// A thing's name with what any language may need to fit it into a sentence.
export type Gender = 'm' | 'f';

export type Noun = {
  readonly word: string;
  /** For counts, where the language cannot guess it. */
  readonly plural?: string;
  /** A name of its own: no article. */
  readonly proper?: true;
  /** Where articles and endings agree with it. */
  readonly gender?: Gender;
  /** « Le hockeyeur »: its h is not skipped over. */
  readonly aspirated?: true;
};
