// Pictures are made one after the other, when nothing else is to do, and kept.

/** What a picture is made with, for as long as pictures are wanted. */
export type Studio<Order> = {
  /** An image's address. */
  readonly take: (order: Order) => Promise<string>;
  /** Nothing was wanted for a while. */
  readonly rest: () => void;
};

export type Wait = (ms: number, then: () => void) => () => void;

/** So long the studio stays open for another picture, in ms. */
const OPEN = 4000;

/** Whoever asks for a picture gets it as soon as it is there, or nothing where it cannot be made or is no longer wanted. */
export function queueOf<Order>(
  studio: Studio<Order>,
  wait: Wait,
): (name: string, order: Order, signal: AbortSignal) => Promise<string | undefined> {
  const kept = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  let closing = (): void => {};
  let waiting = 0;

  async function made(
    name: string,
    order: Order,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    // prettier-ignore
    const known = kept.get(name);
    if (known !== undefined || signal.aborted) return known;
    try {
      const picture = await studio.take(order);
      kept.set(name, picture);
      return picture;
    } catch {
      return undefined;
    }
  }

  return async (name, order, signal) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    closing();
    waiting += 1;
    const before = last;
    const picture = (async () => {
      await before;
      return made(name, order, signal);
    })();
    last = picture;
    const result = await picture;
    waiting -= 1;
    if (waiting === 0) closing = wait(OPEN, studio.rest);
    return result;
  };
}
