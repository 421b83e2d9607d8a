// Which sort of aim an offered flick is.
import type { Decision, Option } from '../../src/scenarios/decisions';
import { isFlicked, type FlickQuestion } from '../../src/scenarios/outlook';

export const SORTS = [
  'disc',
  'rifle left',
  'rifle right',
  'second bullet',
  'shotgun',
  'sniper',
  'knife',
  'bat',
  'pitch',
  'lane',
  'lane shotgun',
  'lane bat',
  'push out',
  'flare',
] as const;
export type Sort = (typeof SORTS)[number];

const OF_KIND: Readonly<Record<Exclude<FlickQuestion, 'aim' | 'duelTurn'>, Sort>> = {
  flickDisc: 'disc',
  secondTry: 'disc',
  flickBat: 'bat',
  pitch: 'pitch',
  throwOut: 'push out',
  driveOut: 'push out',
};

export function sortOf(decision: Decision, { flick, means }: Option): Sort | undefined {
  if (!flick) return undefined;
  if (decision.kind === 'flickFlare') return 'flare';
  if (!isFlicked(decision)) return undefined;
  if (decision.kind === 'duelTurn') {
    if (flick.launch === 'bat') return 'lane bat';
    return flick.launch === 'pellets' ? 'lane shotgun' : 'lane';
  }
  if (decision.kind !== 'aim') return OF_KIND[decision.kind];
  if (decision.about !== 'rifle') return decision.about;
  if (decision.options.some((one) => one.means.verb === 'skip')) return 'second bullet';
  return means.verb === 'shoot' && means.side === 'right' ? 'rifle right' : 'rifle left';
}
