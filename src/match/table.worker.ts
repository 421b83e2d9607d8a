// The thread of a table of its own, with an engine of its own.
import { loadEngine } from '../physics/engine';
import { serveTable, type TableRequest } from './table-port';
import { slicedTable } from './table-worker';

const loading = loadEngine();
/** A message to itself waits behind those of the page and, unlike a timer, is never kept waiting. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

serveTable(
  {
    send: (result) => self.postMessage(result, { transfer: [] }),
    listen: (hear) =>
      self.addEventListener('message', ({ data }: MessageEvent<TableRequest>) => hear(data)),
  },
  slicedTable((goOn) => {
    waiting.push(goOn);
    // An engine that cannot be had is an error of this thread, and the page computes by itself.
    void loading.then(() => port2.postMessage(undefined), reportError);
  }),
);
