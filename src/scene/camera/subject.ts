// Whom the game is about: whoever a decision names, or else the active survivor.
import { facingOf } from '../../physics/measure/pose';
import { spotBehind } from '../../physics/measure/structure';
import type { Spot } from '../../physics/table';
import type { Shown } from '../../match/shown';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';

export function actorOf({ survivors }: Shown, about: string | undefined): string | undefined {
  if (about !== undefined && survivors[about as SurvivorId]) return about;
  return Object.entries(survivors).find(([, one]) => one.active)?.[0];
}

/** Where a figure stands and where it looks; inside, it looks out of the door. */
export function spotOf(shown: Shown, id: string | undefined): Spot | undefined {
  const piece = shown.pieces.find((one) => one.id === id);
  if (piece) return { x: piece.pose.x, y: piece.pose.y, facing: facingOf(piece.pose) };
  const inside = shown.indoors.find((one) => one.id === id);
  const structure = shown.layout.structures.find((one) => one.id === inside?.structure);
  return structure && spotBehind(structure);
}
