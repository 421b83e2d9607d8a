import { useKeyLayer } from '../../scene/keys/useKeyLayer';

const takesAll = (): boolean => true;

/** While a sheet is open every key is its own and the browser's. */
export const useOwnKeys = (): void => useKeyLayer('dialog', takesAll);
