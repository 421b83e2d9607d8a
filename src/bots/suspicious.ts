// An eager hand that trusts nobody: where it may accuse it often does, and its thumb is mostly up.
import type { Random } from '../physics/measure/random';
import type { Command } from '../scenarios/decisions';
import type { Means } from '../scenarios/means';
import type { Asked, Match } from '../match/match';
import { eagerCommand } from './eager';

/** How often it takes such an answer at once. */
const WARY: Partial<Readonly<Record<Means['verb'], number>>> = { accuse: 0.3, thumb: 0.8 };

export function suspiciousCommand(match: Match, state: Asked, random: Random): Command {
  const { seat, decision } = state;
  for (const { id, means } of decision.options)
    if (random.next() < (WARY[means.verb] ?? 0))
      return { seat, number: decision.number, choice: id };
  return eagerCommand(match, state, random);
}
