// What a state, a question and an event mean, whatever form the house gives them.
import type { Awaiting } from '../../src/scenarios/apply';
import type { GameEvent } from '../../src/scenarios/events';
import type { Game } from '../../src/scenarios/game';

/** JSON with its keys in order, without what is undefined. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .filter(([, part]) => part !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : one,
  );
}

export const meaningOfState = (game: Game): unknown => ({
  scenario: game.scenario,
  options: game.options,
  seats: game.seats,
  teams: game.teams.map(({ id, seats, nextSeat }) => ({
    id,
    seats,
    next: seats[nextSeat % seats.length],
  })),
  turnTeam: game.turnTeam,
  pretzel: game.pretzel,
  pretzelLies: game.pretzelLies,
  pretzelDue: game.pretzelDue,
  random: game.random,
  layout: game.layout,
  round: game.round,
  invasion: game.invasion,
  survivors: mapped(
    game.survivors,
    ({ team, life, startLife, place, backpack, slots, role, escort, effects }) => ({
      team,
      life,
      startLife,
      place,
      backpack,
      slots,
      role,
      escort,
      effects,
    }),
  ),
  zombies: mapped(game.zombies, ({ number, place }) => ({ number, place })),
  things: game.things,
  markers: game.markers,
  crossroads: game.crossroads,
  turn: game.turn,
  effects: game.effects,
  fallen: game.fallen,
  peeks: game.peeks,
  asked: game.asked,
  result: game.result && { winner: game.result.winner },
});

const mapped = <T, U>(record: Readonly<Record<string, T>>, of: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([id, one]) => [id, of(one)]));

export function meaningOfQuestion(waits: Awaiting): unknown {
  if (waits.for !== 'decision') return { for: waits.for };
  const { seat, decision } = waits;
  return {
    seat,
    kind: decision.kind,
    about: decision.about,
    number: decision.number,
    options: decision.options.map(({ id, about, flick, needsFacing, needsSpot }) => ({
      id,
      about,
      flick: flick && {
        launch: flick.launch,
        at: flick.at,
        shift: flick.shift,
        speed: flick.speed,
      },
      needsFacing,
      needsSpot,
    })),
    refused: decision.refused.map(({ id, why }) => ({ id, why })),
  };
}

/** The reason of an end is told by the sentences; its name is the house's own. */
export const meaningOfEvents = (events: readonly GameEvent[]): unknown =>
  events.map((event) =>
    event.kind === 'gameOver' ? { kind: event.kind, winner: event.result.winner } : event,
  );

export const meaningOfRun = (waits: Awaiting): unknown =>
  waits.for === 'table' ? waits.run : null;
