// A rush as a match came to it: whom it was meant for, how far away and behind what.
import type { Match } from '../../src/match/match';
import type { RushLaunch } from '../../src/physics/launch';
import { doOverlap, pieceFootprint } from '../../src/physics/measure/footprint';
import { isStanding } from '../../src/physics/measure/pose';
import { structuresBetween } from '../../src/physics/measure/sight';
import { add, distance, scale, subtract } from '../../src/physics/measure/vector';
import type { Piece, Table, Vec2 } from '../../src/physics/table';
import type { Survivor } from '../../src/scenarios/game';

export const PLACES = ['in the open', 'behind something', 'indoors'] as const;
export type Place = (typeof PLACES)[number];
export type Target = { readonly at: Vec2; readonly indoors: boolean };

/** Whose noise it was; of a horde or a card, the nearest who stands in the street. */
export function targetOf({ game }: Match, table: Table, { tower }: RushLaunch): Target | undefined {
  const task = game.agenda.at(-1);
  const isNoise = task?.do === 'runRush' && task.cause === 'noise';
  const active = isNoise && game.turn ? game.survivors[game.turn.survivor] : undefined;
  const own = active && whereIs(active.place, table);
  if (own) return own;
  const [nearest] = table.pieces
    .filter(({ kind, pose }) => kind === 'survivor' && isStanding(pose))
    .toSorted((a, b) => distance(a.pose, tower) - distance(b.pose, tower));
  return nearest && { at: nearest.pose, indoors: false };
}

function whereIs(place: Readonly<Survivor['place']>, { layout }: Table): Target | undefined {
  if (place.in === 'street') return { at: place.pose, indoors: false };
  if (place.in !== 'building') return undefined;
  const at = layout.structures.find(({ id }) => id === place.structure);
  return at && { at, indoors: true };
}

export function placeOf(
  { layout, pieces }: Table,
  mouth: Vec2,
  { at, indoors }: Target,
  setAside: readonly string[],
): Place {
  if (indoors) return 'indoors';
  const isThere = ({ id }: { readonly id: string }): boolean => !setAside.includes(id);
  const isHidden =
    structuresBetween(layout, mouth, at).some(isThere) ||
    pieces.some((piece) => isThere(piece) && isCover(piece) && isBetween(piece, mouth, at));
  return isHidden ? 'behind something' : 'in the open';
}

const isCover = ({ kind }: Piece): boolean =>
  !['survivor', 'zombie', 'acid', 'flare'].includes(kind);

/** Felt for along the way with something as wide as a figure. */
function isBetween(piece: Piece, from: Vec2, to: Vec2): boolean {
  const ground = pieceFootprint(piece);
  const steps = Math.ceil(distance(from, to));
  return Array.from({ length: steps }, (_, step) =>
    add(from, scale(subtract(to, from), step / steps)),
  ).some((point) => doOverlap(ground, { outline: [point], radius: 1 }));
}
