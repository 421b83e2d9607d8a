// A session whose moments are seen one after the other, before what follows is shown or asked.
import type { Piece } from '../../physics/table';
import { figurePiece } from '../../scenarios/queries';
import { SPECTATOR } from '../../scenarios/view';
import type { SeatSession, SeatState } from '../seat-session';
import type { Told } from '../session';
import type { Look } from './beats';
import { beatsOf, type Beat } from './queue';

/** While a moment is staged nothing is asked and no run is shown, and the log does not know of it yet. */
export type StagedState = SeatState & {
  readonly beat?: Beat;
  /** Who is not on the table any more and is seen there once again. */
  readonly laid?: readonly Piece[];
};

export type Stage = {
  readonly state: () => StagedState;
  readonly subscribe: (changed: () => void) => () => void;
  /** The moment has been seen: on to the next one. */
  readonly beatSeen: () => void;
  /** Past all that are left. */
  readonly skipBeats: () => void;
  /** Whatever changes meanwhile is a leap to another place of the match and tells nothing. */
  readonly leap: (go: () => void) => void;
};

type Staged = { readonly beat: Beat; readonly before: SeatState; readonly after: SeatState };

export function staged(session: Pick<SeatSession, 'state' | 'subscribe'>): Stage {
  const shown = new Set<Look>();
  let inner = session.state();
  let queue: readonly Staged[] = [];
  let now: StagedState = inner;
  let leaping = false;
  const listeners = new Set<() => void>();

  const tell = (): void => {
    const [first] = queue;
    now = first ? stateIn(first) : inner;
    for (const changed of listeners) changed();
  };
  const take = (): void => {
    const before = inner;
    const after = session.state();
    if (after === before) return;
    inner = after;
    const fresh = leaping ? undefined : toldSince(before.told, after.told);
    // Taken back, or somewhere else: nothing of what was waiting is true any more.
    if (!fresh) queue = [];
    else {
      const known = { afterRun: before.pending.length > 0, shown: (look: Look) => shown.has(look) };
      const beats = beatsOf(
        fresh.flatMap(({ events }) => events),
        known,
      );
      for (const { look } of beats) shown.add(look);
      queue = [...queue, ...beats.map((beat) => ({ beat, before, after }))];
    }
    tell();
  };
  let stop: (() => void) | undefined;
  return {
    state: () => now,
    subscribe: (changed) => {
      listeners.add(changed);
      if (!stop) {
        stop = session.subscribe(take);
        take();
      }
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    beatSeen: () => {
      if (queue.length === 0) return;
      queue = queue.slice(1);
      tell();
    },
    skipBeats: () => {
      if (queue.length === 0) return;
      queue = [];
      tell();
    },
    leap: (go) => {
      leaping = true;
      try {
        go();
      } finally {
        leaping = false;
      }
    },
  };
}

/** What has been told since; nothing where it is another story. */
function toldSince(before: readonly Told[], after: readonly Told[]): readonly Told[] | undefined {
  const last = before.at(-1);
  const isSame = last === undefined || after[before.length - 1] === last;
  return isSame && after.length >= before.length ? after.slice(before.length) : undefined;
}

function stateIn({ beat, before, after }: Staged): StagedState {
  const { asked: _asked, last: _last, ...rest } = after;
  return {
    ...rest,
    phase: 'staged',
    viewOf: beat.first || isInRoomLeft(beat, before, after) ? before.viewOf : after.viewOf,
    pending: [],
    told: before.told,
    beat,
    ...(beat.look === 'death' && { laid: laidOf(beat, before) }),
  };
}

/** The last card of a duel is turned over in its room, though the town is seen again after it. */
const isInRoomLeft = ({ look }: Beat, before: SeatState, after: SeatState): boolean =>
  look === 'combat' &&
  before.viewOf(SPECTATOR).duel !== undefined &&
  after.viewOf(SPECTATOR).duel === undefined;

/** The dead where they fell: at the end of the run that killed them, or where they stood before. */
function laidOf({ about }: Beat, { pending, viewOf }: SeatState): readonly Piece[] {
  const rest = pending[0]?.recording.outcome.rest ?? [];
  const view = viewOf(SPECTATOR);
  return about.flatMap((id): Piece[] => {
    const stood = figurePiece(view, id);
    const fell = rest.find((one) => one.id === id);
    return fell ? [{ id, kind: 'survivor', pose: fell.pose }] : stood ? [stood] : [];
  });
}
