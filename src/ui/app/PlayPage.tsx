import { lazy, Suspense, useState } from 'react';
import type { LocalSession } from '../../match/seat-session';
import { RunningMatch } from '../play/match/RunningMatch';

const WatchPage = lazy(async () => ({ default: (await import('../watch/WatchPage')).WatchPage }));

type Props = { readonly session: LocalSession; readonly onLeave: () => void };

/** The page of a match: played, or watched again from its log. */
export function PlayPage({ session, onLeave }: Props) {
  const [watching, setWatching] = useState<{ readonly from?: number | undefined }>();
  if (!watching)
    return (
      <RunningMatch session={session} onLeave={onLeave} onWatch={(from) => setWatching({ from })} />
    );
  return (
    <Suspense>
      <WatchPage session={session} from={watching.from} onLeave={() => setWatching(undefined)} />
    </Suspense>
  );
}
