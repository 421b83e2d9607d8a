// What the browser says about pointers, handed on: everything that can end a gesture ends it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHand } from '../../src/scene/hand/hand';
import { listen } from '../../src/scene/hand/listen';
import { handQuestion, offerOf, tableHand, toPixel } from './support/table-hand';
import type { Vec2 } from '../../src/physics/table';

/** Above and left of the canvas, in pixels of the page. */
const EDGE = { left: 30, top: -700 };
const PIECE = { x: 60, y: 40 };
const BACK = { x: 60, y: 32 };

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
  const hand = tableHand(handQuestion({ it: { flick: offerOf() } }));
  const canvas = new FakeCanvas();
  const stop = listen(canvas as unknown as HTMLCanvasElement, hand.router, hand.steering);
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

test('nothing is heard any more once it is stopped', () => {
  const { stop, pull } = setUp();
  stop();
  pull();
  expect(grasp().phase).toBe('idle');
});
