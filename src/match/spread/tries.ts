// Tries of one aim: what the table is to run for each, and what it came to.
import { startBlocker } from '../../physics/measure/spots';
import type { Outcome, Recording, Track } from '../../physics/recording';
import type { Vec2 } from '../../physics/table';
import { awaiting } from '../../scenarios/apply';
import {
  optionName,
  type Decision,
  type FlickNumbers,
  type FlickOffer,
  type Option,
} from '../../scenarios/decisions';
import type { TableRun } from '../../scenarios/game';
import { isFlicked, outlookOf } from '../../scenarios/outlook';
import { tableOf } from '../../scenarios/queries';
import { laneOf } from '../../scenarios/rules/duel-lane';
import { flickOf } from '../../scenarios/rules/flicking';
import { runOf } from '../../scenarios/runs';
import { viewFor, type SeatView } from '../../scenarios/view';
import { readied, type Unready } from '../practice/exercise';
import { gameOf, PRACTICE_SEAT, type Setting } from '../practice/setting';
import type { Shot, Taken } from '../practice/shoot';
import type { Shaking } from './hands';
import type { Job } from './job';
import { flareResult, resultOf, type Result } from './results';
import { shaken } from './shake';

export type Try = {
  readonly index: number;
  readonly result: Result;
  /** Where what was flicked came to rest, and its way there. */
  readonly ends: readonly Vec2[];
  readonly path: readonly Vec2[];
};

/** A try, or one that there is no room for. */
export type Attempt = Job<Try>;

export type Attempts =
  | {
      readonly ok: true;
      readonly attempt: (numbers: FlickNumbers, dice: number, index: number) => Attempt;
      readonly offer: FlickOffer;
    }
  | { readonly ok: false; readonly why: Unready | 'unknownChoice' };

/** Everything that the tries of a shot have in common is worked out once. */
export function attemptsOf(setting: Setting, { exercise, luck, flick }: Shot): Attempts {
  const ready = readied(gameOf(setting), exercise, luck);
  if (!ready.ok) return ready;
  const state = awaiting(ready.game);
  if (state.for !== 'decision' || !flick) return { ok: false, why: 'unknownChoice' };
  const { decision } = state;
  const options: readonly Option[] = decision.options;
  const offered = options.find(({ id }) => optionName(id) === flick.choice)?.flick;
  if (!offered) return { ok: false, why: 'unknownChoice' };
  const view = viewFor(ready.game, PRACTICE_SEAT);
  const table = laneOf(view.duel, view)?.table ?? tableOf(view);
  return {
    ok: true,
    offer: offered,
    attempt: (given, dice, index) => {
      const { offer, flick: numbers } = flickOf({ offer: offered, flick: given });
      const run = runOf(offer, numbers, table, dice);
      if (run.launch.kind !== 'figure' && startBlocker(run.table, run.launch) !== undefined)
        return { done: { index, result: 'noRoom', ends: [], path: [] } };
      return {
        run,
        judge: (recording) => {
          const result = verdict(decision, view, offer, run, recording.outcome);
          return { index, result, ...wayOf(recording, offer) };
        },
      };
    },
  };
}

function verdict(
  decision: Decision,
  view: SeatView,
  offer: FlickOffer,
  run: TableRun,
  outcome: Outcome,
): Result {
  return isFlicked(decision)
    ? resultOf(outlookOf(decision, view, offer, run, outcome))
    : flareResult(run.table, outcome);
}

/** What a shot that was taken came to, and from where it went; nothing of one that needs no hand. */
export function takenResult({ shot, asked, run, recording }: Taken):
  | {
      readonly result: Result;
      readonly offer: FlickOffer;
      readonly numbers: FlickNumbers;
      readonly end: Vec2 | undefined;
    }
  | undefined {
  const { flick } = shot;
  const state = awaiting(asked);
  if (state.for !== 'decision' || !flick) return undefined;
  const { decision } = state;
  const options: readonly Option[] = decision.options;
  const offered = options.find(({ id }) => optionName(id) === flick.choice)?.flick;
  if (!offered) return undefined;
  const { offer, flick: numbers } = flickOf({ offer: offered, flick: flick.numbers });
  const view = viewFor(asked, PRACTICE_SEAT);
  const result = verdict(decision, view, offer, run, recording.outcome);
  return { result, offer, numbers, end: wayOf(recording, offer).ends[0] };
}

/** One shaken try of it. */
export function shakenAttempt(
  attempts: Extract<Attempts, { readonly ok: true }>,
  numbers: FlickNumbers,
  shaking: Shaking,
  seed: number,
  index: number,
): Attempt {
  const made = shaken(attempts.offer, numbers, shaking, seed, index);
  return attempts.attempt(made.numbers, made.dice, index);
}

/** Every so many frames one point: a bundle of ways is looked at, not measured. */
const THINNED = 4;
const NUMBERS = 7;
/** What flies from each kind of launch, by the names the table gives it. */
const isFlickedPiece = (id: string, { launch, piece }: FlickOffer): boolean =>
  piece
    ? id === piece.id
    : id === launch || (launch === 'sniper' && id === 'bullet') || id.startsWith('pellet');

function wayOf({ outcome, tracks }: Recording, offer: FlickOffer): Pick<Try, 'ends' | 'path'> {
  const flicked = ({ id }: { readonly id: string }): boolean => isFlickedPiece(id, offer);
  const track = tracks.find(flicked);
  return {
    ends: outcome.rest.filter(flicked).map(({ pose: { x, y } }) => ({ x, y })),
    path: track ? pointsOf(track) : [],
  };
}

function pointsOf({ poses }: Track): Vec2[] {
  const points: Vec2[] = [];
  const step = THINNED * NUMBERS;
  for (let at = 0; at + 1 < poses.length; at += step)
    points.push({ x: poses[at] ?? 0, y: poses[at + 1] ?? 0 });
  const last = poses.length - NUMBERS;
  if (last > 0) points.push({ x: poses[last] ?? 0, y: poses[last + 1] ?? 0 });
  return points;
}
