import { useEffect } from 'react';
import { useHandForDecision } from '../../../scene/hand/use-hand-for-decision';
import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { usePlaces } from './use-places';

/** Stands in for the picture: nothing can be shown, so the match goes on at once, in words and numbers. */
export function NoTable() {
  const t = useT();
  const { session, state, stage, decision } = usePlay();
  useEffect(() => {
    if (state.phase === 'shown') session.seen();
    if (state.beat && state.beat.length !== 'read') stage?.skipBeats();
  }, [session, state, stage]);
  // A breath that nobody sees cannot be timed.
  useHandForDecision(decision, undefined, usePlaces(), false);
  return <p className="play-no-table card">{t('play.noPicture')}</p>;
}
