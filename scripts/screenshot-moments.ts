// Moments of a recorded match that are worth a picture, found by playing it.
import { command, runTable, startMatch, waitsFor, type LogEntry } from '../src/match/match';
import { tableViewOf } from '../src/match/table-view';
import { loadEngine } from '../src/physics/engine';
import { optionName } from '../src/scenarios/decisions';
import type { NewGame } from '../src/scenarios/setup';
import { viewFor } from '../src/scenarios/view';

type Stored = { readonly plan: NewGame; readonly log: readonly LogEntry[] };
/** How many entries lie before it, and the answer that brings it about. */
export type Moment = { readonly entries: number; readonly choice: string };

const CROWD = 3;

export async function momentOf(
  { plan, log }: Stored,
  kind: 'night' | 'duel' | 'rush',
): Promise<Moment> {
  await loadEngine();
  let match = startMatch(plan);
  for (const [entries, entry] of log.entries()) {
    const waits = waitsFor(match);
    const { half } = match.game.round;
    const step = 'table' in entry ? runTable(match) : command(match, entry.command);
    if (!step.ok) break;
    if ('command' in entry && waits.for === 'decision') {
      const { choice, flick } = entry.command;
      const after = waitsFor(step.match);
      const pours =
        after.for === 'table' &&
        after.run.launch.kind === 'rush' &&
        after.run.launch.zombies.length >= CROWD;
      if (
        (kind === 'night' && half === 'night') ||
        (kind === 'duel' && tableViewOf(viewFor(match.game, waits.seat)).lane) ||
        (kind === 'rush' && pours && !flick)
      )
        return { entries, choice: optionName(choice) };
    }
    match = step.match;
  }
  throw new Error(`The match has no ${kind}.`);
}
