// A screen that goes dark in the middle of somebody's long aim ends a match around one device.

/** Keeps the screen awake until the returned function is called; where that cannot be had, nothing happens. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let isWanted = true;
  let lock: WakeLockSentinel | undefined;
  // Whoever hides the page takes it away; it is asked for again when the page comes back.
  const take = async (): Promise<void> => {
    if (!isWanted || document.visibilityState !== 'visible') return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (isWanted) lock = taken;
      else await taken.release();
    } catch {
      // An empty battery, or a page in a frame: the device knows better.
    }
  };
  const again = (): void => void take();
  document.addEventListener('visibilitychange', again);
  void take();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release().catch(() => {});
  };
}
