import { useEffect, useRef } from 'react';
import type { TableView } from '../../match/table-view';
import { doorNotes } from './door-notes';
import { play } from './speaker';

const NONE: NonNullable<TableView['closed']> = [];

/** Doors that have been closed and opened since they were last seen. */
export function DoorSound({ shown }: { readonly shown: Pick<TableView, 'closed' | 'layout'> }) {
  const { closed = NONE, layout } = shown;
  const before = useRef(closed);
  useEffect(() => {
    for (const note of doorNotes(layout.structures, before.current, closed)) play(note, note.at);
    before.current = closed;
  }, [closed, layout.structures]);
  return null;
}
