// S4's hunger: when the day marker reaches 2 and again 1, the group eats or starves (R315–R317).
import { changeMarker } from '../change';
import { option } from '../decisions';
import { emit, type Handlers } from '../play';
import { heldBy, inPlay, markerOf } from '../queries';
import { loseLife } from './life';

export const mealHandlers: Pick<Handlers, 'meal'> = {
  meal: {
    ask: (game) => {
      if (!game.sheet.mealsAt?.includes(game.round.marker)) return undefined;
      const food = inPlay(game).flatMap((id) =>
        heldBy(game, id)
          .filter((marker) => markerOf(game, marker).type === 'food')
          .map((marker) =>
            option(`eat ${marker} ${id}`, { verb: 'eat', marker, survivor: id }, { about: id }),
          ),
      );
      return { kind: 'meal', options: [...food, option('starve', { verb: 'starve' })] };
    },
    answer: (play, _, { means }) => {
      const { game } = play;
      if (means.verb === 'eat') {
        changeMarker(game, means.marker, { place: { on: 'removed' } });
        emit(play, { kind: 'ate', survivor: means.survivor, rules: ['R316'] });
        return;
      }
      emit(play, { kind: 'ate', survivor: undefined, rules: ['R317'] });
      for (const id of inPlay(game)) loseLife(play, id, 'hunger', ['R317']);
    },
  },
};
