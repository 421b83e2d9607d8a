import { PUZZLE_IDS, PUZZLES } from '../../../match/puzzles/catalogue';
import { Icon } from '../../art/Icon';
import { useTexts } from '../../i18n/use-texts';
import { useScreen } from '../../navigation/screen';
import { Page } from '../../page/Page';
import { Level } from './Level';
import { usePuzzleRecord } from './record';
import '../PracticePage.css';
import './PuzzlesPage.css';

/** What there is to be found out, from easy to hard, and what has been. */
export function PuzzlesPage() {
  const { practice, scenarios } = useTexts();
  const { doors, puzzles } = practice;
  const open = useScreen((store) => store.open);
  const record = usePuzzleRecord((store) => store.record);
  const solved = PUZZLE_IDS.filter((id) => record[id]?.solved).length;
  return (
    <Page title={doors.puzzles.title}>
      <p className="practice-intro">
        {puzzles.intro} <b>{puzzles.solvedOf(solved, PUZZLE_IDS.length)}</b>
      </p>
      <ol className="practice-doors puzzle-list">
        {PUZZLE_IDS.map((id, index) => {
          const { scenario, level } = PUZZLES[id];
          const entry = record[id];
          return (
            <li
              key={id}
              className="card practice-door"
              data-puzzle={id}
              data-solved={entry?.solved}
            >
              <p className="puzzle-where">
                <Level level={level} />
                <span>{scenarios[scenario].title}</span>
              </p>
              <h2>
                <button type="button" onClick={() => open({ name: 'puzzle', puzzle: id })}>
                  {index + 1} · {puzzles.list[id].title}
                </button>
              </h2>
              <p>{puzzles.list[id].text}</p>
              {entry && (
                <p className="puzzle-kept">
                  {entry.solved && (
                    <b>
                      <Icon name="end" />
                      {puzzles.solved}
                    </b>
                  )}{' '}
                  <span>{puzzles.tries(entry.tries)}</span>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Page>
  );
}
