import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { Session } from '../../match/session';
import { shownTo } from '../../match/shown';
import { probeGraphics } from '../../scene/graphics';
import { chooseQuality } from '../../scene/quality';
import { useT } from '../i18n/useT';
import { useSession } from './useSession';
import './PlayPage.css';

const TableScene = lazy(() => import('../../scene/play/TableScene'));

/** A running match: the table, and the words and buttons around it. */
export function PlayPage({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const t = useT();
  const { game, show, waits } = useSession(session);
  const [graphics] = useState(probeGraphics);
  const seat = waits.for === 'decision' ? waits.seat : (game.seats[0]?.id ?? '');
  const shown = useMemo(() => shownTo(game, seat), [game, seat]);
  const ready = useCallback(() => {}, []);
  const quality = chooseQuality({
    search: location.search,
    renderer: graphics.renderer,
    touch: matchMedia('(pointer: coarse)').matches,
  });
  return (
    <div className="play-page">
      <Suspense fallback={<p>{t('play.loading')}</p>}>
        <TableScene
          label={t('play.label')}
          quality={quality}
          shown={shown}
          {...(show && { show })}
          {...(!show && waits.for === 'decision' && { decision: waits.decision })}
          preview={session.preview}
          onAnswer={session.give}
          onShown={session.shown}
          onReady={ready}
          onContextLost={ready}
        />
      </Suspense>
      <button type="button" className="play-leave" onClick={onLeave}>
        {t('shell.leave')}
      </button>
    </div>
  );
}
