import type { Decision, Option, OptionId } from '../../../scenarios/decisions';
import { needsHand } from './hands';

/** Which key gives which answer: numbers from 1 for the buttons that are there, a spot by its own, Escape for the way back. */
export function hotkeysOf(decision: Decision): ReadonlyMap<OptionId, string> {
  const options: readonly Option[] = decision.options;
  const isAlone = options.filter(needsHand).length === 1;
  const [back, others] = [options.filter(isBack), options.filter((option) => !isBack(option))];
  const numbered = others.filter((option) => !(isAlone && needsHand(option)));
  const keys = numbered.slice(0, 9).map(({ id, means }, index) => {
    const number = means.verb === 'slot' ? means.slot : index + 1;
    return [id, String(number)] as const;
  });
  return new Map([...keys, ...back.map(({ id }) => [id, 'Escape'] as const)]);
}

const isBack = ({ means }: Option): boolean => means.verb === 'back';

/** As it is printed on the key. */
export const keyName = (key: string): string => (key === 'Escape' ? 'Esc' : key);
