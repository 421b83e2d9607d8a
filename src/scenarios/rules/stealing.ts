// 35. When a survivor falls to an attack, a hidden marker may change hands.
import { change, changeMarker } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { Game } from '../game';
import type { MarkerId } from '../ids';
import { scenarioOf } from '../list';
import { doNext, tell, type Handlers } from '../play';
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
import { learn, remember } from './knowing';
import { seatFor } from './turn-state';

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

/** Who may take the marker that is being asked about. */
export function thiefOf({ agenda }: Game): SurvivorId | undefined {
  const task = agenda.at(-1);
  return task?.do === 'steal' || task?.do === 'stolen' ? task.thief : undefined;
}

export const stealingHandlers: Pick<Handlers, 'stealing' | 'chooseThief' | 'steal' | 'stolen'> = {
  /** Everybody who fell since the table last came to rest, in the order they fell (R223). */
  stealing: {
    run: (play) => {
      const { game } = play;
      const fallen = game.fallen.filter((id) => survivorOf(game, id).place.in !== 'dead');
      change(game, { fallen: [] });
      if (!scenarioOf(game.scenario).hiddenInventories) return;
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
        options: thieves.map((id) => ({ id, about: id })),
      };
    },
    answer: (play, { from }, { choice }) =>
      doNext(play, { do: 'steal', from, thief: choice as SurvivorId }),
  },

  /** The thief may look at one face-down marker, blind (R225, A99). */
  steal: {
    ask: (game, { from, thief }) => {
      const options = hiddenOf(game, from).map((id) => ({ id: `look ${id}`, about: id }));
      return {
        kind: 'steal',
        about: from,
        seat: seatFor(game, thief),
        options: [...options, { id: 'pass' }],
      };
    },
    answer: (play, { from, thief }, { seat, choice }) => {
      if (choice === 'pass') return;
      const marker = choice.slice('look '.length);
      learn(play.game, seat, marker);
      doNext(play, { do: 'stolen', from, thief, marker });
    },
  },

  /** Take it, leave it, or throw an X away (R226). */
  stolen: {
    ask: (game, { thief, marker }) => {
      const isX = markerOf(game, marker).type === 'x';
      const options = ['take', 'leave', ...(isX ? ['discard'] : [])].map((id) => ({
        id,
        about: marker,
      }));
      return { kind: 'stolen', about: marker, seat: seatFor(game, thief), options };
    },
    answer: (play, { from, thief, marker }, { choice }) => {
      if (choice === 'take') {
        remember(play.game, survivorOf(play.game, from).team, marker);
        changeMarker(play.game, marker, { place: { on: 'board', survivor: thief } });
        tell(play, { kind: 'stole', thief, from, rules: ['R226'] });
      }
      if (choice === 'discard') changeMarker(play.game, marker, { place: { on: 'removed' } });
    },
  },
};
