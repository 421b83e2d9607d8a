// Keeps one question open about the aim: the newest counts, an aim that rests is asked about once, and while it
// moves it is asked about now and then.
import type { TableWorker } from '../../../match/table-worker';
import type { Recording } from '../../../physics/recording';
import type { TableRun } from '../../../scenarios/game';

export type Asking = {
  /** Equal keys, equal answers. */
  readonly key: string;
  readonly seeds: readonly number[];
  readonly run: (seed: number) => TableRun;
  readonly answer: (runs: readonly Recording[]) => void;
  /** The table cannot run it. */
  readonly refused?: () => void;
};

/** So many tries tell something already, while the aim goes on. */
export const FEW = 3;
/** Between two questions about an aim that moves, in ms: the page has to draw in between. */
const PAUSE = 16;

/** Calls back later, unless what it returns is called before. */
export type Later = (goOn: () => void, ms: number) => () => void;

export class OutlookDesk {
  private readonly table: () => TableWorker;
  private readonly later: Later;
  private wanted: Asking | undefined;
  private open: Asking | undefined;
  private runs: readonly Recording[] = [];
  private stop = (): void => {};

  constructor(table: () => TableWorker, later: Later) {
    this.table = table;
    this.later = later;
  }

  ask(asking: Asking | undefined): void {
    if (asking?.key === this.wanted?.key) return;
    this.wanted = asking;
    if (!asking) this.close();
    else if (!this.open) this.begin();
  }

  close(): void {
    this.stop();
    this.stop = () => {};
    this.open = undefined;
    this.wanted = undefined;
    this.runs = [];
  }

  private begin(): void {
    this.open = this.wanted;
    this.runs = [];
    this.next();
  }

  private next(): void {
    const { open } = this;
    const seed = open?.seeds[this.runs.length];
    if (!open || seed === undefined) return;
    this.stop = this.table().run(open.run(seed), (recording) => this.hear(open, recording));
  }

  private hear(open: Asking, recording: Recording | undefined): void {
    if (recording) this.runs = [...this.runs, recording];
    else open.refused?.();
    const enough = Math.min(FEW, open.seeds.length);
    const isDone = !recording || this.runs.length === open.seeds.length;
    if (this.runs.length >= enough) open.answer(this.runs);
    if (!isDone && (this.runs.length < enough || this.wanted?.key === open.key)) {
      this.next();
      return;
    }
    // What was asked meanwhile comes next; a question that is answered is not asked again.
    if (this.wanted?.key !== open.key) this.stop = this.later(() => this.begin(), PAUSE);
    else this.open = undefined;
  }
}
