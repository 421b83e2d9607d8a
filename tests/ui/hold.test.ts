// A secret is seen while it is held and not a moment longer; whoever cannot hold sees it for a while.
import { describe, expect, test } from 'vitest';
import { heldAfter, isSeen, type Hold, type HoldEvent } from '../../src/ui/play/handover/hold';
import { listeners } from '../../src/ui/play/handover/use-hold';

const after = (...events: readonly HoldEvent[]): Hold | undefined =>
  events.reduce<Hold | undefined>(heldAfter, undefined);

describe('what is held', () => {
  test('is seen once it was pressed long enough, and until it is let go', () => {
    expect(isSeen(after('press'))).toBe(false);
    expect(isSeen(after('press', 'long'))).toBe(true);
    expect(isSeen(after('press', 'long', 'end'))).toBe(false);
  });

  test('shows nothing after a slip of the finger', () => {
    expect(isSeen(after('press', 'end', 'long'))).toBe(false);
  });

  test('a screen reader sees it for a while, or until it asks again', () => {
    expect(isSeen(after('tap'))).toBe(true);
    expect(isSeen(after('tap', 'tap'))).toBe(false);
    expect(isSeen(after('tap', 'end'))).toBe(false);
  });
});

/** What a button tells, and what it keeps from the browser. */
function button() {
  const told: HoldEvent[] = [];
  const kept: string[] = [];
  const on = listeners((event) => told.push(event));
  const preventDefault = (): void => void kept.push('kept');
  return { on, told, kept, preventDefault };
}

describe('the button of a secret', () => {
  const currentTarget = { setPointerCapture: () => undefined };

  test('a pointer or a finger holds it; letting go and losing the pointer end it', () => {
    for (const end of [
      'onPointerUp',
      'onPointerCancel',
      'onLostPointerCapture',
      'onBlur',
    ] as const) {
      const { on, told } = button();
      on.onPointerDown({ button: 0, pointerId: 1, currentTarget });
      on[end]();
      expect(told).toEqual(['press', 'end']);
    }
  });

  test('only the main button of a mouse does, and no menu opens over it', () => {
    const { on, told, kept, preventDefault } = button();
    on.onPointerDown({ button: 2, pointerId: 1, currentTarget });
    on.onContextMenu({ preventDefault });
    expect(told).toEqual([]);
    expect(kept).toHaveLength(1);
  });

  test.each([' ', 'Enter'])('the key “%s” holds it as long as it is down', (key) => {
    const { on, told, kept, preventDefault } = button();
    on.onKeyDown({ key, repeat: false, preventDefault });
    on.onKeyDown({ key, repeat: true, preventDefault });
    on.onKeyUp({ key, preventDefault });
    expect(told).toEqual(['press', 'end']);
    expect(kept).toHaveLength(3);
  });

  test('other keys stay the browser’s, and the click of a pointer says nothing', () => {
    const { on, told, kept, preventDefault } = button();
    on.onKeyDown({ key: 'Tab', repeat: false, preventDefault });
    on.onKeyUp({ key: 'Tab', preventDefault });
    on.onClick({ detail: 1 });
    expect([...told, ...kept]).toEqual([]);
    on.onClick({ detail: 0 });
    expect(told).toEqual(['tap']);
  });
});
