import { useCallback, useEffect, useState } from 'react';
import { PUZZLE_IDS, type PuzzleId } from '../../../match/puzzles/catalogue';
import type { LocalSession } from '../../../match/seat-session';
import { useScreen } from '../../navigation/screen';
import { Loading } from '../../page/Loading';
import { openPuzzle } from './open-puzzle';
import { PuzzleTable } from './PuzzleTable';

type Opened = { readonly id: PuzzleId; readonly session: LocalSession; readonly watched: boolean };

/** A puzzle on a real table, once its engine has come; laid out anew as often as one likes. */
export function PuzzlePage({ id }: { readonly id: PuzzleId }) {
  /** What is on the table stays there until the next one is laid out. */
  const [opened, setOpened] = useState<Opened>();
  const { open, replace } = useScreen();
  const layOut = useCallback(
    (watched: boolean) =>
      void openPuzzle(id).then((session) => setOpened({ id, session, watched })),
    [id],
  );
  useEffect(() => layOut(false), [layOut]);
  if (opened?.id !== id) return <Loading />;
  const next = PUZZLE_IDS[PUZZLE_IDS.indexOf(id) + 1];
  return (
    <PuzzleTable
      id={id}
      session={opened.session}
      watched={opened.watched}
      onAgain={() => layOut(false)}
      onWatch={() => layOut(true)}
      onLeave={() => open({ name: 'puzzles' })}
      {...(next && { onNext: () => replace({ name: 'puzzle', puzzle: next }) })}
    />
  );
}
