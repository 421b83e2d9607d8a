// Every puzzle proved: a searching player finds a turn that solves it, its first ideas mostly do not, and doing nothing
// never does. `npm run puzzles` prints a line for each; names of puzzles after it choose some. `--write` keeps what was
// found as the solutions that the game shows and the tests play; `--ideas` leaves the search out.
import { readFileSync, writeFileSync } from 'node:fs';
import { PUZZLE_IDS, PUZZLES, isPuzzleId, type PuzzleId } from '../src/match/puzzles/catalogue';
import { POSITIONS } from '../src/match/puzzles/positions';
import { puzzleMatch } from '../src/match/puzzles/start';
import { loadEngine } from '../src/physics/engine';
import { optionName, type Command } from '../src/scenarios/decisions';
import { ended, firstIdeas, search } from './puzzles/search';
import { judged, type Line } from './puzzles/tries';

const SOLUTIONS = 'src/match/puzzles/solutions.json';

const written = (commands: readonly Command[]): object[] =>
  commands.map(({ choice, flick }) => ({ choice: optionName(choice), ...(flick && { flick }) }));

const told = (commands: readonly Command[]): string =>
  commands
    .map(({ choice, flick }) =>
      flick
        ? `${optionName(choice)} ${flick.direction}° ${flick.speed / 10} cm/s`
        : optionName(choice),
    )
    .join(', ');

function prove(id: PuzzleId, withSearch: boolean): Line | undefined {
  const puzzle = POSITIONS[id];
  const start: Line = { commands: [], match: puzzleMatch(id), events: [] };
  const idle = judged(puzzle, ended(puzzle, start)).is;
  const ideas = firstIdeas(puzzle, start);
  const solving = ideas.filter(({ solves }) => solves).length;
  const found = withSearch ? search(puzzle, start) : undefined;
  const isProved =
    idle === 'failed' && 2 * solving < ideas.length && (!withSearch || found?.line !== undefined);
  console.log(
    [
      isProved ? 'ok  ' : 'FAIL',
      id.padEnd(14),
      PUZZLES[id].scenario.padEnd(4),
      `nothing done: ${idle}`,
      `first ideas: ${solving} of ${ideas.length} solve`,
      ...(found ? [`search: ${found.line ? `found after ${found.tried} turns` : 'nothing'}`] : []),
      ...(found?.line ? [told(found.line.commands)] : []),
    ].join(' · '),
  );
  if (!isProved) process.exitCode = 1;
  return found?.line;
}

await loadEngine();
const words = process.argv.slice(2);
const chosen = words.filter(isPuzzleId);
const withSearch = !words.includes('--ideas');
for (const id of chosen.length > 0 ? chosen : PUZZLE_IDS) {
  const line = prove(id, withSearch);
  if (!line || !words.includes('--write')) continue;
  const kept: unknown = JSON.parse(readFileSync(SOLUTIONS, 'utf8'));
  const all = { ...(kept as object), [id]: written(line.commands) };
  writeFileSync(SOLUTIONS, `${JSON.stringify(all, undefined, 2)}\n`);
}
