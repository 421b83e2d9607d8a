// The browser's pointer events, handed to the router. Everything that can end a gesture ends it here.
import type { Steering } from '../camera/steering';
import type { PointerRouter } from './pointer-router';
import type { Press } from './press';
import { letGo } from './gesture';

const RIGHT = 2;

/** Returns what stops it. */
export function listen(
  canvas: HTMLCanvasElement,
  router: PointerRouter,
  steering: Steering,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const captured = new Set<number>();
  canvas.style.touchAction = 'none';

  const pressOf = (event: PointerEvent): Press => {
    const { left, top } = canvas.getBoundingClientRect();
    return {
      id: event.pointerId,
      at: { x: event.clientX - left, y: event.clientY - top },
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
    router.down(pressOf(event));
  });
  on('pointermove', (event) => {
    // A second button of the same mouse is no press of its own.
    if (event.buttons & RIGHT && letGo('rightClick')) return;
    if (captured.has(event.pointerId)) {
      // The browser may have held back some of the way.
      const path = event.getCoalescedEvents?.() ?? [];
      for (const step of path.length > 0 ? path : [event]) router.move(pressOf(step));
    } else if (event.pointerType === 'mouse') {
      canvas.style.cursor = router.hover(pressOf(event).at) ?? '';
    }
  });
  on('pointerup', (event) => {
    // The answer first: nothing may come between the finger and the flick.
    router.up(pressOf(event));
    free(event.pointerId);
  });
  on('pointercancel', (event) => {
    router.lose(event.pointerId);
    free(event.pointerId);
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
    steering.wheel(event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY);
  });
  const gone = (): void => {
    letGo('blur');
    for (const id of captured) router.lose(id);
  };
  globalThis.addEventListener('blur', gone, { signal });
  document.addEventListener('visibilitychange', gone, { signal });
  return () => stop.abort();
}
