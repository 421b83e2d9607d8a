// 35. When a survivor falls to an attack, a hidden marker may change hands.
import { change, changeMarker } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import { option } from '../decisions';
import type { Game } from '../game';
import type { MarkerId } from '../ids';
import { doNext, emit, type Handlers } from '../play';
import {
  buildingOf,
  hasFreeSlot,
  heldBy,
  inPlay,
  isLying,
  markerOf,
  nearestTo,
  spotOf,
  survivorOf,
} from '../queries';
import { forSurvivors } from './choosing';
import { learn, remember } from './knowing';
import { seatFor } from './sides';

const hiddenOf = (game: Game, id: SurvivorId): MarkerId[] =>
  heldBy(game, id).filter((marker) => !markerOf(game, marker).faceUp);

/** The nearest standing survivors with a free space, in the street or in the same building (R224, A98). */
function thievesOf(game: Game, from: SurvivorId): SurvivorId[] {
  const victim = survivorOf(game, from);
  const here = buildingOf(victim);
  const able = inPlay(game).filter(
    (id) =>
      id !== from &&
      !isLying(survivorOf(game, id)) &&
      buildingOf(survivorOf(game, id)) === here &&
      hasFreeSlot(game, id),
  );
  return nearestTo(game, spotOf(game, victim), able);
}

export const stealingHandlers: Pick<Handlers, 'stealing' | 'chooseThief' | 'steal' | 'stolen'> = {
  /** Everybody who fell since the table last came to rest, in the order they fell (R223). */
  stealing: {
    run: (play) => {
      const { game } = play;
      const fallen = game.fallen.filter((id) => survivorOf(game, id).place.in !== 'dead');
      change(game, { fallen: [] });
      if (!game.sheet.hiddenInventories) return;
      doNext(play, ...fallen.map((from) => ({ do: 'chooseThief', from }) as const));
    },
  },

  /** Of several equally near, indoors of all who stand there, the active player names the thief (A98). */
  chooseThief: {
    ask: (game, { from }) => {
      const thieves = thievesOf(game, from);
      if (thieves.length === 0 || hiddenOf(game, from).length === 0) return undefined;
      return {
        kind: 'chooseThief',
        about: from,
        options: forSurvivors(thieves),
      };
    },
    answer: (play, { from }, { means }) =>
      doNext(play, { do: 'steal', from, thief: means.survivor }),
  },

  /** The thief may look at one face-down marker, blind (R225, A99). */
  steal: {
    ask: (game, { from, thief }) => {
      const options = hiddenOf(game, from).map((marker) =>
        option(`look ${marker}`, { verb: 'look', marker }, { about: marker }),
      );
      return {
        kind: 'steal',
        about: from,
        thief,
        seat: seatFor(game, thief),
        options: [...options, option('pass', { verb: 'pass' })],
      };
    },
    answer: (play, { from, thief }, { seat, means }) => {
      if (means.verb === 'pass') return;
      const { marker } = means;
      learn(play.game, seat, marker);
      doNext(play, { do: 'stolen', from, thief, marker });
    },
  },

  /** Take it, leave it, or throw an X away (R226). */
  stolen: {
    ask: (game, { from, thief, marker }) => {
      const isX = markerOf(game, marker).type === 'x';
      const about = marker;
      return {
        kind: 'stolen',
        about,
        thief,
        from,
        seat: seatFor(game, thief),
        options: [
          option('take', { verb: 'keep' }, { about }),
          option('leave', { verb: 'leave' }, { about }),
          ...(isX ? [option('discard', { verb: 'discard' }, { about })] : []),
        ],
      };
    },
    answer: (play, { from, thief, marker }, { means: { verb } }) => {
      if (verb === 'leave') emit(play, { kind: 'spared', thief, from, rules: ['R226'] });
      if (verb === 'keep') {
        remember(play.game, survivorOf(play.game, from).team, marker);
        changeMarker(play.game, marker, { place: { on: 'board', survivor: thief } });
        const where = buildingOf(survivorOf(play.game, from));
        const rules = ['R225', 'R226'] as const;
        emit(play, { kind: 'stole', thief, from, marker, ...(where && { where }), rules });
      }
      if (verb === 'discard') {
        changeMarker(play.game, marker, { place: { on: 'removed' } });
        emit(play, { kind: 'threwAway', thief, from, rules: ['R226'] });
      }
    },
  },
};
