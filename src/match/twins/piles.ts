// What lies in an order that nobody knows, or has been given and not shown yet: piles, decks, votes, luck, looks.
import { awaiting } from '../../scenarios/apply';
import { change } from '../../scenarios/change';
import { changed } from '../../scenarios/draft';
import type { Game } from '../../scenarios/game';
import { luckOf, seedOf } from '../../scenarios/random';
import type { Task } from '../../scenarios/tasks';
import { isSame, other, type Secret } from './secret';

export const crossroads: Secret = {
  twist: (twin, game) =>
    changed(twin, (one) =>
      change(one, {
        crossroads: {
          ...twin.crossroads,
          draw: other(twin.crossroads.draw, game.crossroads.draw),
        },
      }),
    ),
  agree: (twin, from, to) =>
    isSame(from.crossroads, to.crossroads)
      ? twin
      : changed(twin, (one) => change(one, { crossroads: from.crossroads })),
  count: (twin, game) => (isSame(twin.crossroads, game.crossroads) ? 0 : 1),
};

/** Whatever comes of luck at once is shown or is a secret of another kind. */
export const luck: Secret = {
  twist: (twin, game) =>
    twin.random.hidden.key === game.random.hidden.key
      ? withLuck(twin, {
          ...twin.random.hidden,
          key: luckOf(seedOf(~game.asked)).hidden.key,
        })
      : twin,
  agree: (twin, from, to) =>
    from.random.hidden.drawn === to.random.hidden.drawn ? twin : withLuck(twin, from.random.hidden),
  count: (twin, game) => (twin.random.hidden.key === game.random.hidden.key ? 0 : 1),
};

const withLuck = (game: Game, hidden: Game['random']['hidden']): Game =>
  changed(game, (one) => change(one, { random: { ...game.random, hidden } }));

const deckIn = (task: Task | undefined) =>
  task && 'duel' in task && task.duel.against === 'zombies' ? task.duel.deck : undefined;

const decksIn = ({ agenda }: Game) => agenda.map(deckIn);

/** The decks of duels, by the place of their tasks on the agenda. */
const withDecks = (twin: Game, of: (task: Task, at: number) => ReturnType<typeof deckIn>): Game =>
  changed(twin, (one) =>
    change(one, {
      agenda: twin.agenda.map((task, at): Task => {
        const deck = of(task, at);
        return deck && 'duel' in task && task.duel.against === 'zombies'
          ? { ...task, duel: { ...task.duel, deck } }
          : task;
      }),
    }),
  );

export const combatCards: Secret = {
  twist: (twin, game) =>
    withDecks(twin, (task, at) => {
      const [deck, theirs] = [deckIn(task), deckIn(game.agenda[at])];
      return deck && theirs && other(deck, theirs);
    }),
  agree: (twin, from, to) =>
    isSame(decksIn(from), decksIn(to)) ? twin : withDecks(twin, (_, at) => deckIn(from.agenda[at])),
  count: (twin, game) => (isSame(decksIn(twin), decksIn(game)) ? 0 : 1),
};

const votesIn = ({ agenda }: Game) =>
  agenda.flatMap((task) => (task.do === 'vote' ? task.votes : []));

const withVotes = (game: Game, votes: ReturnType<typeof votesIn>): Game =>
  changed(game, (one) =>
    change(one, {
      agenda: game.agenda.map((task) => (task.do === 'vote' ? { ...task, votes } : task)),
    }),
  );

/** Nobody learns a vote before the last one is in (A138). */
export const votes: Secret = {
  twist: (twin, game, seat) => {
    const given = votesIn(game);
    return withVotes(
      twin,
      votesIn(twin).map((vote, at) => ({
        ...vote,
        up: vote.seat === seat ? vote.up : given[at]?.up !== true,
      })),
    );
  },
  agree: (twin, from, to) =>
    to.agenda.some((task) => task.do === 'vote') ? twin : withVotes(twin, votesIn(from)),
  count: (twin, game) => (isSame(votesIn(twin), votesIn(game)) ? 0 : 1),
};

/** Who has looked at what: whoever is asked goes by what it has seen itself. */
export const looks: Secret = {
  twist: (twin, _, seat) =>
    changed(twin, (one) => change(one, { peeks: twin.peeks.filter((peek) => peek.seat === seat) })),
  agree: (twin, from, _, seat) => {
    const state = awaiting(from);
    const by = state.for === 'decision' ? state.seats.filter((one) => one !== seat) : [];
    const theirs = from.peeks.filter((peek) => by.includes(peek.seat));
    return changed(twin, (one) => change(one, { peeks: [...twin.peeks, ...theirs] }));
  },
  count: (twin, game) => game.peeks.length - twin.peeks.length,
};
