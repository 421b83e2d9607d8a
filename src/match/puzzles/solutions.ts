// One turn that solves each puzzle, found by `npm run puzzles`: shown to whoever asks for it, and played by a test.
import type { FlickNumbers, OptionId } from '../../scenarios/decisions';
import { optionId } from '../../scenarios/decisions';
import type { PuzzleId } from './catalogue';
import written from './solutions.json' with { type: 'json' };

/** An answer without what the session knows itself. */
export type SolutionStep = { readonly choice: OptionId; readonly flick?: FlickNumbers };

type Written = { readonly choice: string; readonly flick?: FlickNumbers };
const WRITTEN: Readonly<Record<PuzzleId, readonly Written[]>> = written;

export const solutionOf = (id: PuzzleId): readonly SolutionStep[] =>
  WRITTEN[id].map(({ choice, flick }) => ({ choice: optionId(choice), ...(flick && { flick }) }));
