import { useEffect, useState } from 'react';
import type { LocalSession, WatchedSession } from '../../match/seat-session';
import { useT } from '../i18n/use-t';
import { readAgain } from '../play/read-again';
import { Watching } from './Watching';
import './Watch.css';

type Props = {
  readonly session: LocalSession;
  /** Where an answer is about to be given; else from the beginning. */
  readonly from?: number | undefined;
  readonly onLeave: () => void;
};

/** A match from its log, from the first turn to the last: read once, then watched at will. */
export function WatchPage({ session, from, onLeave }: Props) {
  const t = useT();
  const [read, setRead] = useState(0);
  const [watched, setWatched] = useState<WatchedSession>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    readAgain(session, (share) => wanted && setRead(share)).then(
      (opened) => {
        if (!wanted) return;
        opened.goToEntry(from ?? 0);
        setWatched(opened);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [session, from]);
  if (watched) return <Watching session={watched} onLeave={onLeave} />;
  return (
    <main className="watch watch-opening">
      <section className="card">
        <h1>{t('play.watch.title')}</h1>
        {failed ? (
          <p role="alert">{t('play.watch.failed')}</p>
        ) : (
          <p>
            <label>
              {t('play.watch.reading')} <progress value={read} max={1} />
            </label>
          </p>
        )}
        <button type="button" className="button" onClick={onLeave}>
          {t('play.watch.leave')}
        </button>
      </section>
    </main>
  );
}
