import { lazy, Suspense, useState } from 'react';
import type { LocalSession } from '../../match/seat-session';
import { RunningMatch } from '../play/match/RunningMatch';

const WatchPage = lazy(async () => ({ default: (await import('../watch/WatchPage')).WatchPage }));

type Props = { readonly session: LocalSession; readonly onLeave: () => void };

/** The page of a match: played, or watched again from its log. */
export function PlayPage({ session, onLeave }: Props) {
  const [isWatched, setWatched] = useState(false);
  if (!isWatched)
    return <RunningMatch session={session} onLeave={onLeave} onWatch={() => setWatched(true)} />;
  return (
    <Suspense>
      <WatchPage session={session} onLeave={() => setWatched(false)} />
    </Suspense>
  );
}
