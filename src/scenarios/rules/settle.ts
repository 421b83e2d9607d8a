// 9, 24, 43. What is looked at whenever the table has come to rest, in this order.
import { change } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { Game, Result } from '../game';
import { isFought } from '../objectives/judge';
import { resultAt } from '../objectives/result';
import { doNext, emit, type Handlers, type Play } from '../play';
import { inPlay, isInPlay, isLying, zombiesNextTo, survivorOf, zombieOf } from '../queries';
import { burnSurvivors } from './acid';
import { doorsDue } from './doors';
import { fall, loseLife } from './life';

export const settleHandlers: Pick<Handlers, 'settle' | 'tooClose' | 'judgeEnd'> = {
  settle: {
    run: (play, { passed, alsoActive, moved }) => {
      burnSurvivors(play);
      doNext(
        play,
        ...doorsDue(play.game),
        { do: 'zombiesEnter', passed },
        // Whoever is led is put beside its escort before anybody is too close (R203, A17).
        { do: 'escorts', ...(moved && { moved }) },
        { do: 'tooClose', alsoActive },
        { do: 'passPretzel' },
        { do: 'stealing' },
        { do: 'judgeEnd' },
      );
    },
  },

  /**
   * A standing survivor next to a standing zombie loses a life and lies down (R061, R062, A18). Whoever falls no
   * longer leads anybody, and whoever is then led elsewhere may be too close there: again, until nobody falls.
   */
  tooClose: {
    run: (play, { alsoActive }) => {
      const { game } = play;
      const standing = inPlay(game).filter((id) => !isLying(survivorOf(game, id)));
      for (const id of standing) {
        if (!alsoActive && game.turn?.survivor === id) continue;
        const survivor = survivorOf(game, id);
        if (survivor.place.in !== 'street' || !isTouchedByDead(game, id)) continue;
        if (survivor.effects.some(({ kind }) => kind === 'stenchOfTheDead')) continue;
        fall(play, id, 'tooClose');
        loseLife(play, id, 'tooClose', ['R061']);
      }
      if (standing.some((id) => !isInPlay(survivorOf(game, id)) || isLying(survivorOf(game, id))))
        doNext(play, { do: 'escorts' }, { do: 'tooClose', alsoActive });
    },
  },

  judgeEnd: {
    run: (play) => {
      const { game } = play;
      const result = resultAt(game, 'settled');
      if (result) endGame(play, result);
      // Judged now, or not to be (A191).
      else if (game.facts?.entries && !isFought(game)) {
        const { entries: _, ...facts } = game.facts;
        change(game, { facts });
      }
    },
  },
};

const isTouchedByDead = (game: Game, id: SurvivorId): boolean =>
  zombiesNextTo(game, id).some((zombie) => !isLying(zombieOf(game, zombie)));

export function endGame(play: Play, result: Result): void {
  change(play.game, { result, agenda: [] });
  emit(play, { kind: 'gameOver', result });
}
