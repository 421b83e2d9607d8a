// A table without a picture: a recorded match at one of its shots, with a bare body for everything that is drawn.
import { readFileSync } from 'node:fs';
import { Object3D } from 'three';
import { readLog } from '../../../src/match/log';
import { openReplay, type Replay } from '../../../src/match/replay';
import type { RecordedRun } from '../../../src/match/session';
import { tableViewOf, type TableView } from '../../../src/match/table-view';
import { pieceBody, registerPiece } from '../../../src/scene/pieces';
import { putAt } from '../../../src/scene/film/sample';
import { viewFor } from '../../../src/scenarios/view';

export type Stage = { readonly show: RecordedRun; readonly shown: TableView };

export async function openGolden(name: string): Promise<Replay> {
  const read = readLog(readFileSync(`tests/golden/${name}.json`, 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  return openReplay(read.match);
}

/** Goes on to the next shot that is wanted. */
export function stageOf(replay: Replay, wanted: (show: RecordedRun) => boolean): Stage {
  for (;;) {
    const {
      pending: [show],
      ended,
      game,
    } = replay.state();
    if (ended) throw new Error('The recorded match has no such show.');
    const shown = tableViewOf(viewFor(game, game.seats[0]?.id ?? ''));
    if (show && wanted(show)) return { show, shown };
    if (show) replay.seen();
    else replay.next();
  }
}

/** Draws what the town, the tower and a shot would draw; returns what clears it all away. */
export function draw({ show, shown }: Stage): () => void {
  const clearing: (() => void)[] = [];
  const add = (id: string): Object3D => {
    const body = new Object3D();
    clearing.push(registerPiece(id, body));
    return body;
  };
  for (const { id, pose } of shown.pieces) putAt(add(id), pose);
  for (const { id } of shown.indoors) add(id);
  for (const { id, x, y } of shown.layout.structures) add(id).position.set(x, 0, -y);
  for (const part of ['tower', 'strut', 'trapdoor']) add(part);
  for (const { id } of show.recording.tracks) if (!pieceBody(id)) add(id);
  return () => {
    for (const clear of clearing) clear();
  };
}

export function bodyOf(id: string): Object3D {
  const body = pieceBody(id);
  if (!body) throw new Error(`${id} is not drawn.`);
  return body;
}
