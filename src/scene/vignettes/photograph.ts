// Where pictures are asked for. What this brings along is fetched with the first of them.
import type { Quality } from '../quality';
import { pictureOf, type PictureOf } from './pictures';
import { queueOf } from './queue';
import { studio } from './studio';

const order = queueOf(studio(), (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
});

/** An image's address; nothing where there is no picture to be had, or it is no longer wanted. */
export function photograph(
  of: PictureOf,
  quality: Quality,
  signal: AbortSignal,
): Promise<string | undefined> {
  const picture = pictureOf(of);
  return order(`${picture.name} ${quality}`, { ...picture, quality }, signal);
}
