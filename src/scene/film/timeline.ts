// A show on its own clock: what comes before the film, the film, what comes after, and where it slows down.
import type { RecordedRun } from '../../match/session';
import { firstTouchOf, landingOf, movingFor } from './motion';

/** A stretch of the show that runs at `rate` of its speed; it slides in and out of it over `RAMP`. */
export type SlowStretch = { readonly from: number; readonly to: number; readonly rate: number };

export type Timeline = {
  /** Seconds of the show's own clock at which the film begins and ends, and at which all is over. */
  readonly filmFrom: number;
  readonly filmTo: number;
  readonly end: number;
  readonly slow: readonly SlowStretch[];
  readonly rush?: RushTimes;
};

/** What happens around the fall of a rush: each begins at its time and ends where the next one begins. */
export type RushTimes = {
  readonly towerComes: number;
  readonly strutMoves: number;
  readonly towerLeaves: number;
};

export type Manner = {
  readonly slowMotion: boolean;
  /** Reduced motion: the tower is there at once and gone at once. */
  readonly calm: boolean;
};

export const RAMP = 0.05;

const TOUCH = { before: 0.06, after: 0.16, rate: 0.22 } as const;
/** A rush is over in half a second: all of it is slowed, and most where the crowd lands. */
const FALL_RATE = 0.6;
const LANDING = { before: 0.04, after: 0.25, rate: 0.25 } as const;
/** The tower is carried over, everybody looks at it, and the strut slides out. */
const CARRY = 0.8;
const BREATH = 0.15;
const PULL = 0.6;
/** What lies there is looked at for a moment before the table goes on. */
const BEAT = 0.45;

export function timelineOf(
  { run, recording }: RecordedRun,
  { slowMotion, calm }: Manner,
): Timeline {
  const film = movingFor(recording);
  const slow = slowMotion && !calm;
  if (run.launch.kind !== 'rush') {
    const touch = firstTouchOf(recording);
    return {
      filmFrom: 0,
      filmTo: film,
      end: film + BEAT,
      slow: slow && touch !== undefined ? [around(touch, TOUCH)] : [],
    };
  }
  const carry = calm ? 0 : CARRY;
  const strutMoves = carry + BREATH;
  const filmFrom = strutMoves + PULL;
  const filmTo = filmFrom + film;
  const landing = landingOf(run.launch, recording);
  return {
    filmFrom,
    filmTo,
    end: filmTo + BEAT + carry,
    slow: slow
      ? [
          { from: filmFrom, to: filmTo, rate: FALL_RATE },
          ...(Number.isFinite(landing) ? [around(filmFrom + landing, LANDING)] : []),
        ]
      : [],
    rush: { towerComes: 0, strutMoves, towerLeaves: filmTo + BEAT },
  };
}

const around = (
  time: number,
  { before, after, rate }: typeof TOUCH | typeof LANDING,
): SlowStretch => ({
  from: time - before,
  to: time + after,
  rate,
});
