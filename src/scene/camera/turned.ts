// A tablet that lies flat between two teams shows its page upside down to one of them, the picture with it.
import { create } from 'zustand';
import type { Vec2 } from '../../physics/table';

/** Whether the page has turned the picture by half a turn. */
export const useTurned = create<{ readonly turned: boolean }>(() => ({ turned: false }));

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** A place of the window as the picture counts it: from its own upper left corner, wherever that is. */
export const onPicture = ({ x, y }: Vec2, { left, top, right, bottom }: Rect): Vec2 =>
  useTurned.getState().turned ? { x: right - x, y: bottom - y } : { x: x - left, y: y - top };
