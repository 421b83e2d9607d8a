// The starts of all scenarios, and for each the first question of every kind that its recorded matches ask.
import { readdirSync, readFileSync } from 'node:fs';
import {
  command,
  runTable,
  startMatch,
  waitsFor,
  type LogEntry,
  type Match,
} from '../../src/match/match';
import type { SavedMatch } from '../../src/match/saved-match';
import { saveOf } from '../../src/match/saves';
import { toldAt, type Told } from '../../src/match/session';
import type { Vec2 } from '../../src/physics/table';
import type { Option } from '../../src/scenarios/decisions';
import type { NewGame } from '../../src/scenarios/setup';

const GOLDEN = 'tests/golden';

export type Position = {
  readonly scenario: string;
  /** What is asked, or how many answers there are to the question that has most. */
  readonly asks: string;
  readonly save: SavedMatch;
  /** Where a disc lies that is to be flicked. */
  readonly disc?: Vec2;
};

type Stored = { readonly plan: NewGame; readonly log: readonly LogEntry[] };

/** Where there are so many answers, their buttons are counted too. */
const MANY = 5;

const askedIn = (match: Match): readonly string[] => {
  const waits = waitsFor(match);
  if (waits.for !== 'decision') return waits.for === 'table' ? [] : ['over'];
  const { kind, options, refused } = waits.decision;
  return [kind, ...(options.length >= MANY ? [`${kind} ${options.length}+${refused.length}`] : [])];
};

function discOf(match: Match): Vec2 | undefined {
  const waits = waitsFor(match);
  const options: readonly Option[] = waits.for === 'decision' ? waits.decision.options : [];
  return options.find(({ flick }) => flick)?.flick?.at;
}

export function positionsOf(scenario: string): Position[] {
  const found = new Map<string, Position>();
  const files = readdirSync(GOLDEN).filter((file) => file.startsWith(`${scenario}-`));
  for (const file of files) {
    const { plan, log } = JSON.parse(readFileSync(`${GOLDEN}/${file}`, 'utf8')) as Stored;
    let match = startMatch(plan);
    const told: Told[] = [];
    const look = (): void => {
      for (const asks of askedIn(match))
        if (!found.has(asks)) {
          const id = `${scenario}-${found.size}`;
          const disc = asks === 'flickDisc' ? discOf(match) : undefined;
          found.set(asks, { scenario, asks, save: saveOf(id, match, told), ...(disc && { disc }) });
        }
    };
    look();
    for (const [entry, made] of log.entries()) {
      const step = 'table' in made ? runTable(match) : command(match, made.command);
      if (!step.ok) throw new Error(`${file}: ${step.reason}`);
      match = step.match;
      told.push(toldAt(entry, made, step.events));
      look();
    }
  }
  return [...found.values()];
}
