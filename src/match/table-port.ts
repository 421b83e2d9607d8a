// What a page and a table in another thread tell each other.
import type { Recording } from '../physics/recording';
import type { TableRun } from '../scenarios/game';
import type { OnResult, TableWorker } from './table-worker';

/** Without a run, whatever is being computed is dropped. */
export type TableRequest = { readonly id: number; readonly run?: TableRun };
export type TableResult = { readonly id: number; readonly recording?: Recording | undefined };

/** One end of a line between two threads. */
export type Port<Sent, Heard> = {
  readonly send: (message: Sent) => void;
  readonly listen: (hear: (message: Heard) => void) => void;
};

/** The other end cannot be reached, or has broken. */
export type PagePort = Port<TableRequest, TableResult> & {
  readonly onBroken: (broken: () => void) => void;
};

type Asked = { readonly id: number; readonly run: TableRun; readonly onResult: OnResult };

/** The table at the other end; when that breaks, one of our own. */
export function tableAt(port: PagePort, own: TableWorker): TableWorker {
  let asked: Asked | undefined;
  let last = 0;
  let isBroken = false;
  port.listen(({ id, recording }) => {
    // What was dropped may have been on its way already.
    if (id !== asked?.id) return;
    const { onResult } = asked;
    asked = undefined;
    onResult(recording);
  });
  port.onBroken(() => {
    isBroken = true;
    if (asked) own.run(asked.run, asked.onResult);
    asked = undefined;
  });
  return {
    run: (run, onResult) => {
      if (isBroken) return own.run(run, onResult);
      const id = (last += 1);
      asked = { id, run, onResult };
      port.send({ id, run });
      return () => {
        if (asked?.id !== id) return;
        asked = undefined;
        port.send({ id });
      };
    },
  };
}

/** Computes whatever the page asks for last. */
export function serveTable(port: Port<TableResult, TableRequest>, table: TableWorker): void {
  let drop = (): void => {};
  port.listen(({ id, run }) => {
    drop();
    if (run) drop = table.run(run, (recording) => port.send({ id, recording }));
  });
}
