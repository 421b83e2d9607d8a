// What the browser says about pointers, handed on: everything that can end a gesture ends it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UPRIGHT } from '../../src/physics/measure/quaternion';
import { aimAt, useHand } from '../../src/scene/hand/hand';
import { listen } from '../../src/scene/hand/listen';
import { Rest, useNamed } from '../../src/scene/hand/rest';
import type { NamedThing } from '../../src/scene/hand/things';
import { useTurned } from '../../src/scene/camera/turned';
import { handQuestion, offerOf, tableHand, toPixel } from './support/table-hand';
import type { Vec2 } from '../../src/physics/table';

/** Above and left of the canvas, in pixels of the page. */
const EDGE = { left: 30, top: -700, right: 1310, bottom: 20 };
const PIECE = { x: 60, y: 40 };
const BACK = { x: 60, y: 32 };

/** Far from what is flicked. */
const THERE = { x: 100, y: 70 };
const BARREL: NamedThing = {
  id: 'barrel-1',
  boxes: [{ centre: [100, 2, -70], half: [1.5, 2, 1.5], turn: UPRIGHT }],
};

/** As much of a canvas as pointers need. */
class FakeCanvas extends EventTarget {
  readonly style = { touchAction: '', cursor: '' };
  readonly captured = new Set<number>();
  getBoundingClientRect = () => EDGE;
  setPointerCapture = (id: number): void => void this.captured.add(id);
  hasPointerCapture = (id: number): boolean => this.captured.has(id);
  releasePointerCapture = (id: number): void => void this.captured.delete(id);
}

const window = new EventTarget();
const document = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', document);
});
afterEach(() => vi.unstubAllGlobals());

function setUp() {
  const hand = tableHand(handQuestion({ it: { flick: offerOf() } }), { things: [BARREL] });
  const canvas = new FakeCanvas();
  const rest = new Rest((at, by) => hand.router.named(at, by));
  const stop = listen(canvas as unknown as HTMLCanvasElement, hand.router, hand.steering, rest);
  const event = (name: string, at: Vec2, more: object = {}): Event => {
    const { x, y } = toPixel(at);
    return Object.assign(new Event(name, { cancelable: true }), {
      pointerId: 1,
      pointerType: 'mouse',
      clientX: x + EDGE.left,
      clientY: y + EDGE.top,
      button: 0,
      buttons: 1,
      shiftKey: false,
      ...more,
    });
  };
  const send = (name: string, at: Vec2 = PIECE, more?: object): Event => {
    const sent = event(name, at, more);
    canvas.dispatchEvent(sent);
    return sent;
  };
  const pull = (): void => {
    send('pointerdown');
    send('pointermove', BACK);
  };
  return { hand, canvas, stop, event, send, pull };
}
const grasp = () => useHand.getState().grasp;

test('a press is captured, a pull aims, letting go answers and frees the pointer', () => {
  const { hand, canvas, send, pull } = setUp();
  expect(canvas.style.touchAction).toBe('none');
  pull();
  expect([...canvas.captured]).toEqual([1]);
  expect(grasp()).toMatchObject({ phase: 'aiming', finger: toPixel(BACK) });
  send('pointerup', BACK);
  expect(hand.answers).toHaveLength(1);
  expect([...canvas.captured]).toEqual([]);
});

test('the way that the browser held back counts', () => {
  const { event, send } = setUp();
  send('pointerdown');
  const path = [event('pointermove', { x: 60, y: 36 }), event('pointermove', BACK)];
  send('pointermove', BACK, { getCoalescedEvents: () => path });
  expect(grasp()).toMatchObject({ finger: toPixel(BACK), trail: { length: 3 } });
});

test.each<[string, (table: ReturnType<typeof setUp>) => unknown]>([
  ['rightClick', ({ send }) => send('pointermove', BACK, { buttons: 3 })],
  ['rightClick', ({ send }) => send('contextmenu')],
  ['pointerLost', ({ send }) => send('pointercancel')],
  ['pointerLost', ({ send }) => send('lostpointercapture')],
  ['blur', () => window.dispatchEvent(new Event('blur'))],
  ['blur', () => document.dispatchEvent(new Event('visibilitychange'))],
])('ends by %s', (why, end) => {
  const table = setUp();
  table.pull();
  end(table);
  expect(grasp()).toEqual({ phase: 'cancelled', why });
  expect(table.hand.answers).toEqual([]);
  table.stop();
});

test('a pointer that was freed is not lost once more', () => {
  const { hand, send, pull } = setUp();
  pull();
  send('pointerup', BACK);
  send('lostpointercapture');
  expect([hand.answers.length, grasp().phase]).toEqual([1, 'given']);
});

test('a mouse without a button shows what it is over, a finger that hovers does not', () => {
  const { canvas, send } = setUp();
  send('pointermove', PIECE, { buttons: 0 });
  expect(canvas.style.cursor).toBe('grab');
  send('pointermove', { x: 100, y: 70 }, { buttons: 0, pointerType: 'pen' });
  expect(canvas.style.cursor).toBe('grab');
  send('pointermove', { x: 100, y: 70 }, { buttons: 0 });
  expect(canvas.style.cursor).toBe('');
});

test('on a page that lies upside down a pull goes where the finger goes', () => {
  const { hand, send } = setUp();
  useTurned.setState({ turned: true });
  const { x, y } = toPixel(PIECE);
  const across = { clientX: EDGE.right - x, clientY: EDGE.bottom - y };
  send('pointerdown', PIECE, across);
  send('pointermove', PIECE, { ...across, clientY: across.clientY - 80 });
  useTurned.setState({ turned: false });
  expect(grasp()).toMatchObject({ phase: 'aiming', finger: toPixel(BACK) });
  expect(hand.turns).toEqual([]);
});

test('the wheel zooms, in lines as in pixels, and no menu opens', () => {
  const { hand, send } = setUp();
  const orbit = { x: 0, y: 0, yaw: 0, pitch: 50, distance: 100 };
  expect(send('wheel', PIECE, { deltaMode: 0, deltaY: 33 }).defaultPrevented).toBe(true);
  send('wheel', PIECE, { deltaMode: 1, deltaY: 1 });
  const [byPixels, byLines] = hand.turns.map((turn) => turn(orbit).distance);
  expect(byPixels).toBeGreaterThan(100);
  expect(byLines).toBe(byPixels);
  expect(send('contextmenu').defaultPrevented).toBe(true);
});

describe('what lies there is named', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const named = () => useNamed.getState().named?.id;
  const mouse = { buttons: 0 };
  const touch = { pointerType: 'touch' };

  test('when a mouse rests on it, and no longer than that', () => {
    const { stop, send } = setUp();
    send('pointermove', THERE, mouse);
    vi.advanceTimersByTime(300);
    send('pointermove', { x: 100.5, y: 70 }, mouse);
    vi.advanceTimersByTime(300);
    expect(named()).toBeUndefined();
    vi.advanceTimersByTime(100);
    expect(named()).toBe('barrel-1');
    send('pointermove', { x: 101, y: 70 }, mouse);
    expect(named()).toBe('barrel-1');
    send('pointermove', { x: 110, y: 70 }, mouse);
    expect(named()).toBeUndefined();
    send('pointermove', THERE, mouse);
    send('pointerleave', THERE, mouse);
    vi.advanceTimersByTime(1000);
    expect(named()).toBeUndefined();
    stop();
  });

  test('when a finger stays on it; it stays named until the next press', () => {
    const { hand, stop, send } = setUp();
    send('pointerdown', THERE, touch);
    vi.advanceTimersByTime(500);
    expect(named()).toBeUndefined();
    vi.advanceTimersByTime(50);
    expect(named()).toBe('barrel-1');
    send('pointerup', THERE, touch);
    expect(named()).toBe('barrel-1');
    expect([hand.answers, hand.turns]).toEqual([[], []]);
    send('pointerdown', { x: 20, y: 20 }, touch);
    expect(named()).toBeUndefined();
    stop();
  });

  test.each<[string, (table: ReturnType<typeof setUp>) => void]>([
    ['a tap', ({ send }) => send('pointerup', THERE, touch)],
    ['a drag', ({ send }) => send('pointermove', { x: 103, y: 70 }, touch)],
    ['a second finger', ({ send }) => send('pointerdown', { x: 20, y: 20 }, { ...touch, pointerId: 2 })], // prettier-ignore
    ['the wheel', ({ send }) => send('wheel', THERE, { deltaMode: 0, deltaY: 1 })],
  ])('but not by %s', (_, does) => {
    const table = setUp();
    table.send('pointerdown', THERE, touch);
    vi.advanceTimersByTime(100);
    does(table);
    vi.advanceTimersByTime(2000);
    expect(named()).toBeUndefined();
    table.stop();
  });

  test('nor while one aims: there the help of the aim speaks', () => {
    const { hand, stop, send } = setUp();
    aimAt(40);
    send('pointermove', THERE, mouse);
    vi.advanceTimersByTime(2000);
    expect(named()).toBeUndefined();
    hand.ask(handQuestion({ it: { flick: offerOf() } }));
    send('pointermove', { x: 100.2, y: 70 }, mouse);
    vi.advanceTimersByTime(2000);
    expect(named()).toBe('barrel-1');
    send('pointerdown');
    send('pointermove', BACK);
    vi.advanceTimersByTime(2000);
    expect([named(), grasp().phase]).toEqual([undefined, 'aiming']);
    stop();
  });
});

test('nothing is heard any more once it is stopped', () => {
  const { stop, pull } = setUp();
  stop();
  pull();
  expect(grasp().phase).toBe('idle');
});
