// Choices that lead back to themselves.
import { waitsFor, type Match } from '../match/match';

export function kindOf(match: Match): string | undefined {
  const state = waitsFor(match);
  return state.for === 'decision' ? state.decision.kind : undefined;
}

/** A game is replaced piece by piece, so what nobody has touched is the same. */
const STATE = ['turn', 'survivors', 'zombies', 'things', 'markers', 'effects', 'facts'] as const;

/** Back at the same choice with nothing done: one could go on so for ever, and the zombies would never react. */
export const isIdle = (before: Match, now: Match): boolean =>
  kindOf(before) === 'chooseAction' &&
  kindOf(now) === 'chooseAction' &&
  STATE.every((part) => before.game[part] === now.game[part]);
