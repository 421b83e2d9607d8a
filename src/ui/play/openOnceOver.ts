import type { Game } from '../../scenarios/game';

/** Once a match is over nothing is kept from anybody: what was put down face down is seen, and counts in what is told. */
export function openOnceOver(game: Game): Game {
  if (!game.result) return game;
  const markers = Object.entries(game.markers).map(
    ([id, marker]) => [id, { ...marker, faceUp: true }] as const,
  );
  return { ...game, markers: Object.fromEntries(markers) };
}
