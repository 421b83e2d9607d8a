import { lazy, Suspense, useCallback, useState } from 'react';
import { probeGraphics } from '../../scene/graphics';
import { useT } from '../i18n/use-t';
import { useChosenQuality } from '../settings/use-chosen-quality';
import { ErrorBoundary } from '../page/ErrorBoundary';
import { loadTitleScene } from './load-title-scene';
import { SceneNotice } from './SceneNotice';
import './SceneFrame.css';

const TitleScene = lazy(loadTitleScene);

/** The live table behind the words, or one sentence that says why there is none. */
export function SceneFrame() {
  const t = useT();
  const [graphics] = useState(probeGraphics);
  const [ready, setReady] = useState(false);
  const [lost, setLost] = useState(false);
  const becomeReady = useCallback(() => setReady(true), []);
  const quality = useChosenQuality(graphics.renderer);
  if (!graphics.webgl2) return <SceneNotice>{t('scene.missing.noWebgl')}</SceneNotice>;

  return (
    <ErrorBoundary fallback={<SceneNotice>{t('scene.missing.failed')}</SceneNotice>}>
      <Suspense fallback={<p className="scene-loading">{t('scene.loading')}</p>}>
        <div className="scene-frame" data-quality={quality} data-shown={ready && !lost}>
          <TitleScene
            label={t('scene.label')}
            quality={quality}
            onReady={becomeReady}
            onContextLost={setLost}
          />
        </div>
      </Suspense>
      {lost && <SceneNotice>{t('scene.missing.lost')}</SceneNotice>}
    </ErrorBoundary>
  );
}
