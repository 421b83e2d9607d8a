import { lazy, Suspense, useEffect, useState } from 'react';
import type { Summary } from '../../match/saves-summary';
import { useT } from '../i18n/use-t';
import { listSaves } from '../saves/database';
import { useScreen } from '../navigation/screen';
import './TitleMenu.css';

/** It names a scenario, so it comes with all the sentences of the game: only for whoever has a match to go on with. */
const loadContinue = () => import('./ContinueButton');
const ContinueButton = lazy(async () => ({ default: (await loadContinue()).ContinueButton }));

/** The way to the table. What there is nothing behind is not offered. */
export function TitleMenu() {
  const t = useT();
  const open = useScreen((store) => store.open);
  const [saves, setSaves] = useState<{ readonly any: boolean; readonly last?: Summary }>();
  useEffect(() => {
    void listSaves().then(async (all) => {
      const last = all.find(({ summary }) => summary && !summary.winner)?.summary;
      // With the button at hand the menu does not move when it comes.
      if (last) await loadContinue();
      setSaves({ any: all.length > 0, ...(last && { last }) });
    });
  }, []);
  return (
    <nav className="title-menu" aria-label={t('title.menu')} data-ready={Boolean(saves)}>
      {saves?.last && (
        <Suspense>
          <ContinueButton summary={saves.last} />
        </Suspense>
      )}
      <button
        type="button"
        className={saves?.last ? 'button' : 'button button-main'}
        onClick={() => open({ name: 'scenarios' })}
      >
        {t('title.play')}
      </button>
      <button type="button" className="button" onClick={() => open({ name: 'lesson' })}>
        {t('lesson.title')}
      </button>
      <button type="button" className="button" onClick={() => open({ name: 'practice' })}>
        {t('practice.title')}
      </button>
      <button type="button" className="button" onClick={() => open({ name: 'matches' })}>
        {saves?.any ? t('matches.title') : t('matches.open')}
      </button>
      <button type="button" className="button" onClick={() => open({ name: 'settings' })}>
        {t('settings.title')}
      </button>
    </nav>
  );
}
