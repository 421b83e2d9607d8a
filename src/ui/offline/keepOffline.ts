// The game without a network: a worker keeps every file of the build. A new version waits for the next start.
import { useScreen } from '../screen';

/** A version that waits takes over only where nobody is in the middle of anything. */
const atTheDoor = (): boolean =>
  useScreen.getState().screen.name === 'title' && useScreen.getState().opened === 0;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  addEventListener('load', () => {
    serviceWorker
      .register(new URL('sw.js', document.baseURI))
      .then(({ waiting }) => {
        if (!waiting || !atTheDoor()) return;
        serviceWorker.addEventListener('controllerchange', () => {
          if (atTheDoor()) location.reload();
        });
        waiting.postMessage('takeOver', { transfer: [] });
      })
      // A browser that keeps nothing still plays.
      .catch(() => {});
  });
}
