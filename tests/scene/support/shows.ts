// Real shows: what a recorded match made the table do.
import { readFileSync } from 'node:fs';
import { command, runTable, startMatch, waitsFor, type LogEntry } from '../../../src/match/match';
import type { RecordedRun } from '../../../src/match/session';
import type { NewGame } from '../../../src/scenarios/setup';

type Stored = { readonly plan: NewGame; readonly log: readonly LogEntry[] };

export function goldenShows(name: string): RecordedRun[] {
  const { plan, log } = JSON.parse(readFileSync(`tests/golden/${name}.json`, 'utf8')) as Stored;
  const shows: RecordedRun[] = [];
  let match = startMatch(plan);
  for (const entry of log) {
    const waits = waitsFor(match);
    const step = 'table' in entry ? runTable(match) : command(match, entry.command);
    if (!step.ok) throw new Error(step.reason);
    if (step.recording && waits.for === 'table')
      shows.push({ run: waits.run, recording: step.recording });
    match = step.match;
  }
  return shows;
}
