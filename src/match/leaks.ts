// Whether a seat is told what it may not know: it must not be able to tell a game from its twin, in which
// everything that is hidden from this seat is otherwise.
import { MARKER_TYPES, type MarkerType } from '../scenarios/catalogue/markers';
import { isSurvivorId } from '../scenarios/catalogue/survivors';
import { change } from '../scenarios/change';
import { changed } from '../scenarios/draft';
import type { ZombieDuel } from '../scenarios/duels';
import type { GameEvent } from '../scenarios/events';
import type { Game, Marker } from '../scenarios/game';
import type { MarkerId, SeatId } from '../scenarios/ids';
import { isCardName } from '../scenarios/objectives/card-names';
import type { CardClause } from '../scenarios/objectives/clause';
import type { Facts } from '../scenarios/objectives/facts';
import { SECRET_OBJECTIVES } from '../scenarios/objectives/secret';
import { TRAITOR_OBJECTIVES } from '../scenarios/objectives/traitor';
import type { Task } from '../scenarios/tasks';
import { luckOf, seedOf } from '../scenarios/random';
import { viewFor } from '../scenarios/view';
import { askedOf, differences, hiddenFrom } from './hidden';
import { tableViewOf } from './table-view';

/** What hands may hide (R330): another of these, so that it goes on being something that can be hidden. */
const SECRETS: readonly MarkerType[] = ['key', 'fuel', 'x'];
const OTHERS = MARKER_TYPES.filter((type) => !SECRETS.includes(type));

/** Secrets that reach this seat in what it sees, in what it is asked or in what it is told, in words. */
export function leaks(game: Game, seat: SeatId, events: readonly GameEvent[] = []): string[] {
  const hidden = hiddenFrom(game, seat);
  const all = twinOf(game, seat, hidden);
  const [own, its] = [viewFor(game, seat), viewFor(all, seat)];
  // What is left in the box can be counted by everybody, and cards offer what is there.
  const inTown = new Set([...hidden].filter((id) => game.markers[id]?.place.on !== 'supply'));
  return [
    ...differences('the view', own, its),
    ...differences('the table', tableViewOf(own), tableViewOf(its)),
    ...differences('the question', askedOf(game, seat), askedOf(twinOf(game, seat, inTown), seat)),
    ...events.flatMap((event) => namedIn(event, game, hidden)),
    ...events.flatMap(cardIn),
  ].map((what) => `${seat} learns from ${what}`);
}

/** Other faces, other cards, another generator; nobody else has looked at anything. */
export function twinOf(
  game: Game,
  seat: SeatId,
  hidden: ReadonlySet<MarkerId> = hiddenFrom(game, seat),
): Game {
  const markers = Object.entries(game.markers).map(([id, marker]): [MarkerId, Marker] => [
    id,
    hidden.has(id) ? { ...marker, type: otherType(marker.type) } : marker,
  ]);
  return changed(game, (twin) =>
    change(twin, {
      random: luckOf(seedOf(~game.asked)),
      crossroads: { ...game.crossroads, draw: game.crossroads.draw.toReversed() },
      peeks: game.peeks.filter((peek) => peek.seat === seat),
      agenda: game.agenda.map(withOtherCards),
      markers: Object.fromEntries(markers),
      ...(game.facts && !game.result && { facts: otherFacts(game.facts, game, seat) }),
    }),
  );
}

/** Others hold other cards, have done other things, and what is left lies in another order. */
function otherFacts(facts: Facts, { survivors }: Game, seat: SeatId): Facts {
  const { cards = {}, tallies = {}, decks } = facts;
  const otherCards = Object.entries(cards).map(([id, card]) => [
    id,
    id === seat ? card : otherCard(card),
  ]);
  const otherTallies = Object.entries(tallies).filter(
    ([id]) => isSurvivorId(id) && survivors[id]?.owner === seat,
  );
  return {
    ...facts,
    ...(facts.cards && { cards: Object.fromEntries(otherCards) }),
    ...(facts.tallies && { tallies: Object.fromEntries(otherTallies) }),
    ...(decks && {
      decks: {
        secret: decks.secret.toReversed(),
        discard: decks.discard,
        out: decks.secret.slice(0, decks.out.length),
        traitor: decks.traitor.toReversed(),
      },
    }),
    visited: {},
    entries: [],
  };
}

/** The next of its kind: an exile has an exile's. */
function otherCard(card: CardClause): CardClause {
  const kin: readonly CardClause[] = TRAITOR_OBJECTIVES.some(({ reason }) => reason === card.reason)
    ? TRAITOR_OBJECTIVES
    : SECRET_OBJECTIVES;
  const at = kin.findLastIndex(({ reason }) => reason === card.reason);
  return kin[(at + 1) % kin.length] ?? card;
}

function otherType(type: MarkerType): MarkerType {
  const kin = SECRETS.includes(type) ? SECRETS : OTHERS;
  return kin[(kin.indexOf(type) + 1) % kin.length] ?? type;
}

function withOtherCards(task: Task): Task {
  if (task.do === 'vote')
    return { ...task, votes: task.votes.map(({ seat, up }) => ({ seat, up: !up })) };
  if (!('duel' in task) || task.duel.against !== 'zombies') return task;
  const deck = task.duel.deck.map((card) => (card === 'walk' ? 'attack' : 'walk'));
  const duel: ZombieDuel = { ...task.duel, deck };
  return { ...task, duel };
}

/** An event that has the type of a hidden marker in it, or a secret type although it is about no marker. */
function namedIn(event: GameEvent, game: Game, hidden: ReadonlySet<MarkerId>): string[] {
  const words = wordsIn(event);
  const markers = words.filter((word) => game.markers[word]);
  const types = MARKER_TYPES.filter((type) => words.includes(type));
  const isTold = (id: MarkerId): boolean =>
    hidden.has(id) && types.some((type) => type === game.markers[id]?.type);
  const tells =
    markers.length > 0 ? markers.some(isTold) : types.some((type) => SECRETS.includes(type));
  return tells ? [`the event ${event.kind}`] : [];
}

/** A card that is shown is shown to all (R274), and at the end all lie open; else nobody names one. */
const cardIn = (event: GameEvent): string[] =>
  event.kind !== 'shown' && event.kind !== 'gameOver' && wordsIn(event).some(isCardName)
    ? [`the event ${event.kind}`]
    : [];

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};
