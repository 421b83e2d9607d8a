// The browser's pointer events, handed to the router. Everything that can end a gesture ends it here.
import { onPicture } from '../camera/turned';
import type { Steering } from '../camera/steering';
import type { PointerRouter } from './pointer-router';
import type { Press } from './press';
import type { Rest } from './rest';
import { letGo } from './gesture';

const RIGHT = 2;

/** Returns what stops it. */
export function listen(
  canvas: HTMLCanvasElement,
  router: PointerRouter,
  steering: Steering,
  rest: Rest,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const captured = new Set<number>();
  canvas.style.touchAction = 'none';

  const pressOf = (event: PointerEvent): Press => {
    return {
      id: event.pointerId,
      at: onPicture({ x: event.clientX, y: event.clientY }, canvas.getBoundingClientRect()),
      time: event.timeStamp,
      isMain: event.button <= 0,
      shift: event.shiftKey,
    };
  };
  const free = (id: number): void => {
    captured.delete(id);
    if (canvas.hasPointerCapture(id)) canvas.releasePointerCapture(id);
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    does: (event: HTMLElementEventMap[Name]) => void,
  ): void => canvas.addEventListener(name, does, { signal, passive: false });

  on('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    captured.add(event.pointerId);
    const press = pressOf(event);
    router.down(press);
    rest.end();
    if (event.pointerType !== 'mouse' && router.isStill(press)) rest.press(press.at);
  });
  on('pointermove', (event) => {
    // A second button of the same mouse is no press of its own.
    if (event.buttons & RIGHT && letGo('rightClick')) return;
    if (captured.has(event.pointerId)) {
      // The browser may have held back some of the way.
      const path = event.getCoalescedEvents?.() ?? [];
      for (const step of path.length > 0 ? path : [event]) router.move(pressOf(step));
      if (!router.isStill(pressOf(event))) rest.end();
    } else if (event.pointerType === 'mouse') {
      const { at } = pressOf(event);
      canvas.style.cursor = router.hover(at) ?? '';
      rest.move(at);
    }
  });
  on('pointerup', (event) => {
    // The answer first: nothing may come between the finger and the flick.
    router.up(pressOf(event));
    rest.lift();
    free(event.pointerId);
  });
  on('pointercancel', (event) => {
    router.lose(event.pointerId);
    rest.end();
    free(event.pointerId);
  });
  on('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') rest.end();
  });
  on('lostpointercapture', (event) => {
    if (captured.delete(event.pointerId)) router.lose(event.pointerId);
  });
  on('contextmenu', (event) => {
    event.preventDefault();
    letGo('rightClick');
  });
  on('wheel', (event) => {
    event.preventDefault();
    rest.end();
    steering.wheel(event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY);
  });
  const gone = (): void => {
    letGo('blur');
    rest.end();
    for (const id of captured) router.lose(id);
  };
  globalThis.addEventListener('blur', gone, { signal });
  document.addEventListener('visibilitychange', gone, { signal });
  return () => {
    rest.end();
    stop.abort();
  };
}
