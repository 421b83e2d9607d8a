import { MARKS, type MarkId } from './marks';
import './Mark.css';

/** A player's mark; whoever uses it says the name beside it. */
export function Mark({ mark }: { mark: MarkId }) {
  const { colour, path } = MARKS[mark];
  return (
    <svg className="mark" viewBox="-1 -1 26 26" aria-hidden="true">
      <path d={path} fill={colour} />
    </svg>
  );
}
