// A secret that is seen for as long as it is held, as plain data: by pointer, finger or key; whoever cannot hold sees it for a while.

export type Hold =
  /** Pressed, and not long enough yet. */
  | 'pressed'
  | 'held'
  /** Asked for by something that cannot hold, such as a screen reader. */
  | 'awhile';

export type HoldEvent =
  | 'press'
  /** It has been pressed long enough. */
  | 'long'
  /** Pressed by whatever has neither pointer nor key. */
  | 'tap'
  /** Let go, lost, scrolled away, out of sight, or the while is over. */
  | 'end';

/** What is held after an event; nothing, and nothing is seen. */
export function heldAfter(now: Hold | undefined, event: HoldEvent): Hold | undefined {
  switch (event) {
    case 'press':
      return now ?? 'pressed';
    case 'long':
      return now === 'pressed' ? 'held' : now;
    case 'tap':
      return now ? undefined : 'awhile';
    case 'end':
      return undefined;
  }
}

export const isSeen = (hold: Hold | undefined): boolean => hold === 'held' || hold === 'awhile';
