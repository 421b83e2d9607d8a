import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { tableViewOf } from '../../../match/table-view';
import { hasLivingHand } from '../../../scenarios/options';
import type { Placer } from '../../../scene/hand/placer';
import { probeGraphics } from '../../../scene/graphics';
import { ErrorBoundary } from '../../page/ErrorBoundary';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { useChosenQuality } from '../../settings/use-chosen-quality';
import type { Aimed } from '../../../scenarios/aimed';
import { aimText } from '../../../words/aim';
import { describeThing } from '../../../words/describe/thing';
import { TEXTS } from '../../../words/texts';
import { usePlay } from '../context';
import { NoTable } from './NoTable';
import { useForeseen } from '../use-foreseen';
import { usePlaces } from './use-places';

const TableScene = lazy(() => import('../../../scene/match/TableScene'));

type Props = {
  readonly placer?: Placer | undefined;
  /** Nobody answers a noise here. */
  readonly isCalm?: boolean;
};

/** The picture of the table, or a sentence that says why there is none: the match goes on in words. */
export function TableFrame({ placer, isCalm = false }: Props) {
  const t = useT();
  const { session, state, view, seat, decision, give } = usePlay();
  const [graphics] = useState(probeGraphics);
  const [lost, setLost] = useState(false);
  const [show] = state.pending;
  const { laid } = state;
  const shown = useMemo(() => {
    const lies = tableViewOf(view);
    return laid && lies.layout.town ? { ...lies, pieces: [...lies.pieces, ...laid] } : lies;
  }, [view, laid]);
  const foreseen = useForeseen();
  const placeable = usePlaces();
  const ready = useCallback(() => {}, []);
  const { language } = useLanguage();
  const tellAim = useCallback((aimed: Aimed) => aimText(aimed, language), [language]);
  const tellName = useCallback((id: string) => describeThing(view, id, language), [view, language]);
  const quality = useChosenQuality(graphics.renderer);
  if (!graphics.webgl2) return <NoTable />;
  return (
    <div className="play-table">
      <ErrorBoundary fallback={<NoTable />}>
        <Suspense fallback={<p className="play-loading">{t('play.loading')}</p>}>
          <TableScene
            label={t('play.label')}
            quality={quality}
            shown={shown}
            {...(show && { show })}
            beat={state.beat}
            {...(decision && { decision })}
            foreseen={isCalm ? undefined : foreseen}
            view={view}
            aimText={tellAim}
            nameText={tellName}
            knobText={TEXTS[language].aim.turnBat}
            placeable={placeable}
            living={hasLivingHand(view, seat)}
            placer={placer}
            onAnswer={give}
            onPlaybackEnd={session.seen}
            onReady={ready}
            onContextLost={setLost}
          />
        </Suspense>
      </ErrorBoundary>
      {lost && <p className="play-no-table card">{t('play.pictureLost')}</p>}
    </div>
  );
}
