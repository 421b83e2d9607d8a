import { useEffect } from 'react';
import type { TableView } from '../../match/table-view';
import type { Beat } from '../../match/stage/queue';
import { spotsAbout } from '../camera/moment';
import { panAt } from '../sound/notes';
import { play } from '../sound/speaker';
import { beatNotes } from './beat-notes';

/** A moment is heard once, from where it happens. */
export function BeatSound({ beat, shown }: { readonly beat: Beat; readonly shown: TableView }) {
  useEffect(() => {
    const [spot] = spotsAbout(shown, beat.about);
    const pan = spot ? panAt(spot.x) : 0;
    for (const { at, sound, strength } of beatNotes(beat)) play({ sound, strength, pan }, at);
    // Of the moment alone: what is shown meanwhile changes no sound.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [beat]);
  return null;
}
