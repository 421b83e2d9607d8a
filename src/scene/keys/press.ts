// A key that was pressed, as those who may take it see it.

/** What has the focus: something that is typed into, something that Space and Enter press, or neither. */
export type Focus = 'types' | 'presses' | 'nothing';

export type KeyPress = {
  /** What it prints, letters always small; or its name. */
  readonly key: string;
  /** Where it lies, whatever it prints. */
  readonly code: string;
  readonly shift: boolean;
  /** It is held down and repeats. */
  readonly held: boolean;
  /** With Ctrl, Alt or Meta: usually meant for the browser. */
  readonly isChord: boolean;
  /** With Ctrl or ⌘ and nothing else, as programs are told to undo. */
  readonly isCommand: boolean;
  readonly focus: Focus;
};

const TYPES = 'input, textarea, select, [contenteditable], [role="slider"], [role="spinbutton"]';
const PRESSES = 'button, a, summary, [role="button"], [role="tab"], [role="option"]';

export const isSpaceOrEnter = ({ key }: Pick<KeyPress, 'key'>): boolean =>
  key === ' ' || key === 'Enter';

/** Whoever has the focus keeps the keys that it needs itself; Escape leads out of it. */
export const isOfFocus = ({ key, focus }: KeyPress): boolean =>
  focus === 'types' ? key !== 'Escape' : focus === 'presses' && isSpaceOrEnter({ key });

function focusOf(target: EventTarget | null): Focus {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return 'nothing';
  if (target.closest(TYPES)) return 'types';
  return target.closest(PRESSES) ? 'presses' : 'nothing';
}

export const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key.length === 1 ? event.key.toLowerCase() : event.key,
  code: event.code,
  shift: event.shiftKey,
  held: event.repeat,
  isChord: event.ctrlKey || event.metaKey || event.altKey,
  isCommand: event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey,
  focus: focusOf(event.target),
});
