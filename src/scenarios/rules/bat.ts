// 14. The bat: strikes while moving, knocks down, wounds nobody.
import { SPEEDS } from '../../physics/measure/limits';
import { startBlocker } from '../../physics/measure/spots';
import type { Contact } from '../../physics/recording';
import type { SurvivorId } from '../catalogue/survivors';
import type { GameState } from '../game';
import { doNext, tell, type Handlers } from '../play';
import { areEnemies, tableOf, turnOf } from '../queries';
import { ACID } from './acid';
import { pushTiles } from './barricades';
import { passedDoors } from './entering';
import { fall } from './life';
import { flickedTable, flickOf, tellFirstTouch } from './flicking';
import { finishMove, judgeMove, moveStart } from './move';
import { launchOf } from './shooting';
import { clearPlaceOf, fallenIn, takeOver } from './tidy';
import { mayAct, spendAction } from './turn-state';

export const batHandlers: Pick<Handlers, 'flickBat' | 'runBat'> = {
  flickBat: {
    ask: (game) => {
      if (!mayAct(game)) return undefined;
      const { survivor } = turnOf(game);
      const flick = { launch: 'bat', at: moveStart(game, survivor), speed: SPEEDS.bat } as const;
      return {
        kind: 'flickBat',
        about: survivor,
        options: [{ id: 'flick', flick }, { id: 'back' }],
      };
    },
    answer: (play, _, command) => {
      const { game } = play;
      if (command.choice === 'back') {
        doNext(play, { do: 'chooseAction' });
        return undefined;
      }
      const { survivor } = turnOf(game);
      const at = moveStart(game, survivor);
      const flick = flickOf(command);
      if (
        startBlocker(tableOf(game, [survivor]), launchOf(game, 'bat', at, flick, 0)) !== undefined
      )
        return 'noRoomForTheBat';
      spendAction(play, 'low');
      doNext(play, { do: 'runBat', at, flick });
      return undefined;
    },
  },

  runBat: {
    table: (game, { at, flick }) => ({
      table: flickedTable(game, 'bat', [turnOf(game).survivor]),
      launch: launchOf(game, 'bat', at, flick, 0),
    }),
    judge: (play, { at }, outcome) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      const batted = outcome.contacts.filter(
        ({ piece, face }) => piece === 'bat' && face !== 'inner',
      );
      // The first contact decides; what the bat meets after a proper blow no longer matters (R096).
      const struck = batted[0] && isProperTarget(game, survivor, batted[0]);
      const move = judgeMove(
        game,
        survivor,
        'bat',
        outcome,
        ({ other }) => struck === true && other !== ACID,
      );
      tellFirstTouch(play, 'bat', outcome);
      const fallen = fallenIn(game, outcome);
      const opened = pushTiles(play, at, ['bat'], outcome);
      // Nothing is put back, whether the move succeeds or not (R097, R099, A27).
      takeOver(game, outcome);
      for (const id of fallen) {
        if (game.survivors[id as SurvivorId]) fall(play, id as SurvivorId, 'bat');
        else tell(play, { kind: 'fell', figure: id, because: 'bat', rules: ['R092', 'R102'] });
      }
      finishMove(
        play,
        survivor,
        opened ? { ok: true, into: opened } : move,
        passedDoors(game, outcome),
      );
      // It goes back to its place (R098) though something may have come to rest there (R099).
      if (!move.ok && !opened) clearPlaceOf(game, survivor);
    },
  },
};

/** A zombie or an opposing survivor (R096); objects, buildings and allies spoil the move (R098). */
function isProperTarget(game: GameState, survivor: SurvivorId, { other }: Contact): boolean {
  if (game.zombies[other]) return true;
  return (
    game.survivors[other as SurvivorId] !== undefined &&
    areEnemies(game, survivor, other as SurvivorId)
  );
}
