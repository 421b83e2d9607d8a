// What every action does to the turn it is taken in.
import { changeTurn } from '../change';
import { louder, type Noise } from '../catalogue/weapons';
import type { SurvivorId } from '../catalogue/survivors';
import type { Game, Team } from '../game';
import type { SeatId } from '../ids';
import { scenarioOf } from '../list';
import { doNext, type Play } from '../play';
import { must, survivorOf, turnOf } from '../queries';
import type { Passed } from '../tasks';

export const seatToPlay = (team: Team): string =>
  must(team.seats[team.nextSeat % team.seats.length], 'a player in the team');

/** Between the two actions, and never once the turn is over. */
export const mayAct = (game: Game): boolean => {
  const turn = turnOf(game);
  return !turn.over && turn.actionsLeft > 0 && survivorOf(game, turn.survivor).place.in !== 'dead';
};

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
  const forced = scenarioOf(play.game.scenario).actionNoise?.(play.game, turn.survivor);
  changeTurn(play.game, { noise: louder(turn.noise, forced ?? noise) });
}

/** What follows every action, then the next choice (43). */
export const afterAction = (play: Play, passed: readonly Passed[] = [], moved?: SurvivorId): void =>
  doNext(
    play,
    { do: 'settle', passed: [...passed], alsoActive: false, ...(moved && { moved }) },
    { do: 'chooseAction' },
  );

/** The active seat speaks for its team, the seat that would play next for the other one. */
export function seatFor(game: Game, id: SurvivorId): SeatId {
  const { team } = survivorOf(game, id);
  if (game.turn && survivorOf(game, game.turn.survivor).team === team) return game.turn.seat;
  return seatToPlay(
    must(
      game.teams.find((one) => one.id === team),
      'a team',
    ),
  );
}
