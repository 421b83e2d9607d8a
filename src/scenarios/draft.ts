import type { Draft, Game } from './game';

/** A copy to be changed by change.ts. All that is in it is shared: a game is replaced piece by piece, never changed inside. */
export const draftOf = (game: Game): Draft => ({ ...game }) as Draft;

/** Another game, so far changed from this one: to be looked at, or to begin from. */
export function changed(game: Game, edit: (draft: Draft) => void): Game {
  const draft = draftOf(game);
  edit(draft);
  return draft;
}
