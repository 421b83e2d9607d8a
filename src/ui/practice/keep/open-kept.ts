// Opens what was kept: only where it can stand.
import type { Start } from '../../../match/practice/practice-schema';
import { showToast } from '../../page/toast';
import type { Kept } from './kept-list';

/** Says why not, by the words that are given. */
export async function openKept(
  { start }: Kept,
  faults: Readonly<Record<'damaged' | 'cannotStand' | 'cannotBeTaken', string>>,
  onOpen: (start: Start) => void,
): Promise<void> {
  const { readStart } = await import('../../../match/practice/read-start');
  const read = readStart(start);
  if (read.ok) onOpen(read.start);
  else showToast({ text: faults[read.why] });
}
