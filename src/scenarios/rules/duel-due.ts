// 28. Whether a survivor has to fight before it may do anything.
import type { SurvivorId } from '../catalogue/survivors';
import type { Seen } from '../view';
import type { StructureId } from '../ids';
import { buildingOf, isLying, survivorOf, zombieOf, zombiesInside } from '../queries';

export const standingZombies = (game: Seen, structure: StructureId): string[] =>
  zombiesInside(game, structure).filter((id) => !isLying(zombieOf(game, id)));

/** A standing zombie in its building bars a survivor's actions until it is fought (R179, A68). */
export function duelDue(game: Seen, id: SurvivorId): StructureId | undefined {
  const survivor = survivorOf(game, id);
  const inside = buildingOf(survivor);
  if (!inside || isLying(survivor) || survivor.role) return undefined;
  return standingZombies(game, inside).length > 0 ? inside : undefined;
}
