// S8. Doors with an X before them: closed to everybody, and moved whenever a building is left empty.
import { change, changeMarker } from '../change';
import { option } from '../decisions';
import type { Draft, Game } from '../game';
import type { StructureId } from '../ids';
import { doNext, emit, type Handlers } from '../play';
import { must, reserveMarkers, structureIds, survivorsInside } from '../queries';
import type { Task, TaskOf } from '../tasks';
import type { Seen } from '../view';

export const bearsX = ({ closed = [] }: Seen, structure: StructureId): boolean =>
  closed.includes(structure);

/** Somebody is in there, though it may be dead before the table has settled (A167). */
export function livedIn(game: Draft, structure: StructureId): void {
  const { lived } = game;
  if (lived && !lived.includes(structure)) change(game, { lived: [...lived, structure] });
}

/** Remembers who lives where just now. */
export function lookAtDoors(game: Draft): void {
  if (!game.lived) return;
  const lived = structureIds(game).filter((id) => survivorsInside(game, id).length > 0);
  change(game, { lived });
}

/** Which buildings have been left empty since, from whatever cause (R348, A167); never the RV (A133). */
export function doorsDue(game: Draft): Task[] {
  const { lived = [] } = game;
  lookAtDoors(game);
  const emptied = lived.filter((id) => !game.lived?.includes(id) && id !== 'rv');
  return emptied.length > 0 ? [{ do: 'moveX', emptied, laid: [] }] : [];
}

/** What can be taken is not what has just been laid (A168). */
const movable = ({ closed = [] }: Game, { laid }: TaskOf<'moveX'>): StructureId[] =>
  closed.filter((id) => !laid.includes(id));

export const doorHandlers: Pick<Handlers, 'moveX'> = {
  moveX: {
    ask: (game, task) => {
      const [about] = task.emptied;
      const doors = movable(game, task);
      if (!about || doors.length === 0) return undefined;
      return {
        kind: 'moveX',
        about,
        options: doors.map((structure) =>
          option(structure, { verb: 'structure', structure }, { about: structure }),
        ),
      };
    },
    answer: (play, { emptied: [left, ...others], laid }, { means: { structure } }) => {
      const { game } = play;
      const here = must(left, 'a building that was left');
      const [marker] = reserveMarkers(game);
      change(game, {
        closed: (game.closed ?? []).map((id) => (id === structure ? here : id)),
      });
      emit(play, { kind: 'doorClosed', structure: here, rules: ['R348'] });
      // An empty reserve fills nothing, but the X has moved all the same (R349, A105).
      if (marker !== undefined)
        changeMarker(game, marker, { faceUp: false, place: { on: 'structure', structure } });
      emit(play, {
        kind: 'doorOpened',
        structure,
        ...(marker !== undefined && { marker }),
        rules: ['R349'],
      });
      if (others.length > 0) doNext(play, { do: 'moveX', emptied: others, laid: [...laid, here] });
    },
  },
};
