// Whom the game is about: whoever a decision names, or else the active survivor.
import { facingOf } from '../../physics/measure/pose';
import { spotBehind } from '../../physics/measure/structure';
import type { Spot, Structure } from '../../physics/table';
import type { TableView } from '../../match/table-view';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { Decision } from '../../scenarios/decisions';

export function actorOf(
  { survivors }: Pick<TableView, 'survivors'>,
  about?: string,
): string | undefined {
  if (about !== undefined && survivors[about as SurvivorId]) return about;
  return Object.entries(survivors).find(([, one]) => one.active)?.[0];
}

/** Where a figure stands and where it looks; inside, it looks out of the door. */
export function spotOf(shown: TableView, id: string | undefined): Spot | undefined {
  const piece = shown.pieces.find((one) => one.id === id);
  if (piece) return { x: piece.pose.x, y: piece.pose.y, facing: facingOf(piece.pose) };
  const structure = structureAround(shown, id);
  return structure && spotBehind(structure);
}

/** The building to look at: its ledges are on the street. What is flicked out of it is seen from behind its door. */
export function houseOf(
  shown: TableView,
  id: string | undefined,
  decision: Decision | undefined,
): Structure | undefined {
  if (!decision || decision.options.some(({ flick }) => flick)) return undefined;
  return structureAround(shown, id);
}

function structureAround(
  { indoors, layout }: TableView,
  id: string | undefined,
): Structure | undefined {
  const inside = indoors.find((one) => one.id === id);
  return layout.structures.find((one) => one.id === inside?.structure);
}
