// Taking pieces and putting them elsewhere, where that is allowed: on a practice table.
import type { Vec2 } from '../../physics/table';
import type { Target } from './targets';

export type Placer = {
  /** What can be taken. */
  readonly pieces: readonly Pick<Target, 'id' | 'at' | 'height' | 'radius'>[];
  /** A piece that a finger carries lies so many pixels before it: nobody looks through a finger. */
  readonly ahead: number;
  readonly onSelect: (id: string) => void;
  readonly onCarry: (id: string, at: Vec2) => void;
  readonly onDrop: (id: string, at: Vec2) => void;
  /** It was let go of nowhere: as if it had never been taken. */
  readonly onLose: (id: string) => void;
};
