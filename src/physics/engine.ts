import RAPIER from '@dimforge/rapier3d-compat';

let loading: Promise<void> | undefined;
let ready = false;

/** Loads the engine; call and await it once before the first shot. */
export function loadEngine(): Promise<void> {
  loading ??= RAPIER.init().then(() => {
    ready = true;
  });
  return loading;
}

export function requireEngine(): void {
  if (!ready) throw new Error('The physics engine is not loaded: await loadEngine() first.');
}
