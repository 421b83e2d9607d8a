// People who accuse as soon as they can, and believe every accusation. They know all cards, as no player does.
import type { Player } from '../../src/bots/lookahead';
import type { Command, Option } from '../../src/scenarios/decisions';
import type { Game } from '../../src/scenarios/game';
import type { SeatId } from '../../src/scenarios/ids';

export const ACCUSED = ['traitor', 'honest'] as const;
export type Accused = (typeof ACCUSED)[number];

/** Until somebody has shown a card; from then on it is played as before. */
export const accusing =
  (whom: Accused, player: Player): Player =>
  (match, state, random) => {
    const { game } = match;
    const { seat, decision } = state;
    const isOver = Object.keys(game.facts?.shown ?? {}).length > 0;
    const chosen = isOver
      ? undefined
      : decision.options.find((option) => isMeant(game, seat, whom, option));
    const command = (option: Option): Command => ({
      seat,
      number: decision.number,
      choice: option.id,
    });
    return chosen ? command(chosen) : player(match, state, random);
  };

function isMeant(game: Game, seat: SeatId, whom: Accused, { means }: Option): boolean {
  if (means.verb === 'accuse') return matesOf(game, seat).some((mate) => isOne(game, mate, whom));
  if (means.verb === 'seat') return isOne(game, means.seat, whom);
  return means.verb === 'thumb' && means.up;
}

const isOne = ({ facts }: Game, seat: SeatId, whom: Accused): boolean =>
  (facts?.cards?.[seat]?.reason === 'traitor') === (whom === 'traitor');

const matesOf = ({ seats }: Game, seat: SeatId): SeatId[] => {
  const own = seats.find(({ id }) => id === seat)?.team;
  return seats.filter(({ id, team }) => team === own && id !== seat).map(({ id }) => id);
};
