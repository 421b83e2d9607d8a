// Where a program spends its time, by looking at its stack again and again.
import { Session, type Profiler } from 'node:inspector/promises';

const EVERY = 250;

export type Sample = {
  /** The functions on the stack, the innermost first, with the file each is in. */
  readonly stack: readonly { readonly name: string; readonly file: string }[];
  readonly microseconds: number;
};

/** Runs something and tells where it was, and for how long. */
export async function sampled(run: () => void): Promise<Sample[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: EVERY });
  await session.post('Profiler.start');
  run();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return samplesOf(profile);
}

function samplesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Sample[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const stackOf = (id: number): Sample['stack'] => {
    const frame = byId.get(id)?.callFrame;
    const caller = callers.get(id);
    const outer = caller === undefined ? [] : stackOf(caller);
    return frame ? [{ name: frame.functionName, file: frame.url }, ...outer] : outer;
  };
  const spent = new Map<number, number>();
  samples.forEach((id, index) => spent.set(id, (spent.get(id) ?? 0) + (timeDeltas[index] ?? 0)));
  return [...spent].map(([id, microseconds]) => ({ stack: stackOf(id), microseconds }));
}
