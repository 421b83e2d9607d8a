import { useCallback, useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isSpaceOrEnter } from '../../../scene/keys/press';
import { heldAfter, isSeen, type Hold, type HoldEvent } from './hold';

/** Whoever cannot hold sees it for so long. */
const AWHILE = 4000;

/** One of several buttons is held: which one, and whether long enough. */
export type Holding = {
  /** What is to be seen. */
  readonly seen?: string;
  /** What is pressed, seen or not yet. */
  readonly pressed?: string;
  /** What the button of each needs. */
  readonly buttonOf: (id: string) => ReturnType<typeof listeners>;
};

/** `after` is how long it has to be pressed, in ms, where a slip of the finger must show nothing. */
export function useHold(after = 0): Holding {
  const [now, setNow] = useState<{ readonly id: string; readonly hold: Hold }>();
  const tell = useCallback(
    (id: string, event: HoldEvent): void =>
      setNow((before) => {
        const hold = heldAfter(before?.id === id ? before.hold : undefined, event);
        if (hold) return before?.id === id && before.hold === hold ? before : { id, hold };
        return before?.id === id ? undefined : before;
      }),
    [],
  );
  const id = now?.id;
  const hold = now?.hold;
  useEffect(() => {
    if (id === undefined || hold === 'held') return undefined;
    const [event, wait] =
      hold === 'pressed' ? (['long', after] as const) : (['end', AWHILE] as const);
    const timer = setTimeout(() => tell(id, event), wait);
    return () => clearTimeout(timer);
  }, [id, hold, after, tell]);
  useEffect(() => (id === undefined ? undefined : onceAway(() => tell(id, 'end'))), [id, tell]);
  return {
    ...(now && isSeen(hold) && { seen: now.id }),
    ...(now && { pressed: now.id }),
    buttonOf: (whose) => listeners((event) => tell(whose, event)),
  };
}

/** Calls when the page is scrolled, hidden or left for another window: then nobody holds it any more. */
function onceAway(away: () => void): () => void {
  const ways = new AbortController();
  const { signal } = ways;
  document.addEventListener('scroll', away, { capture: true, signal });
  document.addEventListener('visibilitychange', away, { signal });
  addEventListener('blur', away, { signal });
  return () => ways.abort();
}

/** What a button tells of itself. */
export function listeners(tell: (event: HoldEvent) => void) {
  const end = (): void => tell('end');
  return {
    onPointerDown: (event: {
      readonly button: number;
      readonly pointerId: number;
      readonly currentTarget: Pick<Element, 'setPointerCapture'>;
    }): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      tell('press');
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
    onBlur: end,
    onContextMenu: (event: Pick<MouseEvent, 'preventDefault'>): void => event.preventDefault(),
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>): void => {
      if (!isSpaceOrEnter(event)) return;
      // Otherwise the browser makes a click of it.
      event.preventDefault();
      if (!event.repeat) tell('press');
    },
    onKeyUp: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
      if (!isSpaceOrEnter(event)) return;
      event.preventDefault();
      end();
    },
    onClick: ({ detail }: Pick<MouseEvent, 'detail'>): void => {
      if (detail === 0) tell('tap');
    },
  };
}
