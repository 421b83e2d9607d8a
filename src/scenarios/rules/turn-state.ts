// What every action does to the turn it is taken in.
import { changeTurn } from '../change';
import { louder, type Noise } from '../catalogue/weapons';
import type { SurvivorId } from '../catalogue/survivors';
import type { Game } from '../game';
import { doNext, type Play } from '../play';
import { survivorOf, turnOf } from '../queries';
import type { Passed } from '../tasks';
import { loudness } from './loudness';

/** Its survivor lives and has lost no duel: what costs no action may be done (A143). */
export const isGoingOn = (game: Game): boolean => {
  const turn = turnOf(game);
  return !turn.over && survivorOf(game, turn.survivor).place.in !== 'dead';
};

/** Between the two actions, and never once the turn is over. */
export const mayAct = (game: Game): boolean => isGoingOn(game) && turnOf(game).actionsLeft > 0;

/** The action is used up, whether or not it succeeds (R057), and its noise counts (R118–R122). */
export function spendAction(play: Play, noise: Noise): void {
  const { actionsLeft, actionsTaken } = turnOf(play.game);
  changeTurn(play.game, {
    actionsLeft: actionsLeft - 1,
    actionsTaken: actionsTaken + 1,
    turning: undefined,
  });
  makeNoise(play, noise);
}

export function makeNoise(play: Play, noise: Noise): void {
  const turn = turnOf(play.game);
  changeTurn(play.game, { noise: louder(turn.noise, loudness(play.game, turn.survivor, noise)) });
}

/** What follows every action, then the next choice (43). */
export const afterAction = (play: Play, passed: readonly Passed[] = [], moved?: SurvivorId): void =>
  doNext(
    play,
    { do: 'settle', passed: [...passed], alsoActive: false, ...(moved && { moved }) },
    { do: 'chooseAction' },
  );
