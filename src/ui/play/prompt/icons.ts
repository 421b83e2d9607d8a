import type { Decision } from '../../../scenarios/decisions';
import { isIcon, type IconName } from '../art/Icon';

const OF_CHOICE: Readonly<Record<string, IconName>> = {
  back: 'back',
  skip: 'skip',
  end: 'end',
  wait: 'pause',
  attack: 'flick',
  leave: 'leave',
};

/** The sign of an action or an answer, where it has one. */
export function iconOf({ kind }: Decision, choice: string): IconName | undefined {
  const name = choice.startsWith('use:') ? choice.slice('use:'.length) : choice;
  if (kind === 'chooseAction' || kind === 'duelWeapon') {
    if (name === 'end') return 'end';
    return isIcon(name) ? name : undefined;
  }
  return OF_CHOICE[choice];
}
