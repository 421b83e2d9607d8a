// The cards that others hold, the decks that they come from, and how far others are with theirs.
import { isSurvivorId } from '../../scenarios/catalogue/survivors';
import { changeFacts } from '../../scenarios/change';
import { changed } from '../../scenarios/draft';
import type { Game } from '../../scenarios/game';
import type { SeatId } from '../../scenarios/ids';
import type { CardClause } from '../../scenarios/objectives/clause';
import type { Decks, Facts } from '../../scenarios/objectives/facts';
import { SECRET_OBJECTIVES } from '../../scenarios/objectives/secret';
import { TRAITOR_OBJECTIVES } from '../../scenarios/objectives/traitor';
import { isSame, other, type Secret } from './secret';

type Cards = NonNullable<Facts['cards']>;

const secretNamed = (name: string) => SECRET_OBJECTIVES.find(({ reason }) => reason === name);
const exileNamed = (name: string) => TRAITOR_OBJECTIVES.find(({ reason }) => reason === name);

const cardsOf = ({ facts }: Game): Cards => facts?.cards ?? {};
const othersOf = (game: Game, seat: SeatId): SeatId[] =>
  Object.keys(cardsOf(game)).filter((id) => id !== seat);

const replaced = <T>(pile: readonly T[], old: T, now: T): readonly T[] => {
  const at = pile.indexOf(old);
  return at < 0 ? pile : pile.with(at, now);
};

/** The decks with one card in the place of another of its sort. */
function exchangedIn(decks: Decks, wanted: string, left: string): Decks {
  const [secret, givenBack] = [secretNamed(wanted)?.reason, secretNamed(left)?.reason];
  if (secret && givenBack) {
    const pile = decks.secret.includes(secret) ? 'secret' : 'out';
    return { ...decks, [pile]: replaced(decks[pile], secret, givenBack) };
  }
  const [exile, old] = [exileNamed(wanted)?.reason, exileNamed(left)?.reason];
  return exile && old ? { ...decks, traitor: replaced(decks.traitor, exile, old) } : decks;
}

/** The seat has this card; whoever had it, or the deck in which it lay, has the seat's old one. */
function traded(game: Game, to: SeatId, card: CardClause, without: SeatId): Game {
  const { cards = {}, decks } = game.facts ?? {};
  const old = cards[to];
  if (!old || old.reason === card.reason) return game;
  const holder = othersOf(game, without).find((id) => cards[id]?.reason === card.reason);
  return changed(game, (one) =>
    changeFacts(one, {
      cards: { ...cards, [to]: card, ...(holder !== undefined && { [holder]: old }) },
      ...(decks && holder === undefined && { decks: exchangedIn(decks, card.reason, old.reason) }),
    }),
  );
}

/** The card that is drawn next lies on top, whoever holds it in the twin. */
function withNext(game: Game, card: CardClause, seat: SeatId): Game {
  const holder = othersOf(game, seat).find((id) => cardsOf(game)[id]?.reason === card.reason);
  const { secret, traitor } = game.facts?.decks ?? {};
  const spare = secretNamed(card.reason)
    ? secretNamed(secret?.[0] ?? '')
    : exileNamed(traitor?.[0] ?? '');
  const free = holder !== undefined && spare ? traded(game, holder, spare, seat) : game;
  const decks = free.facts?.decks;
  if (!decks) return free;
  const onTop = <T>(pile: readonly T[]): readonly T[] => [
    ...pile.filter((name) => name === card.reason),
    ...pile.filter((name) => name !== card.reason),
  ];
  return changed(free, (one) =>
    changeFacts(one, {
      decks: { ...decks, secret: onTop(decks.secret), traitor: onTop(decks.traitor) },
    }),
  );
}

/** One that wins or joins as soon as it is met would show itself. */
const isQuiet = ({ when }: CardClause): boolean => when === 'endOfGame';

/** What this seat might hold instead: what a mate holds that has shown nothing either, or what lies in the deck. */
function instead(twin: Game, game: Game, id: SeatId, seat: SeatId): CardClause | undefined {
  const { cards = {}, decks, shown = {} } = twin.facts ?? {};
  const own = cards[id];
  const teamOf = (of: SeatId) => game.seats.find((one) => one.id === of)?.team;
  const mates = othersOf(twin, seat).filter(
    (mate) => mate !== id && teamOf(mate) === teamOf(id) && !shown[mate] && !shown[id],
  );
  const ofMates = mates.flatMap((mate) => {
    const card = cards[mate];
    return card && own?.reason !== cardsOf(game)[mate]?.reason ? [card] : [];
  });
  const isExile = own !== undefined && exileNamed(own.reason) !== undefined;
  const inDecks: readonly CardClause[] = isExile
    ? (decks?.traitor ?? []).flatMap((name) => exileNamed(name) ?? [])
    : own?.reason === 'traitor'
      ? []
      : (decks?.secret ?? []).flatMap((name) => secretNamed(name) ?? []);
  return [...ofMates, ...inDecks.filter(isQuiet)].find(
    ({ reason }) => reason !== cardsOf(game)[id]?.reason,
  );
}

const isHeldAlike = (twin: Game, game: Game, id: SeatId): boolean =>
  cardsOf(twin)[id]?.reason === cardsOf(game)[id]?.reason;

export const objectives: Secret = {
  twist: (start, game, seat) => {
    const held = othersOf(game, seat).reduce((twin, id) => {
      const card = isHeldAlike(twin, game, id) ? instead(twin, game, id, seat) : undefined;
      return card ? traded(twin, id, card, seat) : twin;
    }, start);
    const [decks, theirs] = [held.facts?.decks, game.facts?.decks];
    if (!decks || !theirs) return held;
    return changed(held, (one) =>
      changeFacts(one, {
        decks: {
          ...decks,
          secret: other(decks.secret, theirs.secret),
          traitor: other(decks.traitor, theirs.traitor),
        },
      }),
    );
  },
  /** A card that is shown is shown to all (R274); one that is put away has shown itself (R287); a new one its holder sees. */
  agree: (start, from, to, seat) => {
    const shown = othersOf(from, seat)
      .filter((id) => !isSame(from.facts?.shown?.[id], to.facts?.shown?.[id]) || !cardsOf(to)[id])
      .reduce((twin, id) => {
        const card = cardsOf(from)[id];
        return card ? traded(twin, id, card, seat) : twin;
      }, start);
    const drawn = cardsOf(to)[seat];
    return drawn && drawn.reason !== cardsOf(from)[seat]?.reason
      ? withNext(shown, drawn, seat)
      : shown;
  },
  count: (twin, game) =>
    Object.keys(cardsOf(game)).filter((id) => !isHeldAlike(twin, game, id)).length +
    (isSame(twin.facts?.decks, game.facts?.decks) ? 0 : 1),
};

/** Counted for everybody, shown to its owner (A190). */
export const tallies: Secret = {
  twist: (twin, game, seat) => {
    const [counts, theirs] = [twin.facts?.tallies, game.facts?.tallies];
    if (!counts || !theirs) return twin;
    const more = Object.entries(counts).map(([id, tally]) =>
      isSurvivorId(id) && game.survivors[id]?.owner !== seat && isSame(tally, theirs[id])
        ? [id, { ...tally, kills: (tally.kills ?? 0) + 1 }]
        : [id, tally],
    );
    return changed(twin, (one) => changeFacts(one, { tallies: Object.fromEntries(more) }));
  },
  agree: (twin) => twin,
  count: (twin, game) => (isSame(twin.facts?.tallies, game.facts?.tallies) ? 0 : 1),
};
