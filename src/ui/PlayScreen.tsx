import { useEffect } from 'react';
import type { LocalSession } from '../match/seat-session';
import { useT } from './i18n/useT';
import { PlayPage } from './play/PlayPage';
import { keepMatch, useKeeper } from './saves/keeper';
import { useScreen } from './screen';
import { useWords } from './useWords';
import { scenarioWords } from '../words/scenarios';

/** The page of a match, kept after every decision. */
export function PlayScreen({ session }: { session: LocalSession }) {
  const t = useT();
  const say = useWords();
  const failed = useKeeper((store) => store.failed);
  const title = say(scenarioWords(session.plan.sheet.id).title);
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
