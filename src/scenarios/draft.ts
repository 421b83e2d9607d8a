import type { Game, GameState, Survivor } from './game';

/**
 * A copy to be changed. Shared is what rules replace and never change inside: poses, places, zombies,
 * markers, things, tasks, effects, the layout. Written out, because a game is copied with every step.
 */
export function draftOf(game: Game): GameState {
  const state = game as GameState;
  const { pretzel, pretzelLies, turn, result } = state;
  return {
    version: state.version,
    scenario: state.scenario,
    options: state.options,
    seats: state.seats,
    teams: state.teams.map(copyOf),
    turnTeam: state.turnTeam,
    pretzelDue: state.pretzelDue,
    random: state.random,
    round: copyOf(state.round),
    invasion: state.invasion,
    survivors: copiesOf(state.survivors),
    zombies: state.zombies,
    things: state.things,
    markers: state.markers,
    crossroads: {
      draw: [...state.crossroads.draw],
      discard: [...state.crossroads.discard],
    },
    effects: [...state.effects],
    fallen: [...state.fallen],
    peeks: [...state.peeks],
    agenda: [...state.agenda],
    asked: state.asked,
    ...(pretzel && { pretzel }),
    ...(pretzelLies && { pretzelLies }),
    ...(turn && { turn: copyOf(turn) }),
    ...(result && { result }),
    layout: state.layout,
  };
}

const copyOf = <T extends object>(one: T): T => ({ ...one });

function copiesOf(survivors: GameState['survivors']): GameState['survivors'] {
  const copies: Record<string, Survivor> = { ...survivors };
  for (const id in copies) copies[id] = { ...(copies[id] as Survivor) };
  return copies;
}
