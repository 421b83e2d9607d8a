// 37. Two face-down markers of one place are looked at before one is taken (R247, A119, A152).
import { option } from '../decisions';
import type { MarkerId } from '../ids';
import { doNext, emit, type Handlers } from '../play';
import { turnOf } from '../queries';
import { learn } from './knowing';
import { hiddenBeside, takeOne } from './take-drop';

const forMarker = (marker: MarkerId) =>
  option(marker, { verb: 'marker', marker }, { about: marker });

export const lookingHandlers: Pick<Handlers, 'lookToo' | 'chooseLooked'> = {
  lookToo: {
    ask: (game, { marker, store }) => ({
      kind: 'lookToo',
      about: marker,
      options: [...hiddenBeside(game, store, marker).map(forMarker), option('no', { verb: 'no' })],
    }),
    answer: (play, { marker, store, drop }, { means }) => {
      const { game } = play;
      const { seat, survivor } = turnOf(game);
      if (means.verb === 'no') {
        takeOne(play, survivor, marker, store, drop);
        return;
      }
      const markers = [marker, means.marker];
      for (const id of markers) learn(game, seat, id);
      emit(play, { kind: 'peeked', seat, markers, rules: ['R247'] });
      doNext(play, {
        do: 'chooseLooked',
        markers,
        store,
        ...(drop !== undefined && { drop }),
      });
    },
  },

  /** That one is taken, whatever it does; the other lies as it lay, and he knows it. */
  chooseLooked: {
    ask: (game, { markers }) => ({
      kind: 'chooseLooked',
      about: turnOf(game).survivor,
      options: markers.map(forMarker),
    }),
    answer: (play, { store, drop }, { means }) =>
      takeOne(play, turnOf(play.game).survivor, means.marker, store, drop),
  },
};
