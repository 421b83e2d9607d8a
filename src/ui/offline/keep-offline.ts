// The game without a network: a worker keeps every file of the build. A new version waits for the next start.
import { useScreen } from '../navigation/screen';

const ASK_EVERY_MS = 300;
const ASK_TIMES = 10;

/** A version that waits takes over only where nobody is in the middle of anything. */
const atTheDoor = (): boolean =>
  useScreen.getState().screen.name === 'title' && useScreen.getState().opened === 0;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register(new URL('sw.js', document.baseURI))
      .then(({ waiting }) => waiting && letIn(waiting))
      // A browser that keeps nothing still plays.
      .catch(() => {});
  });
}

/** Asks a few times: the page before this one may not be quite gone, and counts as somebody at the table. */
function letIn(worker: ServiceWorker): void {
  let asked = 0;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The address brings every screen back; only a match is never disturbed.
    if (useScreen.getState().screen.name !== 'play') location.reload();
  });
  const ask = (): void => {
    if (!atTheDoor() || worker.state !== 'installed' || asked === ASK_TIMES) return;
    asked += 1;
    worker.postMessage('takeOver', { transfer: [] });
    setTimeout(ask, ASK_EVERY_MS);
  };
  ask();
}
