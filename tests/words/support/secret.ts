// A key in Anita's hand that only her own team knows of.
import { changeMarker } from '../../../src/scenarios/change';
import { changed } from '../../../src/scenarios/draft';
import type { Game } from '../../../src/scenarios/game';
import { markerIds, markerOf, must } from '../../../src/scenarios/queries';

export function withHiddenKey(game: Game): { readonly id: string; readonly held: Game } {
  const id = must(
    markerIds(game).find((one) => markerOf(game, one).type === 'key'),
    'a key',
  );
  const place = { on: 'board', survivor: 'anita' } as const;
  return { id, held: changed(game, (draft) => changeMarker(draft, id, { faceUp: false, place })) };
}
