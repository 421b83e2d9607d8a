/** What browser tests may ask the running scene. Reads only, so nothing costs a frame. */
export type TestHook = { frames(): number };

declare global {
  var flickfall: TestHook | undefined;
}

export function exposeTestHook(hook: TestHook): () => void {
  globalThis.flickfall = hook;
  return () => {
    if (globalThis.flickfall === hook) globalThis.flickfall = undefined;
  };
}
