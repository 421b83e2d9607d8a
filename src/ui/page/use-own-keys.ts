import { useKeyLayer } from '../../scene/keys/use-key-layer';

const takesAll = (): boolean => true;

/** While a sheet is open every key is its own and the browser's. */
export const useOwnKeys = (): void => useKeyLayer('dialog', takesAll);
