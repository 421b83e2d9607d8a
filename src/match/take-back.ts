// Taking back: an answer can be unsaid as long as nothing came of it that somebody did not know before. What came of
// it is read from the two states alone: a question that reveals something on one day may reveal nothing on another.
import { awaiting } from '../scenarios/apply';
import type { CombatCard } from '../scenarios/duels';
import type { Game } from '../scenarios/game';
import type { MarkerId, SeatId } from '../scenarios/ids';
import { markerIds, markerOf } from '../scenarios/queries';
import type { Stands } from '../scenarios/reasons';
import { SPECTATOR, viewFor } from '../scenarios/view';
import { waitsFor, type Match } from './match';

/** Why the answer between two states stands, with all that followed from it; nothing, where it can be taken back. */
export function whyStands(before: Match, after: Match): Stands | undefined {
  const [was, is] = [before.game, after.game];
  if (hasFlicked(before, after)) return 'flicked';
  if (is.result) return 'over';
  // Whoever could vote again would wait for the others' faces.
  if (isVote(was)) return 'voted';
  if (hasDrawn(was, is)) return 'drawn';
  if (hasTurned(was, is)) return 'turnedOver';
  return hasLooked(was, is) ? 'lookedAt' : undefined;
}

const hasFlicked = (before: Match, after: Match): boolean =>
  waitsFor(after).for === 'table' ||
  after.log.slice(before.log.length).some((entry) => 'table' in entry);

function isVote(game: Game): boolean {
  const state = awaiting(game);
  return state.for === 'decision' && state.decision.kind === 'vote';
}

/** From either luck, from a deck, or a card of its own. */
const hasDrawn = (was: Game, is: Game): boolean =>
  differ(was.random, is.random) ||
  differ(was.crossroads, is.crossroads) ||
  differ(was.facts?.decks, is.facts?.decks) ||
  differ(was.facts?.cards, is.facts?.cards) ||
  combatDecks(was).some((deck) => combatDecks(is).every((other) => differ(deck, other)));

const combatDecks = ({ agenda }: Game): (readonly CombatCard[])[] =>
  agenda.flatMap((task) =>
    'duel' in task && task.duel.against === 'zombies' ? [task.duel.deck] : [],
  );

/** A marker or a card that all may see now. */
const hasTurned = (was: Game, is: Game): boolean =>
  differ(was.facts?.shown, is.facts?.shown) ||
  markerIds(is).some((id) => markerOf(is, id).faceUp && !was.markers[id]?.faceUp);

/** A face that a seat knows now and did not. */
const hasLooked = (was: Game, is: Game): boolean =>
  [SPECTATOR, ...is.seats.map(({ id }) => id)].some((seat) => {
    const known = facesFor(was, seat);
    return [...facesFor(is, seat)].some((id) => !known.has(id));
  });

const facesFor = (game: Game, seat: SeatId): ReadonlySet<MarkerId> =>
  new Set(
    Object.entries(viewFor(game, seat).markers).flatMap(([id, { type }]) =>
      type === undefined ? [] : [id],
    ),
  );

const differ = (one: unknown, other: unknown): boolean =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other);
