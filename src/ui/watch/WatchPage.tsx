import { useEffect, useState } from 'react';
import type { Match } from '../../match/match';
import { openReplay, type Replay } from '../../match/replay';
import { useT } from '../i18n/useT';
import { Watching } from './Watching';
import './Watch.css';

type Props = { readonly match: Match; readonly onLeave: () => void };

/** A match from its log, from the first turn to the last: read once, then watched at will. */
export function WatchPage({ match, onLeave }: Props) {
  const t = useT();
  const [read, setRead] = useState(0);
  const [replay, setReplay] = useState<Replay>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    openReplay(match, (share) => wanted && setRead(share)).then(
      (opened) => wanted && setReplay(opened),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [match]);
  if (replay)
    return <Watching replay={replay} isOver={match.game.result !== undefined} onLeave={onLeave} />;
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
