import { useState } from 'react';

const NONE: readonly string[] = [];

/** Which doors bear an X that did not before. */
export const newlyClosed = (before: readonly string[], now: readonly string[]): readonly string[] =>
  now.filter((id) => !before.includes(id));

/** Those that were closed when the doors last changed. */
export function useDoorNews(closed: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState({ closed, news: NONE });
  if (seen.closed !== closed) setSeen({ closed, news: newlyClosed(seen.closed, closed) });
  return seen.news;
}
