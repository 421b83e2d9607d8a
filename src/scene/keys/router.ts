// The router of keys: every key goes to the first layer that wants it, however the page came to be.
import { isOfFocus, type KeyPress } from './press';

type Row = {
  readonly layer: string;
  /** Also with Ctrl, Alt or Meta. */
  readonly chords?: true;
  /** Also what a field types and a button is pressed by. */
  readonly overFocus?: true;
  /** The browser still does with it what it always does. */
  readonly browserToo?: true;
};

/** From the first that is asked to the last. */
const TABLE = [
  // Whoever hurries past a show must not answer by it, not even by a button.
  { layer: 'grace', chords: true, overFocus: true },
  { layer: 'dialog', chords: true, overFocus: true, browserToo: true },
  // Ctrl and ⌘ with a letter: whoever binds here takes no more than its own letter.
  { layer: 'command', chords: true },
  { layer: 'hand' },
  { layer: 'prompt' },
  { layer: 'page' },
  { layer: 'show', chords: true },
  // Its keys are known by where they lie. What a key prints comes first: a German ? lies on the key that zooms.
  { layer: 'table' },
] as const satisfies readonly Row[];
const ROWS: readonly (Row & { readonly layer: KeyLayer })[] = TABLE;

export type KeyLayer = (typeof TABLE)[number]['layer'];
/** Whether it took the key. */
export type TakesKey = (press: KeyPress) => boolean;
export type HearsKey = (press: KeyPress) => void;

export class KeyRouter {
  private readonly bindings = new Set<{ readonly layer: KeyLayer; readonly takes: TakesKey }>();
  private readonly hearers = new Set<{ readonly when: 'before' | 'after'; hears: HearsKey }>();

  /** Until what is returned is called; within a layer who came first is asked first. */
  bind(layer: KeyLayer, takes: TakesKey): () => void {
    const binding = { layer, takes };
    this.bindings.add(binding);
    return () => void this.bindings.delete(binding);
  }

  /** Hears every key and takes none: before anybody takes it, or after. */
  hear(when: 'before' | 'after', hears: HearsKey): () => void {
    const hearer = { when, hears };
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  }

  /** Whether the browser must not do anything else with the key; what somebody has taken already is only heard. */
  press(press: KeyPress, isTaken = false): boolean {
    this.tell('before', press);
    const row = isTaken ? undefined : ROWS.find((one) => this.takes(one, press));
    this.tell('after', press);
    return row !== undefined && !row.browserToo;
  }

  private takes({ layer, chords, overFocus }: (typeof ROWS)[number], press: KeyPress): boolean {
    if ((press.isChord && !chords) || (isOfFocus(press) && !overFocus)) return false;
    return [...this.bindings].some((one) => one.layer === layer && one.takes(press));
  }

  private tell(now: 'before' | 'after', press: KeyPress): void {
    for (const { when, hears } of this.hearers) if (when === now) hears(press);
  }
}
