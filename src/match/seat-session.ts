// What a screen holds of a match: what the seats at it may know and are asked, never the game itself. Played here,
// watched again, practised or played far away: whoever shows a match cannot tell, and need not.
import { once } from '../physics/measure/once';
import type { Awaiting } from '../scenarios/apply';
import type { Game } from '../scenarios/game';
import type { SeatId } from '../scenarios/ids';
import type { Reason, Stands } from '../scenarios/reasons';
import type { NewGame } from '../scenarios/setup';
import { SPECTATOR, viewFor, type SeatView } from '../scenarios/view';
import { writeLog } from './log';
import { openReplay, type Replay, type ReplayTurn } from './replay';
import { saveOf, summaryOf } from './saves';
import type { SavedMatch } from './saved-match';
import type { Summary } from './saves-summary';
import type {
  Answer,
  FailedStep,
  Given,
  RecordedRun,
  Session,
  SessionState,
  Told,
} from './session';

/** `staged`: a moment is seen (`stage`). `sent` and `offline` are for a match that is kept elsewhere: an answer is under way, or nobody hears. */
export type Phase = 'asked' | 'shown' | 'staged' | 'sent' | 'offline' | 'over';

export type Asked = Omit<Extract<Awaiting, { readonly for: 'decision' }>, 'for'>;

/** The last answer, and what a seat knew when it was given; or why it stands. */
export type LastAnswer =
  | ({ readonly ok: true; readonly viewOf: (seat: SeatId) => SeatView } & Given)
  | { readonly ok: false; readonly why: Stands };

export type SeatState = {
  readonly phase: Phase;
  /** What a seat at this screen may know of what lies on the table now; of any other, what everybody may. */
  readonly viewOf: (seat: SeatId) => SeatView;
  /** What is asked once nothing is left to be shown. */
  readonly asked?: Asked;
  /** What the table did and nobody has seen yet; the first is being shown. It grows while that one runs: what follows is computed meanwhile. */
  readonly pending: readonly RecordedRun[];
  /** What happened, without what is still to be shown. */
  readonly told: readonly Told[];
  /** Whether the last answer can be taken back; not where nobody answers. */
  readonly last?: LastAnswer;
  /** What was taken back, until something else is answered. */
  readonly tookBack?: Given;
};

export type SeatSession = {
  readonly state: () => SeatState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Answers what is asked; a reason when it is refused, and then nothing has changed. */
  readonly give: (answer: Answer) => Promise<Reason | undefined>;
  /** Takes the last answer back, as if it had never been given; the reason when it stands, and then nothing has changed. */
  readonly takeBack: () => Promise<Stands | undefined>;
  /** A seat has looked behind its curtain. */
  readonly looked: (seat: SeatId) => void;
  /** The screen has shown the first of what was pending: on to what follows. */
  readonly seen: () => void;
  /** The last answer at which a rule broke. */
  readonly failed: () => FailedStep | undefined;
};

/** A match that is played on this device: it can be put away, written out and watched from its beginning. */
export type LocalSession = SeatSession & {
  readonly plan: NewGame;
  /** Another number: something else is to be put away, be it longer or shorter. */
  readonly version: () => number;
  /** Its log, as it is handed to others. */
  readonly written: () => string;
  readonly stored: (
    id: string,
    at: number,
  ) => { readonly summary: Summary; readonly match: SavedMatch };
  readonly watch: (read?: (share: number) => void) => Promise<WatchedSession>;
};

/** A match watched from its log, turn by turn. */
export type WatchedSession = SeatSession & {
  readonly turns: readonly ReplayTurn[];
  readonly place: () => { readonly entry: number; readonly turn: number; readonly ended: boolean };
  readonly next: Replay['next'];
  readonly goToTurn: Replay['goToTurn'];
} & Pick<Replay, 'whole' | 'reaches' | 'goToEntry' | 'shotAt'>;

/** The seats of a device sit around one screen: it may see with the eyes of each. */
export function localSession(session: Session): LocalSession {
  const { match } = session.state();
  const own = (seat: SeatId): SeatId => seat;
  const stateOf = once((state: SessionState) => ({
    ...seatState(state, own),
    last: lastAnswer(state),
  }));
  let put = { match, version: 0 };
  return {
    state: () => stateOf(session.state()),
    subscribe: session.subscribe,
    give: async (answer) => session.give(answer),
    takeBack: async () => session.takeBack(),
    looked: session.looked,
    seen: session.seen,
    failed: session.failed,
    plan: match.plan,
    version: () => {
      const { match: now } = session.state();
      if (now !== put.match) put = { match: now, version: put.version + 1 };
      return put.version;
    },
    written: () => writeLog(session.state().match),
    stored: (id, at) => {
      const now = session.state();
      return { summary: summaryOf(id, now.match, at), match: saveOf(id, now.match, now.told) };
    },
    watch: async (read) => {
      const { match: whole } = session.state();
      return watchedSession(await openReplay(whole, read), whole.game.result !== undefined);
    },
  };
}

/** Nothing is hidden once a match is over; before that nobody's secrets are shown. */
export function watchedSession(replay: Replay, isOver: boolean): WatchedSession {
  const stateOf = once((state: SessionState) =>
    seatState(state, (seat) => (isOver ? seat : SPECTATOR)),
  );
  return {
    state: () => stateOf(replay.state()),
    subscribe: replay.subscribe,
    give: async () => 'notYourTurn',
    takeBack: async () => 'nothing',
    looked: () => {},
    seen: replay.seen,
    failed: () => undefined,
    turns: replay.turns,
    place: () => {
      const { match, turn, ended } = replay.state();
      return { entry: match.log.length, turn, ended };
    },
    next: replay.next,
    goToTurn: replay.goToTurn,
    whole: replay.whole,
    reaches: replay.reaches,
    goToEntry: replay.goToEntry,
    shotAt: replay.shotAt,
  };
}

function seatState(
  { game, pending, waits, seen, tookBack }: SessionState,
  eyesOf: (seat: SeatId) => SeatId,
): SeatState {
  const viewOf = viewsOf(game);
  return {
    phase: pending.length > 0 ? 'shown' : waits.for === 'nothing' ? 'over' : 'asked',
    viewOf: (seat) => viewOf(eyesOf(seat)),
    ...(pending.length === 0 && waits.for === 'decision' && { asked: askedOf(waits) }),
    pending,
    told: seen,
    ...(tookBack && { tookBack }),
  };
}

function lastAnswer({ back }: SessionState): LastAnswer {
  if (!back.ok) return back;
  const { to, given } = back;
  return { ok: true, ...given, viewOf: viewsOf(to.game) };
}

/** A view is made when it is first asked for. */
function viewsOf(game: Game): (seat: SeatId) => SeatView {
  const views = new Map<SeatId, SeatView>();
  return (seat) => {
    const view = views.get(seat) ?? viewFor(game, seat);
    views.set(seat, view);
    return view;
  };
}

const askedOf = ({ seat, seats, decision }: Asked): Asked => ({ seat, seats, decision });
