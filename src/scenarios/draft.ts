import type { Game, GameState, Survivor, Zombie } from './game';

/** A copy to be changed. Shared is what rules replace and never change inside: poses, tasks, effects, the layout. */
export function draftOf(game: Game): GameState {
  const { layout, ...state } = game as GameState;
  const { teams, round, survivors, zombies, things, markers, crossroads, turn } = state;
  return {
    ...state,
    teams: teams.map(copyOf),
    round: copyOf(round),
    survivors: copiesOf(survivors, copyOfSurvivor),
    zombies: copiesOf(zombies, copyOfZombie),
    things: copiesOf(things, copyOf),
    markers: copiesOf(markers, copyOf),
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
const copyOfZombie = (one: Zombie): Zombie => ({ ...one, place: { ...one.place } });
const copyOfSurvivor = (one: Survivor): Survivor => ({
  ...one,
  place: { ...one.place },
  effects: [...one.effects],
});

function copiesOf<T>(all: Readonly<Record<string, T>>, copy: (one: T) => T): Record<string, T> {
  const copies: Record<string, T> = {};
  for (const [id, one] of Object.entries(all)) copies[id] = copy(one);
  return copies;
}
