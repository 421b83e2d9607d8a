// Who holds which card, and who is banished, in an arranged position.
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import { changeFacts } from '../scenarios/change';
import type { Draft } from '../scenarios/game';
import type { SeatId } from '../scenarios/ids';
import type { CardName } from '../scenarios/objectives/card-names';
import type { CardClause } from '../scenarios/objectives/clause';
import { SECRET_OBJECTIVES } from '../scenarios/objectives/secret';
import { TRAITOR_OBJECTIVES } from '../scenarios/objectives/traitor';
import { must, survivorOf } from '../scenarios/queries';
import { moveSeat } from '../scenarios/rules/sides';

export type ArrangedSecrets = {
  /** Whoever plays the survivor holds this card, which is taken from whoever had it. */
  readonly cards?: readonly { readonly of: SurvivorId; readonly card: CardName }[];
  /** Who is banished already, and by whom it was accused. */
  readonly exiles?: readonly { readonly survivor: SurvivorId; readonly accuser: SurvivorId }[];
};

const ALL: readonly CardClause[] = [...SECRET_OBJECTIVES, ...TRAITOR_OBJECTIVES];

export function arrangeSecrets(game: Draft, { cards = [], exiles = [] }: ArrangedSecrets): void {
  for (const { survivor, accuser } of exiles) {
    const seat = seatOf(game, survivor);
    const { team: former } = survivorOf(game, survivor);
    moveSeat(game, seat, `lone ${seat}`);
    changeFacts(game, {
      exiles: { ...game.facts?.exiles, [seat]: { former, accuser: seatOf(game, accuser) } },
      shown: { ...game.facts?.shown, [seat]: 'traitor' },
    });
    hold(game, seat, TRAITOR_OBJECTIVES[0].reason);
  }
  for (const { of, card } of cards) hold(game, seatOf(game, of), card);
}

const seatOf = (game: Draft, id: SurvivorId): SeatId =>
  must(survivorOf(game, id).owner, `a player of ${id}`);

/** Whoever has it takes the other's for it; of two traitors, the one of the same team. What nobody holds lies in the decks. */
function hold(game: Draft, seat: SeatId, name: CardName): void {
  const { cards = {} } = game.facts ?? {};
  const teamOf = (id: SeatId) => game.seats.find((one) => one.id === id)?.team;
  const [holder] = Object.keys(cards).filter(
    (id) =>
      id !== seat &&
      cards[id]?.reason === name &&
      (name !== 'traitor' || teamOf(id) === teamOf(seat)),
  );
  const old = must(cards[seat], 'a card');
  const card = must(
    ALL.find(({ reason }) => reason === name),
    name,
  );
  const held = { ...cards, [seat]: card, ...(holder !== undefined && { [holder]: old }) };
  const left = Object.values(held).map(({ reason }) => reason);
  const isFree = (reason: string): boolean => {
    const at = left.indexOf(reason);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const secret = SECRET_OBJECTIVES.map(({ reason }) => reason).filter(isFree);
  const traitor = TRAITOR_OBJECTIVES.map(({ reason }) => reason).filter(isFree);
  changeFacts(game, {
    cards: held,
    decks: {
      secret: secret.filter((one) => one !== 'traitor'),
      discard: [],
      out: secret.filter((one) => one === 'traitor'),
      traitor,
    },
  });
}
