// What is being put elsewhere: the piece in the air, the one that is chosen, and a place that is offered instead.
import { create } from 'zustand';
import type { Vec2 } from '../../physics/table';

export type CarriedState = {
  readonly carried?: { readonly id: string; readonly at: Vec2; readonly free: boolean } | undefined;
  readonly selected?: string | undefined;
  readonly offered?: Vec2 | undefined;
};

export const useCarried = create<CarriedState>(() => ({}));
