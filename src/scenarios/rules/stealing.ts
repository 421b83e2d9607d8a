// 35. When a survivor falls to an attack, a hidden marker may change hands.
import { changeMarker } from '../change';
import { distance } from '../../physics/measure/vector';
import type { SurvivorId } from '../catalogue/survivors';
import type { GameState } from '../game';
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
  spotOf,
  survivorOf,
} from '../queries';
import { seatFor } from './turn-state';

const hiddenOf = (game: GameState, id: SurvivorId): MarkerId[] =>
  heldBy(game, id).filter((marker) => !markerOf(game, marker).faceUp);

/** The nearest standing survivor with a free space, in the street or in the same building (R224, A98). */
export function thiefOf(game: GameState, from: SurvivorId): SurvivorId | undefined {
  const victim = survivorOf(game, from);
  const here = buildingOf(victim);
  const away = (id: SurvivorId): number =>
    distance(spotOf(game, victim), spotOf(game, survivorOf(game, id)));
  return inPlay(game)
    .filter(
      (id) =>
        id !== from &&
        !isLying(survivorOf(game, id)) &&
        buildingOf(survivorOf(game, id)) === here &&
        hasFreeSlot(game, id),
    )
    .toSorted((a, b) => away(a) - away(b))[0];
}

export const stealingHandlers: Pick<Handlers, 'stealing' | 'steal' | 'stolen'> = {
  /** Everybody who fell since the table last came to rest, in the order they fell (R223). */
  stealing: {
    run: (play) => {
      const { game } = play;
      const fallen = game.fallen.filter((id) => survivorOf(game, id).place.in !== 'dead');
      game.fallen = [];
      if (!scenarioOf(game.scenario).hiddenInventories) return;
      doNext(play, ...fallen.map((from) => ({ do: 'steal', from }) as const));
    },
  },

  /** The thief may look at one face-down marker, blind (R225, A99). */
  steal: {
    ask: (game, { from }) => {
      const thief = thiefOf(game, from);
      const hidden = hiddenOf(game, from);
      if (!thief || hidden.length === 0) return undefined;
      const options = hidden.map((id) => ({ id: `look ${id}`, about: id }));
      return {
        kind: 'steal',
        about: from,
        seat: seatFor(game, thief),
        options: [...options, { id: 'pass' }],
      };
    },
    answer: (play, { from }, { seat, choice }) => {
      const thief = thiefOf(play.game, from);
      if (choice === 'pass' || !thief) return;
      const marker = choice.slice('look '.length);
      play.game.peeks.push({ seat, marker });
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
        changeMarker(play.game, marker, { place: { on: 'board', survivor: thief } });
        tell(play, { kind: 'stole', thief, from, rules: ['R226'] });
      }
      if (choice === 'discard') changeMarker(play.game, marker, { place: { on: 'removed' } });
    },
  },
};
