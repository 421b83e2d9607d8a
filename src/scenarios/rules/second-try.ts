// 37. A disc that failed may be flicked once more, from where it started (A148).
import { startBlocker } from '../../physics/measure/spots';
import { option } from '../decisions';
import { doNext, emit, type Handlers } from '../play';
import { tableOf, turnOf } from '../queries';
import { runOf } from '../runs';
import { flickOf } from './flicking';
import { loudness, moveNoise } from './loudness';
import { afterFailedMove } from './move';
import { spendPower } from './powers';

export const secondTryHandlers: Pick<Handlers, 'secondTry'> = {
  secondTry: {
    ask: (game, { offer }) => {
      const { survivor } = turnOf(game);
      const noise = loudness(game, survivor, moveNoise(game, survivor));
      return {
        kind: 'secondTry',
        about: survivor,
        options: [
          option('flick', { verb: 'flick' }, { flick: offer, noise }),
          option('no', { verb: 'no' }),
        ],
      };
    },
    answer: (play, _, chosen) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      if (chosen.means.verb === 'no') {
        afterFailedMove(play);
        return undefined;
      }
      const { offer, flick } = flickOf(chosen);
      const { table, launch } = runOf(offer, flick, tableOf(game));
      if (startBlocker(table, launch) !== undefined) return 'noRoomForTheDisc';
      spendPower(play, 'secondTry');
      emit(play, { kind: 'power', survivor, trait: 'secondTry', rules: ['A148'] });
      doNext(play, { do: 'runDisc', offer, flick });
      return undefined;
    },
  },
};
