// 14. The bat: strikes while moving, knocks down, wounds nobody.
import { startBlocker } from '../../physics/measure/spots';
import type { Contact, Outcome } from '../../physics/recording';
import { option } from '../decisions';
import type { SurvivorId } from '../catalogue/survivors';
import { doNext, emit, type Handlers } from '../play';
import { areEnemies, tableOf, turnOf } from '../queries';
import { runOf } from '../runs';
import type { Seen } from '../view';
import { ACID } from './acid';
import { pushTiles } from './barricades';
import { passedDoors } from './entering';
import { tellKeptFeet } from './kept-feet';
import { fall } from './life';
import { flickOf, tellFirstTouch } from './flicking';
import { finishMove, judgeMove, type Move } from './move';
import { moveOptions, withoutThings } from './move-start';
import { clearPlaceOf, fallenIn, applyRest } from './tidy';
import { mayAct, spendAction } from './turn-state';

export const batHandlers: Pick<Handlers, 'flickBat' | 'runBat'> = {
  flickBat: {
    ask: (game) => {
      if (!mayAct(game)) return undefined;
      const { survivor } = turnOf(game);
      return {
        kind: 'flickBat',
        about: survivor,
        options: [...moveOptions(game, survivor, 'bat'), option('back', { verb: 'back' })],
      };
    },
    answer: (play, _, chosen) => {
      const { game } = play;
      if (chosen.means.verb === 'back') {
        doNext(play, { do: 'chooseAction' });
        return undefined;
      }
      const { offer, flick } = flickOf(chosen);
      const { table, launch } = runOf(offer, flick, tableOf(game));
      if (startBlocker(table, launch) !== undefined) return 'noRoomForTheBat';
      spendAction(play, 'low');
      doNext(play, { do: 'runBat', offer, flick });
      return undefined;
    },
  },

  runBat: {
    table: (game, { offer, flick }) => runOf(offer, flick, tableOf(game)),
    judge: (play, { offer, flick }, outcome) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      const move = judgeBat(game, survivor, outcome);
      tellFirstTouch(play, 'bat', outcome);
      const run = runOf(offer, flick, tableOf(game));
      tellKeptFeet(play, survivor, run, outcome, battedIn(outcome));
      const fallen = fallenIn(game, outcome);
      const opened = pushTiles(play, outcome, { from: offer.at, flicked: ['bat'] });
      // Nothing is put back, whether the move succeeds or not (R097, R099, A27).
      applyRest(play, outcome);
      for (const id of fallen) {
        if (game.survivors[id as SurvivorId]) fall(play, id as SurvivorId, 'bat');
        else emit(play, { kind: 'fell', figure: id, because: 'bat', rules: ['R092', 'R102'] });
      }
      const ended: Move = opened ? { ok: true, into: opened } : move;
      withoutThings(game, offer, () =>
        finishMove(play, survivor, ended, passedDoors(game, outcome)),
      );
      // It goes back to its place (R098) though something may have come to rest there (R099).
      if (!ended.ok) clearPlaceOf(game, survivor);
    },
  },
};

/** All that the bat itself touched, but for the inner faces of a door. */
export const battedIn = ({ contacts }: Outcome): Contact[] =>
  contacts.filter(({ piece, face }) => piece === 'bat' && face !== 'inner');

/** The first contact decides; what the bat meets after a proper blow no longer matters (R096). */
export function judgeBat(game: Seen, survivor: SurvivorId, outcome: Outcome): Move {
  const [first] = battedIn(outcome);
  const struck = first !== undefined && isProperTarget(game, survivor, first);
  return judgeMove(game, survivor, 'bat', outcome, ({ other }) => struck && other !== ACID);
}

/** A zombie or an opposing survivor (R096); objects, buildings and allies spoil the move (R098). */
function isProperTarget(game: Seen, survivor: SurvivorId, { other }: Contact): boolean {
  if (game.zombies[other]) return true;
  return (
    game.survivors[other as SurvivorId] !== undefined &&
    areEnemies(game, survivor, other as SurvivorId)
  );
}
