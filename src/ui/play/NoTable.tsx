import { useEffect } from 'react';
import { firstAim, firstPlacing, offersOf } from '../../scene/flick/aiming';
import { useHand } from '../../scene/flick/hand';
import { useT } from '../i18n/useT';
import { usePlay } from './context';

const AHEAD = 90;

/** Stands in for the picture: nothing can be shown, so the match goes on at once, in words and numbers. */
export function NoTable() {
  const t = useT();
  const { session, state, decision, give } = usePlay();
  useEffect(() => {
    if (state.show) session.shown();
  }, [session, state.show]);
  useEffect(() => {
    const aiming = firstAim(offersOf(decision), AHEAD);
    const placing = firstPlacing(decision, undefined);
    useHand.setState({
      phase: 'idle',
      offers: offersOf(decision),
      answer: give,
      ...(aiming && { aiming }),
      ...(placing && { placing }),
    });
  }, [decision, give]);
  return <p className="play-no-table card">{t('play.noPicture')}</p>;
}
