// The page's spare table: in a thread of its own where there are any, else in slices between two pictures.
import { tableAt, type TableResult } from './table-port';
import { slicedTable, type TableWorker } from './table-worker';

let made: TableWorker | undefined;

/** One for the page, made when it is first needed: it loads an engine of its own. */
export const spareTable = (): TableWorker => (made ??= newTable());

/** One more, in a thread of its own. */
export function newTable(): TableWorker {
  const own = slicedTable((goOn) => void setTimeout(goOn));
  if (typeof Worker === 'undefined') return own;
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
  return tableAt(
    {
      send: (request) => worker.postMessage(request, { transfer: [] }),
      listen: (hear) =>
        worker.addEventListener('message', ({ data }: MessageEvent<TableResult>) => hear(data)),
      onBroken: (broken) => worker.addEventListener('error', broken),
    },
    own,
  );
}
