// The table alone, with a recorded match cut before a shot: what a playback does, without the game around it.
import { useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { readLog } from '../../../src/match/log';
import type { Match } from '../../../src/match/match';
import { openReplay, type Replay } from '../../../src/match/replay';
import type { RecordedRun } from '../../../src/match/session';
import { tableViewOf } from '../../../src/match/table-view';
import { loadEngine } from '../../../src/physics/engine';
import TableScene from '../../../src/scene/match/TableScene';
import { usePlayback } from '../../../src/scene/playback/store';
import { useTableSettings } from '../../../src/scene/settings';
import { viewFor } from '../../../src/scenarios/view';

export type TablePage = {
  readonly replay: Replay;
  /** Of each show in turn, how often it was said to have been seen. */
  readonly seen: () => readonly number[];
  readonly playback: typeof usePlayback;
  readonly settings: typeof useTableSettings;
};

declare global {
  var tablePage: TablePage | undefined;
}

const seen = new Map<RecordedRun, number>();

function Table({ replay }: { replay: Replay }) {
  const { game, pending, waits } = useSyncExternalStore(replay.subscribe, replay.state);
  const [show] = pending;
  const seat = waits.for === 'decision' ? waits.seat : (game.seats[0]?.id ?? '');
  const shown = useMemo(() => tableViewOf(viewFor(game, seat)), [game, seat]);
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <TableScene
        quality="low"
        label="the table"
        shown={shown}
        {...(show && { show })}
        onPlaybackEnd={() => {
          if (show) seen.set(show, (seen.get(show) ?? 0) + 1);
          replay.seen();
        }}
        onAnswer={() => {}}
        onReady={() => {}}
        onContextLost={() => {}}
      />
    </div>
  );
}

async function matchOf(): Promise<Match> {
  const read = readLog(await (await fetch('match.json')).text());
  if (!read.ok) throw new Error(read.reason);
  return read.match;
}

await loadEngine();
const replay = await openReplay(await matchOf());
globalThis.tablePage = {
  replay,
  seen: () => [...seen.values()],
  playback: usePlayback,
  settings: useTableSettings,
};
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Table replay={replay} />,
);
