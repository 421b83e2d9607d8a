// A duel as it stands on the agenda: plain data, so that a game can be saved in the middle of one.
import type { WeaponId } from './catalogue/weapons';
import type { StructureId } from './ids';

/** `y` is its row on the lane; without a weapon (a card can jam the only one) it can but wait. */
export type Fighter = { id: string; y: number; weapon?: WeaponId };

/** The first fighter is the next to use its weapon; `ahead` is how far the side has come forward, in cm. */
export type DuelSide = { fighters: Fighter[]; ahead: number };
export type SideName = 'near' | 'far';
export type CombatCard = 'walk' | 'attack';

type OnLane = {
  structure: StructureId;
  /** Whose turn of the duel it is; the survivor who caused it stands near. */
  turn: SideName;
  near: DuelSide;
  far: DuelSide;
  /** Who of the side at turn has had its go in this step: a step is one of each (A123). */
  acted: string[];
  /** A card may send somebody to a fight that nobody hears. */
  quiet?: true;
};
/** The last card of the deck is its top. */
export type ZombieDuel = OnLane & { against: 'zombies'; deck: CombatCard[] };
/** `waits` counts goes in a row in which nobody attacked (A78); `felled` is set once this step has felled somebody. */
export type TeamDuel = OnLane & { against: 'survivors'; waits: number; felled?: true };
export type Duel = ZombieDuel | TeamDuel;
