// A show on its own clock: what comes before the film, the film, what comes after, where it slows down and where it stops.
import type { RecordedRun } from '../../match/session';
import { dangerOf, isHarmless, type Danger } from './danger';
import { fallsOf } from './falls';
import { firstTouchOf, landingOf, movingFor } from './motion';
import { hitStop, strikesOf } from './strikes';

/** A stretch of the show that runs at `rate` of its speed; it slides in and out of it over `RAMP`. */
export type SlowStretch = { readonly from: number; readonly to: number; readonly rate: number };

/** A blow: the show's clock stands there for so many real seconds. */
export type HitStop = { readonly at: number; readonly seconds: number };

export type Timeline = {
  /** Seconds of the show's own clock at which the film begins and ends, and at which all is over. */
  readonly filmFrom: number;
  readonly filmTo: number;
  readonly end: number;
  readonly slow: readonly SlowStretch[];
  /** In the order in which they come. */
  readonly stops: readonly HitStop[];
  readonly rush?: RushTimes;
};

/** What happens around the fall of a rush: each begins at its time and ends where the next one begins. */
export type RushTimes = {
  readonly towerComes: number;
  readonly towerStands: number;
  readonly strutMoves: number;
  readonly towerLeaves: number;
};

export type Manner = {
  readonly slowMotion: boolean;
  /** Reduced motion: the tower is there at once and gone at once, and nothing slows down or stops. */
  readonly calm: boolean;
  /** How many rushes these eyes have seen in this match. */
  readonly rushes?: number;
};

export const RAMP = 0.05;

const TOUCH = { before: 0.06, after: 0.14, rate: 0.24 } as const;
/** Whoever is felled for good sinks slowly. */
const SINKING = { before: 0.3, after: 0, rate: 0.45 } as const;
/** A rush is over in half a second: all of it is slowed, and most where the crowd lands and where it is dangerous. */
const FALL_RATE = 0.6;
const LANDING = { before: 0.04, after: 0.25, rate: 0.25 } as const;
const DANGER = { before: 0.06, after: 0.1, rate: 0.25 } as const;
/** What lies there is looked at for a moment before the table goes on. */
const BEAT = 0.4;

type Staging = {
  /** The tower is carried over, everybody looks at it, and the strut slides out. */
  readonly carry: number;
  readonly breath: number;
  readonly pull: number;
  /** Afterwards one looks at who was hit, or nearly; while nobody was, at the crowd. */
  readonly hurt: number;
  readonly calm: number;
  readonly slowLanding: boolean;
  /** How fast it pours where nobody is in danger. */
  readonly pours: number;
};

/** In full the first time, then in short; shortest where nobody could be hit. */
const FULL: Staging = { carry: 0.8, breath: 0.15, pull: 0.6, hurt: 1, calm: 0.6, slowLanding: true, pours: FALL_RATE }; // prettier-ignore
const AGAIN: Staging = { carry: 0.35, breath: 0.1, pull: 0.3, hurt: 0.7, calm: 0.35, slowLanding: false, pours: 0.8 }; // prettier-ignore
const HARMLESS: Staging = { carry: 0.4, breath: 0.05, pull: 0.25, hurt: 0.3, calm: 0.3, slowLanding: false, pours: 1 }; // prettier-ignore
/** It goes home while the eye is still where it ends. */
const LEAVES = 0.1;

export function timelineOf(show: RecordedRun, manner: Manner): Timeline {
  const stops = (filmFrom: number): HitStop[] =>
    manner.calm
      ? []
      : strikesOf(show).map(({ seconds, strength }) => ({
          at: filmFrom + seconds,
          seconds: hitStop(strength),
        }));
  return show.run.launch.kind === 'rush'
    ? rushTimeline(show, manner, stops)
    : flickTimeline(show, manner, stops);
}

type Stops = (filmFrom: number) => HitStop[];

function flickTimeline(show: RecordedRun, { slowMotion, calm }: Manner, stops: Stops): Timeline {
  const film = movingFor(show.recording);
  const touch = firstTouchOf(show.recording);
  const sinking = fallsOf(show).find(({ forGood }) => forGood);
  const slow = [
    ...(touch === undefined ? [] : [around(touch, TOUCH)]),
    ...(sinking ? [around(sinking.seconds, SINKING)] : []),
  ];
  return {
    filmFrom: 0,
    filmTo: film,
    end: film + BEAT,
    slow: slowMotion && !calm ? slow : [],
    stops: stops(0),
  };
}

function rushTimeline(show: RecordedRun, manner: Manner, stops: Stops): Timeline {
  const { launch } = show.run;
  const film = movingFor(show.recording);
  const danger = dangerOf(show);
  const staging = isHarmless(show) ? HARMLESS : (manner.rushes ?? 0) > 0 ? AGAIN : FULL;
  const carry = manner.calm ? 0 : staging.carry;
  const strutMoves = carry + staging.breath;
  const filmFrom = strutMoves + staging.pull;
  const filmTo = filmFrom + film;
  const landing = launch.kind === 'rush' ? landingOf(launch, show.recording) : Infinity;
  const slow = [
    { from: filmFrom, to: filmTo, rate: isClose(danger) ? FALL_RATE : staging.pours },
    ...(staging.slowLanding && Number.isFinite(landing) ? [around(filmFrom + landing, LANDING)] : []), // prettier-ignore
    ...(isClose(danger) ? [around(filmFrom + danger.seconds, DANGER)] : []),
  ];
  const seen = filmTo + (isClose(danger) ? staging.hurt : staging.calm);
  // Gone at once it goes last, or a calm picture would change twice.
  const towerLeaves = manner.calm ? seen : filmTo + LEAVES;
  return {
    filmFrom,
    filmTo,
    end: Math.max(towerLeaves + carry, seen),
    slow: manner.slowMotion && !manner.calm ? slow : [],
    stops: stops(filmFrom),
    rush: { towerComes: 0, towerStands: carry, strutMoves, towerLeaves },
  };
}

const isClose = (danger: Danger | undefined): danger is Danger =>
  danger !== undefined && danger.how !== 'far';

const around = (
  time: number,
  { before, after, rate }: { readonly before: number; readonly after: number; readonly rate: number }, // prettier-ignore
): SlowStretch => ({ from: time - before, to: time + after, rate });
