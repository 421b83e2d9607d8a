// 39. Secret objectives: dealt, drawn and discarded, by the luck that nobody sees.
import { changeFacts } from '../change';
import type { Draft, Game } from '../game';
import type { SeatId } from '../ids';
import type { CardClause } from '../objectives/clause';
import type { Decks } from '../objectives/facts';
import { SECRET_OBJECTIVES, type SecretName } from '../objectives/secret';
import { TRAITOR_OBJECTIVES, type TraitorName } from '../objectives/traitor';
import { emit, type Handlers, type Play } from '../play';
import { must } from '../queries';
import { shuffled } from '../random';
import { livingOf } from './owners';

/** A traitor is only among so many people (A141). */
const FEWEST_FOR_A_TRAITOR = 3;

const NAMES = SECRET_OBJECTIVES.map(({ reason }) => reason);
const HONEST = NAMES.filter((name) => name !== 'traitor');

export const secretCard = (name: SecretName): CardClause =>
  must(
    SECRET_OBJECTIVES.find(({ reason }) => reason === name),
    name,
  );
export const traitorCard = (name: TraitorName): CardClause =>
  must(
    TRAITOR_OBJECTIVES.find(({ reason }) => reason === name),
    name,
  );

export const decksOf = ({ facts }: Game): Decks => must(facts?.decks, 'cards');
export const cardOf = ({ facts }: Game, seat: SeatId): CardClause | undefined =>
  facts?.cards?.[seat];

export const secretsHandlers: Pick<Handlers, 'dealSecrets'> = {
  /** A pile for each team, a traitor shuffled into it, a card to each of its people, the last one out unseen (R266–R268). */
  dealSecrets: {
    run: (play) => {
      const { game } = play;
      const cards: Record<SeatId, CardClause> = {};
      const out: SecretName[] = [];
      let left: readonly SecretName[] = shuffled(game, 'hidden', HONEST);
      for (const { seats } of game.teams) {
        const own = left.slice(0, seats.length);
        left = left.slice(seats.length);
        const isTraitorIn = seats.length >= FEWEST_FOR_A_TRAITOR;
        const pile: readonly SecretName[] = isTraitorIn
          ? shuffled(game, 'hidden', [...own, 'traitor' as const])
          : own;
        seats.forEach((seat, index) => {
          cards[seat] = secretCard(must(pile[index], 'a card for everybody'));
        });
        out.push(...pile.slice(seats.length), ...(isTraitorIn ? [] : (['traitor'] as const)));
      }
      const traitor = shuffled(
        game,
        'hidden',
        TRAITOR_OBJECTIVES.map(({ reason }) => reason),
      );
      changeFacts(game, { cards, decks: { secret: left, discard: [], out, traitor } });
      emit(play, {
        kind: 'drewObjective',
        seats: game.seats.map(({ id }) => id),
        deck: 'secret',
        rules: ['R268'],
      });
    },
  },
};

/** Another secret objective, never a traitor; one that can no longer be met goes under (R281, A175). */
export function drawSecret(play: Play, seat: SeatId): void {
  const { game } = play;
  const decks = decksOf(game);
  const old = NAMES.find((name) => name === cardOf(game, seat)?.reason);
  const discard = [...decks.discard, ...(old ? [old] : [])];
  const pile = decks.secret.length > 0 ? decks.secret : shuffled(game, 'hidden', discard);
  const lost = pile.findIndex((name) => !isImpossible(game, seat, name));
  const at = Math.max(0, lost);
  const [name, ...under] = [...pile.slice(at), ...pile.slice(0, at)];
  hold(game, seat, secretCard(must(name, 'a card')), {
    ...decks,
    secret: under,
    discard: decks.secret.length > 0 ? discard : [],
  });
  emit(play, { kind: 'drewObjective', seats: [seat], deck: 'secret', rules: ['R281'] });
}

/** What an exile wants; the traitor's card is out (R278). */
export function drawTraitor(play: Play, seat: SeatId): void {
  const { game } = play;
  const decks = decksOf(game);
  const [name, ...traitor] = decks.traitor;
  hold(game, seat, traitorCard(must(name, 'a card')), {
    ...decks,
    traitor,
    out: [...decks.out, 'traitor'],
  });
  emit(play, { kind: 'drewObjective', seats: [seat], deck: 'exile', rules: ['R278'] });
}

function hold(game: Draft, seat: SeatId, card: CardClause, decks: Decks): void {
  changeFacts(game, { cards: { ...game.facts?.cards, [seat]: card }, decks });
}

/** Who was hurt is not untouched any more, and who has fired not quiet (A175). */
function isImpossible(game: Game, seat: SeatId, name: SecretName): boolean {
  const counted = { untouched: 'livesLost', quietHands: 'firearmUses' } as const;
  const tally = name === 'untouched' || name === 'quietHands' ? counted[name] : undefined;
  return (
    tally !== undefined &&
    livingOf(game, seat).every((id) => (game.facts?.tallies?.[id]?.[tally] ?? 0) > 0)
  );
}
