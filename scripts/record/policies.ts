// Hands for matches that are to end in a certain way: the computer players, one that lets everything pass, and one
// that carries goods.
import { eagerCommand } from '../../src/bots/eager';
import { lookaheadPlayer, type Player } from '../../src/bots/lookahead';
import { randomCommand } from '../../src/bots/random';
import { suspiciousCommand } from '../../src/bots/suspicious';
import type { Means } from '../../src/scenarios/means';
import { courier } from './courier';

export const POLICY_NAMES = [
  'random',
  'eager',
  'suspicious',
  'lookahead',
  'idle',
  'courier',
] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

const QUIET: readonly Means['verb'][] = ['end', 'pass', 'skip', 'no', 'leave', 'wait', 'stay'];

/** Ends its turns at once, and does what it must. */
export const idle: Player = (_, { seat, decision }, random) => {
  const quiet = decision.options.filter(({ means }) => QUIET.includes(means.verb));
  const options = quiet.length > 0 ? quiet : decision.options;
  return randomCommand({ seat, decision: { ...decision, options } }, random);
};

/** A new hand for each match: some remember what they have planned. */
export const POLICIES: Readonly<Record<PolicyName, () => Player>> = {
  random: () => (_, state, random) => randomCommand(state, random),
  eager: () => eagerCommand,
  suspicious: () => suspiciousCommand,
  lookahead: () => lookaheadPlayer(),
  idle: () => idle,
  courier: () => courier,
};
