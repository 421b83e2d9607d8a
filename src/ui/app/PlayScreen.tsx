import { useEffect } from 'react';
import type { LocalSession } from '../../match/seat-session';
import { useT } from '../i18n/use-t';
import { PlayPage } from './PlayPage';
import { keepMatch, useKeeper } from '../saves/keeper';
import { useScreen } from '../navigation/screen';
import { useTexts } from '../i18n/use-texts';

/** The page of a match, kept after every decision. */
export function PlayScreen({ session }: { session: LocalSession }) {
  const t = useT();
  const { scenarios } = useTexts();
  const failed = useKeeper((store) => store.failed);
  const { title } = scenarios[session.plan.sheet.id];
  useEffect(() => keepMatch(session), [session]);
  useEffect(() => {
    document.title = `${title} · Flickfall`;
  }, [title]);
  return (
    <>
      <PlayPage session={session} onLeave={() => useScreen.getState().open({ name: 'title' })} />
      {failed && (
        <p className="card not-kept" role="alert">
          {t('matches.notSaved')}
        </p>
      )}
    </>
  );
}
