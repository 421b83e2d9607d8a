// Parts of the picture that listen: run once without a picture, their effects at once, and let go again.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useKept } from '../../src/scene/camera/use-kept';
import { useCamera } from '../../src/scene/camera/wish';
import { useSuggestion } from '../../src/scene/camera/use-suggestion';
import { tellPlaying, tellStrutWaits, usePlayback } from '../../src/scene/playback/store';
import { useSkipping } from '../../src/scene/playback/use-skipping';
import { keys as router, listenTo } from '../../src/scene/keys/keys';
import { Rig } from '../../src/scene/camera/rig';
import { useHand } from '../../src/scene/hand/hand';
import { useTableKeys } from '../../src/scene/hand/use-table-keys';
import { useContextLoss } from '../../src/scene/use-context-loss';
import { useReducedMotion } from '../../src/scene/use-reduced-motion';

const { stops, three } = vi.hoisted(() => ({
  stops: [] as (() => void)[],
  three: { gl: { domElement: new EventTarget() }, invalidate: vi.fn<() => void>() },
}));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (effect: () => (() => void) | undefined) => {
    const stop = effect();
    if (stop) stops.push(stop);
  },
}));
vi.mock('@react-three/fiber', () => ({
  useThree: (pick: (state: typeof three) => unknown) => pick(three),
}));

/** A button or a field: Space and Enter mean something of their own there. */
class FakeControl extends EventTarget {
  closest(): this {
    return this;
  }
}

const canvas = three.gl.domElement;
/** A window of its own for each test. */
let keys: EventTarget;
let now = 0;
const atRest = usePlayback.getState();
beforeEach(() => {
  keys = new EventTarget();
  listenTo(
    {
      addEventListener: (name, hears) =>
        keys.addEventListener(name, (event) => hears(event as KeyboardEvent)),
    },
    router,
  );
  vi.stubGlobal('Element', FakeControl);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  usePlayback.setState(atRest, true);
});
afterEach(() => {
  letGo();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function run<T>(hook: () => T): T {
  const results: T[] = [];
  renderToStaticMarkup(
    createElement(() => {
      results.push(hook());
      return null;
    }),
  );
  return results[0] as T;
}
const letGo = (): void => {
  for (const stop of stops.splice(0)) stop();
};

const point = (type: string, x: number, y: number, pointerId = 1): boolean =>
  canvas.dispatchEvent(
    Object.assign(new Event(type), { pointerId, clientX: x, clientY: y, button: 0 }),
  );
const press = (key: string, repeat = false): Event => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    key,
    repeat,
    code: key,
  });
  keys.dispatchEvent(event);
  return event;
};
function show(): void {
  tellPlaying(true);
  now += 1000;
  run(() => useSkipping(true));
}
const skips = (): number => usePlayback.getState().skips;

test('Space and Enter end a show, each once; another key, or one held down, does not', () => {
  show();
  expect(press(' ').defaultPrevented).toBe(true);
  press('Enter');
  expect(skips()).toBe(2);
  press('Enter', true);
  expect(press('a').defaultPrevented).toBe(false);
  expect(skips()).toBe(2);
  letGo();
  press(' ');
  expect(skips()).toBe(2);
});

test('a key on a button is the button’s', () => {
  show();
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key: ' ' });
  Object.defineProperty(event, 'target', { value: new FakeControl() });
  keys.dispatchEvent(event);
  expect([event.defaultPrevented, skips()]).toEqual([false, 0]);
});

test('a tap ends a show; turning the camera, two fingers or a finger from before do not', () => {
  show();
  point('pointerup', 10, 10);
  expect(skips()).toBe(0);
  point('pointerdown', 10, 10);
  point('pointerup', 40, 10);
  expect(skips()).toBe(0);
  point('pointerdown', 10, 10, 1);
  point('pointerdown', 60, 10, 2);
  point('pointerup', 60, 10, 2);
  point('pointercancel', 10, 10, 1);
  point('pointerup', 10, 10, 1);
  expect(skips()).toBe(0);
  point('pointerdown', 10, 10);
  point('pointerup', 12, 10);
  expect(skips()).toBe(1);
});

test('a strut that waits is pulled first', () => {
  show();
  tellStrutWaits();
  press(' ');
  expect([usePlayback.getState().strut, skips()]).toEqual(['pulled', 0]);
  press(' ');
  expect(skips()).toBe(1);
});

test('nothing is heard while nothing is shown', () => {
  run(() => useSkipping(false));
  usePlayback.setState({ playing: true });
  press(' ');
  expect(skips()).toBe(0);
});

test('a picture that is lost is told, and drawn again when it comes back', () => {
  const changed = vi.fn<(lost: boolean) => void>();
  run(() => useContextLoss(changed));
  canvas.dispatchEvent(new Event('webglcontextlost'));
  expect(changed).toHaveBeenLastCalledWith(true);
  expect(three.invalidate).not.toHaveBeenCalled();
  canvas.dispatchEvent(new Event('webglcontextrestored'));
  expect(changed).toHaveBeenLastCalledWith(false);
  expect(three.invalidate).toHaveBeenCalledTimes(1);
  letGo();
  canvas.dispatchEvent(new Event('webglcontextlost'));
  expect(changed).toHaveBeenCalledTimes(2);
});

test('the camera follows a shot; one that was moved by hand stays where it is', () => {
  useCamera.setState({ suggested: 'behind', free: false });
  run(() => useSuggestion(undefined, true));
  expect(useCamera.getState().suggested).toBe('follow');
  useCamera.getState().nudge({ turn: 5 });
  run(() => useSuggestion(undefined, false));
  expect(useCamera.getState()).toMatchObject({ suggested: 'above', free: true });
});

describe('what has to be seen while the view is set by hand', () => {
  const byHand = { x: 30, y: 30, yaw: 10, pitch: 40, distance: 50 };
  const rigAt = (): Rig => {
    const rig = new Rig();
    rig.fly(byHand);
    return rig;
  };
  test('is framed, and the view comes back', () => {
    const rig = rigAt();
    useCamera.setState({ free: true, kept: undefined });
    run(() => useKept(rig, true));
    expect(useCamera.getState()).toMatchObject({ free: false, kept: byHand });
    rig.fly({ ...byHand, x: 90 });
    run(() => useKept(rig, false));
    expect(useCamera.getState()).toMatchObject({ free: true, kept: undefined });
    expect(rig.goesTo).toEqual(byHand);
  });
  test('whoever moves the camera meanwhile has it stay there', () => {
    const rig = rigAt();
    useCamera.setState({ free: true, kept: undefined });
    run(() => useKept(rig, true));
    useCamera.getState().nudge({ turn: 5 });
    const moved = { ...byHand, x: 90 };
    rig.fly(moved);
    run(() => useKept(rig, false));
    expect(useCamera.getState()).toMatchObject({ free: true, kept: undefined });
    expect(rig.goesTo).toEqual(moved);
  });
  test('a view of the game is not kept', () => {
    const rig = rigAt();
    useCamera.setState({ free: false, kept: undefined });
    run(() => useKept(rig, true));
    run(() => useKept(rig, false));
    expect(useCamera.getState().free).toBe(false);
  });
});

test.each([true, false])('motion is reduced where the device asks for it: %s', (matches) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query === '(prefers-reduced-motion: reduce)',
  }));
  expect(run(useReducedMotion)).toBe(matches);
});

test('the keys of the table are heard for as long as the hand is there', () => {
  run(() => useTableKeys(new Rig(), () => {}));
  const before = useHand.getState().nextTo;
  expect(press('KeyN').defaultPrevented).toBe(true);
  expect(useHand.getState().nextTo).toBe(!before);
  letGo();
  expect(press('KeyN').defaultPrevented).toBe(false);
});
