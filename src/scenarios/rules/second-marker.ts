// 37. Whoever keeps food may take one more marker of the same place, for no action (R255, A121, A153).
import { POWERS } from '../catalogue/powers';
import type { SurvivorId } from '../catalogue/survivors';
import { option, optionId } from '../decisions';
import type { Game } from '../game';
import type { MarkerId } from '../ids';
import type { Handlers } from '../play';
import { hasFreeSlot, hasRoomFor, markerOf, markersIn, turnOf } from '../queries';
import { takeSecond } from './take-drop';
import { isGoingOn } from './turn-state';

/** What lies face down may be anything that would find room: which, nobody is told before. */
function mayFit(game: Game, survivor: SurvivorId, marker: MarkerId): boolean {
  const { type, faceUp } = markerOf(game, marker);
  if (faceUp) return hasRoomFor(game, survivor, type);
  return hasFreeSlot(game, survivor) || hasRoomFor(game, survivor, POWERS[survivor].stacks);
}

export const secondMarkerHandlers: Pick<Handlers, 'secondMarker'> = {
  secondMarker: {
    ask: (game, { store }) => {
      if (!isGoingOn(game)) return undefined;
      const { survivor } = turnOf(game);
      const lying = markersIn(game, store);
      const options = lying
        .filter((marker) => mayFit(game, survivor, marker))
        .map((marker) => option(marker, { verb: 'marker', marker }, { about: marker }));
      if (options.length === 0) return undefined;
      return {
        kind: 'secondMarker',
        about: survivor,
        options: [...options, option('no', { verb: 'no' })],
        refused: lying
          .filter((marker) => !mayFit(game, survivor, marker))
          .map((marker) => ({
            id: optionId(marker),
            means: { verb: 'marker', marker },
            why: 'noFreeSpace',
          })),
      };
    },
    answer: (play, { store }, { means }) => {
      if (means.verb === 'marker')
        takeSecond(play, turnOf(play.game).survivor, means.marker, store);
    },
  },
};
