// What a state, a question and an event mean, whatever form the house gives them.
import type { Awaiting } from '../../src/scenarios/apply';
import type { Decision, Option, Refused } from '../../src/scenarios/decisions';
import type { GameEvent } from '../../src/scenarios/events';
import type { Effect, Game } from '../../src/scenarios/game';

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
      effects: effects.map(meaningOfEffect),
    }),
  ),
  zombies: mapped(game.zombies, ({ number, place }) => ({
    number,
    place: place.in === 'tower' ? { in: place.in, slot: place.slot } : place,
  })),
  things: game.things,
  markers: game.markers,
  crossroads: game.crossroads,
  turn: game.turn,
  effects: game.effects.map(meaningOfEffect),
  fallen: game.fallen,
  peeks: game.peeks,
  asked: game.asked,
  result: game.result && { winner: game.result.winner },
});

/** An alarm was named by what rings, ice and snow by a list in words. */
function meaningOfEffect(effect: Effect): unknown {
  const { kind, until } = effect;
  if (kind === 'lure') return 'at' in effect ? effect : { kind: 'alarm', until, target: effect.by };
  if (kind === 'frozen') return { kind, until, target: effect.zombie };
  if (kind === 'roughness')
    return { kind, until, value: effect.factor, target: effect.of?.join(' ') };
  return { kind, until };
}

const mapped = <T, U>(record: Readonly<Record<string, T>>, of: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([id, one]) => [id, of(one)]));

const optionsOf = ({ options }: Decision): readonly Option[] => options;
const refusedOf = ({ refused }: Decision): readonly Refused[] => refused;

export function meaningOfQuestion(waits: Awaiting): unknown {
  if (waits.for !== 'decision') return { for: waits.for };
  const { seat, decision } = waits;
  return {
    seat,
    kind: decision.kind,
    about: decision.about,
    number: decision.number,
    options: optionsOf(decision).map(({ id, about, flick, needsFacing, needsSpot }) => ({
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
    refused: refusedOf(decision).map(({ id, why }) => ({ id, why })),
  };
}

/** Events that were added with the typed protocol: what they tell was silent, or rebuilt from commands. */
const ADDED: readonly string[] = [
  'leftLying',
  'spared',
  'threwAway',
  'alarm',
  'mixed',
  'spent',
  'duskCalled',
  'keptFeet',
];

/** In the words of before: a kill named point-blank in its weapon, a failure its obstacle; an end tells itself in sentences. */
export const meaningOfEvents = (events: readonly GameEvent[]): unknown =>
  events.filter(({ kind }) => !ADDED.includes(kind)).map(meaningOfEvent);

function meaningOfEvent(event: GameEvent): unknown {
  if (event.kind === 'gameOver') return { kind: event.kind, winner: event.result.winner };
  if (event.kind === 'stole') {
    const { marker: _marker, where: _where, ...rest } = event;
    return { ...rest, rules: ['R226'] };
  }
  if (event.kind === 'killed' && event.pointBlank) {
    const { pointBlank: _pointBlank, ...rest } = event;
    return { ...rest, by: `pointBlank ${event.by}` };
  }
  if (event.kind === 'moveFailed' && event.why === 'touched') {
    const { other, ...rest } = event;
    return { ...rest, why: `touched ${other}` };
  }
  return event;
}

export const meaningOfRun = (waits: Awaiting): unknown =>
  waits.for === 'table' ? waits.run : null;
