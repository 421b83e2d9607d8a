export type Word = { readonly word: string; readonly line: number };
export type Index = {
  readonly words: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly least: number;
};
export type Run = { readonly line: number; readonly length: number; readonly words: string };

export function wordsOf(text: string): readonly Word[];
export function indexOf(text: string, least: number): Index;
export function sameRuns(index: Index, text: string, names?: ReadonlySet<string>): readonly Run[];
