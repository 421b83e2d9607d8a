// A match that is played and looked at after every step: no exception, no dead end, no broken
// promise, no secret told.
import type { Command } from '../scenarios/decisions';
import type { GameEvent } from '../scenarios/events';
import type { Game } from '../scenarios/game';
import { brokenPromises } from './invariants';
import { leaks } from './leaks';
import { command, runTable, waitsFor, type Asked, type Match } from './match';
import { NOTHING_YET, sum, tallyOf, type Tally } from './tally';
import type { Watch } from './twins/watch';

/** More than any match needs; a hand that is always refused is stuck too. */
const MOST_TRIES = 20_000;

export type Trial = {
  /** As far as it came, if it could begin at all. */
  readonly match: Match | undefined;
  readonly tally: Tally;
  /** After so many entries of the log. */
  readonly failure?: { readonly step: number; readonly reason: string };
};

/** Plays to the end, or until so many steps are done; who watches sees what is refused too. */
export function tryOut(
  start: () => Match,
  decide: (match: Match, state: Asked) => Command,
  steps = Infinity,
  watch: Watch = () => [],
): Trial {
  let reached: Match | undefined;
  let tally = NOTHING_YET;
  const failed = (reason: string): Trial => ({
    match: reached,
    tally,
    failure: { step: reached?.log.length ?? 0, reason },
  });
  try {
    let match = start();
    reached = match;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const state = waitsFor(match);
      if (state.for === 'nothing' || match.log.length >= steps) return { match, tally };
      const answered = state.for === 'decision' ? state.decision : undefined;
      if (answered?.options.length === 0) return failed(`${answered.kind} offers nothing`);
      const given = state.for === 'decision' ? decide(match, state) : undefined;
      const step = given ? command(match, given) : runTable(match);
      const watched = watch(match, given, step);
      if (watched.length > 0) return failed(watched.join('; '));
      // A random hand may choose a place where nothing fits; it is told so and tries again.
      if (!step.ok) continue;
      match = step.match;
      reached = match;
      tally = sum(tally, tallyOf(match.game, answered, step.events));
      const faults = faultsOf(match.game, step.events);
      if (faults.length > 0) return failed(faults.join('; '));
    }
    return failed(`no end after ${MOST_TRIES} tries`);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

const faultsOf = (game: Game, events: readonly GameEvent[]): string[] => [
  ...brokenPromises(game),
  ...game.seats.flatMap(({ id }) => leaks(game, id, events)),
];
