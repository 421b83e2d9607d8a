import type { Game, GameState, Survivor } from './game';

/** A copy to be changed. Shared is what rules replace and never change inside: poses, places, tasks, effects, the layout. */
export function draftOf(game: Game): GameState {
  const { layout, ...state } = game as GameState;
  const { teams, round, survivors, zombies, things, markers, crossroads, turn } = state;
  return {
    ...state,
    teams: teams.map(copyOf),
    round: copyOf(round),
    survivors: copiesOf(survivors, copyOfSurvivor),
    zombies: copyOf(zombies),
    things: copyOf(things),
    markers: copyOf(markers),
    crossroads: { draw: [...crossroads.draw], discard: [...crossroads.discard] },
    ...(turn && { turn: copyOf(turn) }),
    effects: [...state.effects],
    fallen: [...state.fallen],
    peeks: [...state.peeks],
    agenda: [...state.agenda],
    layout,
  };
}

const copyOf = <T extends object>(one: T): T => ({ ...one });
const copyOfSurvivor = (one: Survivor): Survivor => ({ ...one, effects: [...one.effects] });

function copiesOf<T>(all: Readonly<Record<string, T>>, copy: (one: T) => T): Record<string, T> {
  const copies = { ...all };
  for (const id in copies) copies[id] = copy(copies[id] as T);
  return copies;
}
