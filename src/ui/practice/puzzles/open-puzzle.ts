// The table's engine is heavy: it comes with the first puzzle.
import { loadEngine } from '../../../physics/engine';
import type { PuzzleId } from '../../../match/puzzles/catalogue';
import { puzzleMatch } from '../../../match/puzzles/start';
import { localSession, type LocalSession } from '../../../match/seat-session';
import { openSession } from '../../../match/session';
import { defaultName } from '../../seats/default-name';
import { onceItMoves } from '../../sessions/once-it-moves';

export async function openPuzzle(id: PuzzleId): Promise<LocalSession> {
  await loadEngine();
  return localSession(openSession(puzzleMatch(id, defaultName), [], { later: onceItMoves }));
}
