// A duel as it stands on the agenda: plain data, so that a game can be saved in the middle of one.
import type { WeaponId } from './catalogue/weapons';
import type { StructureId } from './ids';

/** `y` is its row on the lane; without a weapon (a card can jam the only one) it can but wait. */
export type Fighter = { readonly id: string; readonly y: number; readonly weapon?: WeaponId };

/** The first fighter is the next to use its weapon; `ahead` is how far the side has come forward, in cm. */
export type DuelSide = { readonly fighters: readonly Fighter[]; readonly ahead: number };
export type SideName = 'near' | 'far';
export type CombatCard = 'walk' | 'attack';

type OnLane = {
  readonly structure: StructureId;
  /** Whose turn of the duel it is; the survivor who caused it stands near. */
  readonly turn: SideName;
  readonly near: DuelSide;
  readonly far: DuelSide;
  /** Who of the side at turn has had its go in this step: a step is one of each (A123). */
  readonly acted: readonly string[];
  /** A card may send somebody to a fight that nobody hears. */
  readonly quiet?: true;
};
/** The last card of the deck is its top; what was turned over since it was shuffled lies open, in that order. */
export type ZombieDuel = OnLane & {
  readonly against: 'zombies';
  readonly deck: readonly CombatCard[];
  readonly turned: readonly CombatCard[];
};
/** `waits` counts goes in a row in which nobody attacked (A78); `felled` is set once this step has felled somebody. */
export type TeamDuel = OnLane & {
  readonly against: 'survivors';
  readonly waits: number;
  readonly felled?: true;
};
export type Duel = ZombieDuel | TeamDuel;
