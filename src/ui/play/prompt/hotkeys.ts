import type { Decision } from '../../../scenarios/decisions';
import { needsHand } from './hands';

/** Which key gives which answer: numbers from 1 for the buttons that are there, Escape for the way back. */
export function hotkeysOf({ options }: Decision): ReadonlyMap<string, string> {
  const isAlone = options.filter(needsHand).length === 1;
  const numbered = options.filter(
    (option) => option.id !== 'back' && !(isAlone && needsHand(option)),
  );
  const keys = numbered.slice(0, 9).map(({ id }, index) => [id, String(index + 1)] as const);
  return new Map([...keys, ['back', 'Escape']]);
}

/** As it is printed on the key. */
export const keyName = (key: string): string => (key === 'Escape' ? 'Esc' : key);
