// 25, 42. Whose turn it is: teams in their order, seats in theirs; and a seat that changes sides.
import { change, changeSurvivor } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { Draft, Game, Team } from '../game';
import { isMainTeam, type SeatId, type TeamId } from '../ids';
import { available, must, survivorIds, survivorOf } from '../queries';
import type { Seen } from '../view';
import { isOut } from './owners';

export const teamOf = (game: Seen, id: TeamId): Seen['teams'][number] =>
  must(
    game.teams.find((one) => one.id === id),
    id,
  );

/** The team after this one in the order of play, and after the last the first. */
export function teamAfter({ teams }: Game, id: TeamId): TeamId {
  const index = teams.findIndex((one) => one.id === id);
  return must(teams[(index + 1) % teams.length], 'a team').id;
}

/** This team, or the next in order that can still use somebody; a team that has run out is skipped (A80). */
export function nextTeam(game: Game, from: TeamId): TeamId {
  let team = from;
  for (const _ of game.teams) {
    if (available(game, team).length > 0) return team;
    team = teamAfter(game, team);
  }
  return from;
}

/** A survivor with an owner is used by nobody else. */
export const mayUse = (game: Seen, seat: SeatId, id: SurvivorId): boolean => {
  const { owner } = survivorOf(game, id);
  return owner === undefined || owner === seat;
};

/** The next seat of the team, in order, with somebody it may use (R162, A81, A176). */
export function seatToPlay(game: Seen, team: TeamId): SeatId {
  const { seats, nextSeat } = teamOf(game, team);
  const opener = pretzelSeat(game, team);
  if (opener !== undefined) return opener;
  const inOrder = seats.map((_, index) => must(seats[(nextSeat + index) % seats.length], 'a seat'));
  const able = inOrder.find((seat) => available(game, team).some((id) => mayUse(game, seat, id)));
  return able ?? must(inOrder.find((seat) => !isOut(game, seat)) ?? speaker(game), 'a player');
}

/** The pretzel's seat opens the round (R165, A176). */
function pretzelSeat(game: Seen, team: TeamId): SeatId | undefined {
  const { pretzel, pretzelDue } = game;
  return pretzelDue && pretzel && available(game, team).includes(pretzel)
    ? survivorOf(game, pretzel).owner
    : undefined;
}

/** For a team in which nobody is left, whoever comes next speaks (A189). */
const speaker = ({ teams, ...game }: Seen): SeatId | undefined =>
  teams.flatMap(({ seats }) => seats).find((seat) => !isOut({ teams, ...game }, seat));

/** The active seat speaks for its team, the seat that would play next for the other one; an owner for its own. */
export function seatFor(game: Seen, id: SurvivorId): SeatId {
  const { team, owner } = survivorOf(game, id);
  if (owner !== undefined) return owner;
  if (game.turn && survivorOf(game, game.turn.survivor).team === team) return game.turn.seat;
  return seatToPlay(game, team);
}

/** The seat has played: the one after it is next in its team. */
export function passOn(game: Draft, seat: SeatId, id: TeamId): void {
  change(game, {
    teams: game.teams.map((team) =>
      team.id === id ? { ...team, nextSeat: afterSeat(team, seat) } : team,
    ),
  });
}

/** Counted on, so that seats without anybody to use are passed over. */
function afterSeat({ seats, nextSeat }: Team, seat: SeatId): number {
  const at = seats.indexOf(seat);
  if (at < 0) return nextSeat + 1;
  const ahead = (at - (nextSeat % seats.length) + seats.length) % seats.length;
  return nextSeat + ahead + 1;
}

/** The pretzel's team, the other one, then the exiles as they were banished (R285, A184); who has found a group leaves no team behind. */
export function orderTeams(game: Draft): void {
  const first = game.pretzel && survivorOf(game, game.pretzel).team;
  const rank = ({ id }: Team): number => (id === first ? 0 : isMainTeam(id) ? 1 : 2);
  const teams = game.teams
    .filter(({ seats }) => seats.length > 0)
    .toSorted((a, b) => rank(a) - rank(b));
  const isLeft = teams.some(({ id }) => id === game.turnTeam);
  change(game, { teams, turnTeam: isLeft ? game.turnTeam : must(teams[0], 'a team').id });
}

/** With all that is its own; last in its new team's order, and a new team last of all (A135, A182). */
export function moveSeat(game: Draft, seat: SeatId, to: TeamId): void {
  const without = game.teams.map((team) => withoutSeat(team, seat));
  const joined = without.some(({ id }) => id === to)
    ? without.map((team) => (team.id === to ? { ...team, seats: [...team.seats, seat] } : team))
    : [...without, { id: to, seats: [seat], nextSeat: 0 }];
  change(game, {
    seats: game.seats.map((one) => (one.id === seat ? { ...one, team: to } : one)),
    teams: joined,
  });
  for (const id of survivorIds(game))
    if (survivorOf(game, id).owner === seat) changeSurvivor(game, id, { team: to });
}

/** Whoever was next in it still is. */
function withoutSeat(team: Team, seat: SeatId): Team {
  const at = team.seats.indexOf(seat);
  if (at < 0) return team;
  const seats = team.seats.filter((one) => one !== seat);
  const next = team.nextSeat % team.seats.length;
  return { ...team, seats, nextSeat: next > at ? next - 1 : next };
}
