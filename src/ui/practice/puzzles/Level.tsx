import type { Level as Levels } from '../../../match/puzzles/catalogue';
import { useTexts } from '../../i18n/use-texts';

const HARDEST = 3;

/** How hard: in dots, and in a word. */
export function Level({ level }: { readonly level: Levels }) {
  const { levels } = useTexts().practice.puzzles;
  return (
    <span className="puzzle-level" data-level={level}>
      <span aria-hidden="true">{'●'.repeat(level) + '○'.repeat(HARDEST - level)}</span>{' '}
      {levels[level]}
    </span>
  );
}
