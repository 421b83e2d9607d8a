import { markOf, TRIES, type Grade, type Mark } from '../../../match/practice/daily/grade';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import './TryMarks.css';

/** Told apart by their shape: a target that is hit, half a circle, an empty one, and a broken line for what is still to come. */
const SHAPES: Readonly<Record<Mark | 'open', string>> = {
  solved:
    'M12 2a10 10 0 1 0 .01 0ZM12 6.500a5.500 5.500 0 1 1-.01 0ZM12 9.500a2.500 2.500 0 1 0 .01 0Z',
  near: 'M12 2a10 10 0 0 1 0 20Z',
  wide: '',
  open: '',
};

/** How the tries went, one after the other. */
export function TryMarks({ grades }: { readonly grades: readonly Grade[] }) {
  const t = useT();
  const { daily } = useTexts().practice;
  const isSolved = grades.some(({ solved }) => solved);
  const marks = Array.from({ length: TRIES }, (_, index): Mark | 'open' => {
    const grade = grades[index];
    return grade ? markOf(grade) : 'open';
  }).filter((mark) => !isSolved || mark !== 'open');
  const told = marks.map((mark) => daily.marks[mark]).join(', ');
  return (
    <span className="try-marks">
      <span className="unseen">
        {t('shell.colon', { label: daily.tries })} {told}
      </span>
      {marks.map((mark, index) => (
        // Tries stay where they are.
        <svg key={`${index} ${mark}`} viewBox="0 0 24 24" aria-hidden="true" data-mark={mark}>
          <circle cx="12" cy="12" r="10" />
          <path d={SHAPES[mark]} />
        </svg>
      ))}
    </span>
  );
}
