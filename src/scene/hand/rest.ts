// A mouse that rests on something, or a finger that stays on it, asks what it is. Nothing else is done by it.
import type { Vec2 } from '../../physics/table';
import { create } from 'zustand';

export type Pointing = 'mouse' | 'finger';
export type Named = { readonly id: string; readonly at: Vec2; readonly by: Pointing };

/** What is named just now. */
export const useNamed = create<{ readonly named: Named | undefined }>(() => ({ named: undefined }));
const { getState, setState } = useNamed;

/** In ms; a finger that stays so long does not tap any more (`taps.ts`). */
const AFTER = { mouse: 350, finger: 520 } as const;

export class Rest {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly find: (at: Vec2, by: Pointing) => string | undefined;

  /** `find` says what is there, and nothing where nobody may ask just now. */
  constructor(find: (at: Vec2, by: Pointing) => string | undefined) {
    this.find = find;
  }

  /** A mouse moves: what it is still on keeps its name. */
  move(at: Vec2): void {
    const { named } = getState();
    clearTimeout(this.timer);
    if (named?.by === 'mouse' && named.id === this.find(at, 'mouse')) return;
    this.end();
    this.wait(at, 'mouse');
  }

  press(at: Vec2): void {
    this.end();
    this.wait(at, 'finger');
  }

  /** The finger is gone before it has asked; what it has asked stays until the next press. */
  lift(): void {
    clearTimeout(this.timer);
  }

  end(): void {
    clearTimeout(this.timer);
    if (getState().named) setState({ named: undefined });
  }

  private wait(at: Vec2, by: Pointing): void {
    this.timer = setTimeout(() => {
      const id = this.find(at, by);
      if (id !== undefined) setState({ named: { id, at, by } });
    }, AFTER[by]);
  }
}
