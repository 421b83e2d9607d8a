// Who sits at the table: pure changes to the list of players, and the seats it makes for a scenario.
import * as v from 'valibot';
import type { MainTeam } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import type { SeatPlan } from '../../scenarios/setup';
import { MARK_IDS, type MarkId } from '../art/marks';

export const MOST_PLAYERS = 10;
export const LONGEST_NAME = 24;

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

const PLAYER = v.pipe(
  v.object({
    mark: v.picklist(MARK_IDS),
    name: v.fallback(
      v.pipe(
        v.string(),
        v.transform((name) => name.slice(0, LONGEST_NAME)),
      ),
      '',
    ),
    side: v.fallback(v.picklist(SIDES), 'a'),
    /** Has a steady hand in a match of living ones. */
    steady: v.fallback(v.boolean(), false),
  }),
  v.readonly(),
);
/** In the order in which they flick. */
export type Player = v.InferOutput<typeof PLAYER>;

/** What was remembered, whatever has become of it meanwhile: at least one player, each mark once. */
export function readPlayers(stored: unknown): readonly Player[] {
  const players: Player[] = [];
  for (const one of Array.isArray(stored) ? stored.slice(0, MOST_PLAYERS) : []) {
    const { success, output } = v.safeParse(PLAYER, one);
    if (success && players.every(({ mark }) => mark !== output.mark)) players.push(output);
  }
  return players.length > 0 ? players : [{ mark: 'circle', name: '', side: 'a', steady: false }];
}

const freeMarks = (players: readonly Player[]): MarkId[] =>
  MARK_IDS.filter((id) => players.every(({ mark }) => mark !== id));

/** One more player, on the smaller side. */
export function addPlayer(players: readonly Player[]): readonly Player[] {
  const mark = freeMarks(players)[0];
  if (!mark) return players;
  const onA = players.filter(({ side }) => side === 'a').length;
  return [
    ...players,
    { mark, name: '', side: onA > players.length - onA ? 'b' : 'a', steady: false },
  ];
}

/** So many: new ones come last, and the last ones leave. */
export function withPlayers(players: readonly Player[], many: number): readonly Player[] {
  let seated = players.slice(0, many);
  while (seated.length < Math.min(many, MOST_PLAYERS)) seated = [...addPlayer(seated)];
  return seated;
}

export const removePlayer = (players: readonly Player[], mark: MarkId): readonly Player[] =>
  players.length > 1 ? players.filter((player) => player.mark !== mark) : players;

/** One place up (-1) or down (1). */
export function movePlayer(
  players: readonly Player[],
  mark: MarkId,
  by: -1 | 1,
): readonly Player[] {
  const from = players.findIndex((player) => player.mark === mark);
  const [moved, other] = [players[from], players[from + by]];
  if (!moved || !other) return players;
  return players.with(from, other).with(from + by, moved);
}

/** Takes a mark; whoever had it gets the old one in exchange. */
export const takeMark = (
  players: readonly Player[],
  mark: MarkId,
  wanted: MarkId,
): readonly Player[] =>
  players.map((player) => {
    if (player.mark === mark) return { ...player, mark: wanted };
    return player.mark === wanted ? { ...player, mark } : player;
  });

export const changePlayer = (
  players: readonly Player[],
  mark: MarkId,
  change: Partial<Omit<Player, 'mark'>>,
): readonly Player[] =>
  players.map((player) => (player.mark === mark ? { ...player, ...change } : player));

/** As many as the scenario needs, with somebody on either side if there are two. */
export function playersFor(scenario: Scenario, players: readonly Player[]): readonly Player[] {
  const [least, most] = scenario.players;
  const seated = withPlayers(players, Math.max(least, Math.min(players.length, most)));
  if (scenario.mode === 'together') return seated;
  const empty = (['a', 'b'] as const).find((side) => seated.every((one) => one.side !== side));
  return empty ? seated.map((one, index) => ({ ...one, side: index % 2 ? 'b' : 'a' })) : seated;
}

export function seatsFor(
  scenario: Scenario,
  players: readonly Player[],
  nameOf: (number: number) => string,
): readonly SeatPlan[] {
  const team = ({ side }: Player): MainTeam => (scenario.mode === 'together' ? 'together' : side);
  return playersFor(scenario, players).map((player, index) => ({
    id: player.mark,
    name: player.name.trim() || nameOf(index + 1),
    team: team(player),
    ...(player.steady && { steady: true }),
  }));
}
