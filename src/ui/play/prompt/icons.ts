import type { Option } from '../../../scenarios/decisions';
import type { Means } from '../../../scenarios/means';
import type { IconName } from '../../art/signs';

const OF_VERB: Partial<Readonly<Record<Means['verb'], IconName>>> = {
  move: 'move',
  takeDrop: 'takeDrop',
  heal: 'heal',
  treat: 'heal',
  pitch: 'flick',
  pointBlank: 'pointBlank',
  flare: 'flare',
  accuse: 'thumb',
  thumb: 'thumb',
  face: 'face',
  end: 'end',
  back: 'back',
  skip: 'skip',
  wait: 'pause',
  strike: 'flick',
  leave: 'leave',
  slipOut: 'leave',
};

/** The sign of an action or an answer, where it has one. */
export function iconOf({ means }: Pick<Option, 'means'>): IconName | undefined {
  if (means.verb === 'use' || means.verb === 'weapon') return means.weapon;
  return OF_VERB[means.verb];
}
