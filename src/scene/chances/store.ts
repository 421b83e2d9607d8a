// What is drawn of chances: where tries end and how they get there, where bodies slide, and who falls how often.
import { create } from 'zustand';
import type { Vec2 } from '../../physics/table';

export type ShownEnd = Vec2 & { readonly good: boolean };
export type ShownPath = { readonly points: readonly Vec2[]; readonly good: boolean };
export type ShownShare = Vec2 & { readonly share: number };

export type ShownChances = {
  readonly ends: readonly ShownEnd[];
  readonly paths: readonly ShownPath[];
  /** Squares of ground, so wide. */
  readonly heat: readonly ShownShare[];
  readonly cell: number;
  /** Around figures: as much of a ring as their chance of falling. */
  readonly rings: readonly ShownShare[];
};

export const NO_CHANCES: ShownChances = { ends: [], paths: [], heat: [], cell: 4, rings: [] };

export const useChances = create<ShownChances>(() => NO_CHANCES);
