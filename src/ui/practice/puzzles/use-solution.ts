import { useEffect } from 'react';
import type { SolutionStep } from '../../../match/puzzles/solutions';
import type { MatchPage } from '../../play/context';

/** So long a question stands before the solution answers it, in ms: long enough to be read. */
const READING_MS = 1400;

/** Answers what is asked, one after the other, as the solution does. */
export function useSolution(
  steps: readonly SolutionStep[] | undefined,
  { state, session, decision }: MatchPage,
): void {
  const given = state.told.filter(({ of }) => of !== 'table').length;
  const step = decision && steps?.[given];
  useEffect(() => {
    if (!step) return undefined;
    const timer = setTimeout(() => void session.give(step), READING_MS);
    return () => clearTimeout(timer);
  }, [step, session]);
}
