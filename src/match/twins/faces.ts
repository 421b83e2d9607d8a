// Faces of markers: in a twin they have changed places, so that what can be counted is the same.
import { changeMarker } from '../../scenarios/change';
import { changed } from '../../scenarios/draft';
import type { Game } from '../../scenarios/game';
import type { MarkerId, SeatId } from '../../scenarios/ids';
import { markerIds, markerOf } from '../../scenarios/queries';
import { hiddenFrom } from '../hidden';
import { isSame, type Secret } from './secret';

/** What is left in the box can be counted by everybody. */
const unseen = (game: Game, seat: SeatId): MarkerId[] =>
  [...hiddenFrom(game, seat)].filter((id) => markerOf(game, id).place.on !== 'supply');

const typeOf = (game: Game, id: MarkerId): string => markerOf(game, id).type;

const isOther = (twin: Game, game: Game, id: MarkerId): boolean =>
  typeOf(twin, id) !== typeOf(game, id);

function exchanged(game: Game, a: MarkerId, b: MarkerId): Game {
  const [{ type: first }, { type: second }] = [markerOf(game, a), markerOf(game, b)];
  return changed(game, (one) => {
    changeMarker(one, a, { type: second });
    changeMarker(one, b, { type: first });
  });
}

/** These have the faces that they have in the game; what they had, others have which stay hidden. */
export function alike(
  twin: Game,
  game: Game,
  shown: readonly MarkerId[],
  hidden: readonly MarkerId[],
): Game {
  return shown
    .filter((id) => isOther(twin, game, id))
    .reduce((now, id) => {
      const holders = [...shown, ...hidden].filter(
        (one) => one !== id && isOther(now, game, one) && typeOf(now, one) === typeOf(game, id),
      );
      const [holder] = holders;
      return holder === undefined || !isOther(now, game, id) ? now : exchanged(now, id, holder);
    }, twin);
}

/** The faces that another seat knows and this one does not. */
export const knownTo = (game: Game, other: SeatId, seat: SeatId): MarkerId[] => {
  const hidden = hiddenFrom(game, other);
  return unseen(game, seat).filter((id) => !hidden.has(id));
};

export const agreeOnFaces = (
  twin: Game,
  game: Game,
  seat: SeatId,
  shown: readonly MarkerId[],
): Game =>
  alike(
    twin,
    game,
    shown,
    unseen(game, seat).filter((id) => !shown.includes(id)),
  );

export const faces: Secret = {
  twist: (twin, game, seat) => {
    const hidden = unseen(game, seat);
    return hidden.reduce((now, id) => {
      if (isOther(now, game, id)) return now;
      const place = hidden.find(
        (one) => typeOf(now, one) !== typeOf(game, id) && typeOf(now, id) !== typeOf(game, one),
      );
      return place === undefined ? now : exchanged(now, id, place);
    }, twin);
  },
  /** Looked at by another it acts at once or does not, which everybody sees. */
  agree: (twin, from, to, seat) => {
    const still = new Set(unseen(to, seat));
    const looked = to.peeks.filter((peek) => !from.peeks.some((one) => isSame(one, peek)));
    return agreeOnFaces(
      twin,
      from,
      seat,
      unseen(from, seat).filter(
        (id) => !still.has(id) || looked.some(({ marker }) => marker === id),
      ),
    );
  },
  count: (twin, game) => markerIds(game).filter((id) => isOther(twin, game, id)).length,
};
