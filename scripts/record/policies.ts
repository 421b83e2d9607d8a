// Hands for matches that are to end in a certain way: the computer players, one that lets everything pass, one that
// carries goods, one that hunts the others, and one that falls out with its own.
import { eagerCommand } from '../../src/bots/eager';
import { lookaheadPlayer, type Player } from '../../src/bots/lookahead';
import { randomCommand } from '../../src/bots/random';
import { suspiciousCommand } from '../../src/bots/suspicious';
import type { Means } from '../../src/scenarios/means';
import { courier } from './courier';
import { hunter } from './hunter';

export const POLICY_NAMES = [
  'random',
  'eager',
  'suspicious',
  'lookahead',
  'idle',
  'courier',
  'hunter',
  'quarrelsome',
] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

const QUIET: readonly Means['verb'][] = ['end', 'pass', 'skip', 'no', 'leave', 'wait', 'stay'];

/** Ends its turns at once, and does what it must. */
export const idle: Player = (_, { seat, decision }, random) => {
  const quiet = decision.options.filter(({ means }) => QUIET.includes(means.verb));
  const options = quiet.length > 0 ? quiet : decision.options;
  return randomCommand({ seat, decision: { ...decision, options } }, random);
};

/** Accuses whomever it may, believes everybody else who does, and is idle otherwise: lives and people go (R283, R284). */
export const quarrelsome: Player = (match, state, random) => {
  const { seat, decision } = state;
  if (decision.kind === 'chooseSide') return randomCommand(state, random);
  const loud = decision.options.find(
    ({ means }) =>
      means.verb === 'accuse' || means.verb === 'seat' || (means.verb === 'thumb' && means.up),
  );
  return loud ? { seat, number: decision.number, choice: loud.id } : idle(match, state, random);
};

/** A new hand for each match: some remember what they have planned. */
export const POLICIES: Readonly<Record<PolicyName, () => Player>> = {
  random: () => (_, state, random) => randomCommand(state, random),
  eager: () => eagerCommand,
  suspicious: () => suspiciousCommand,
  lookahead: () => lookaheadPlayer(),
  idle: () => idle,
  courier: () => courier,
  hunter: () => hunter,
  quarrelsome: () => quarrelsome,
};
