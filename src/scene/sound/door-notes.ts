// An X that moves is heard: planks come off one door and are nailed on another.
import type { Structure } from '../../physics/table';
import { panAt, type Note } from './notes';

/** The blows of a hammer, in seconds. */
const BLOWS = [0.22, 0.38] as const;

export function doorNotes(
  structures: readonly Pick<Structure, 'id' | 'x'>[],
  before: readonly string[],
  now: readonly string[],
): Note[] {
  const panOf = (id: string): number =>
    panAt(structures.find((structure) => structure.id === id)?.x ?? 60);
  const opened = before.filter((id) => !now.includes(id));
  const closed = now.filter((id) => !before.includes(id));
  return [
    ...opened.map((id): Note => ({ at: 0, sound: 'card', strength: 0.5, pan: panOf(id) })),
    ...closed.flatMap((id) =>
      BLOWS.map((at): Note => ({ at, sound: 'wood', strength: 0.8, pan: panOf(id) })),
    ),
  ];
}
