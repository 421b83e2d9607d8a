// A shot on a practice table as a pure function: the same setting and shot give the same run, judged by the rulebook.
import type { Recording } from '../../physics/recording';
import { simulate } from '../../physics/simulate';
import { answer, applyOutcome, awaiting } from '../../scenarios/apply';
import { optionId, type FlickNumbers } from '../../scenarios/decisions';
import type { GameEvent } from '../../scenarios/events';
import type { Game, TableRun } from '../../scenarios/game';
import type { Reason } from '../../scenarios/reasons';
import { readied, type Exercise, type Unready } from './exercise';
import { gameOf, PRACTICE_SEAT, rested, type Setting } from './setting';

/** All of a shot: who flicks what, which of the offers, how, and by which luck. A rush has no hand. */
export type Shot = {
  readonly exercise: Exercise;
  readonly luck: number;
  readonly flick?: { readonly choice: string; readonly numbers: FlickNumbers };
};

/** What came of it. */
export type Taken = {
  readonly shot: Shot;
  readonly from: Setting;
  /** As it was asked for: what is looked at while it is shown. */
  readonly asked: Game;
  readonly run: TableRun;
  readonly recording: Recording;
  readonly events: readonly GameEvent[];
  readonly to: Setting;
};

export type Tried =
  | { readonly ok: true; readonly taken: Taken }
  | { readonly ok: false; readonly why: Unready | Reason };

/** Ready for the table: what it is to run, and what has been told by then. */
export type Loaded =
  | {
      readonly ok: true;
      readonly asked: Game;
      readonly game: Game;
      readonly run: TableRun;
      readonly events: readonly GameEvent[];
    }
  | { readonly ok: false; readonly why: Unready | Reason };

export function load(from: Setting, { exercise, luck, flick }: Shot): Loaded {
  const ready = readied(gameOf(from), exercise, luck);
  if (!ready.ok) return ready;
  const asked = ready.game;
  const waits = awaiting(asked);
  if (waits.for === 'table') return { ok: true, asked, game: asked, run: waits.run, events: [] };
  if (waits.for !== 'decision' || !flick) return { ok: false, why: 'flickNeedsNumbers' };
  const given = answer(asked, {
    seat: PRACTICE_SEAT,
    number: waits.decision.number,
    choice: optionId(flick.choice),
    flick: flick.numbers,
  });
  if (!given.ok) return { ok: false, why: given.reason };
  const next = awaiting(given.game);
  if (next.for !== 'table') return { ok: false, why: 'unknownChoice' };
  return { ok: true, asked, game: given.game, run: next.run, events: given.events };
}

export function shoot(from: Setting, shot: Shot): Tried {
  const loaded = load(from, shot);
  if (!loaded.ok) return loaded;
  const { asked, game, run, events } = loaded;
  const recording = simulate(run.table, run.launch);
  const judged = applyOutcome(game, recording.outcome);
  if (!judged.ok) return { ok: false, why: judged.reason };
  // A duel is fought on a lane of its own: the town is as it was.
  const to = shot.exercise.of === 'duel' ? from : rested(from, judged.game);
  return {
    ok: true,
    taken: { shot, from, asked, run, recording, events: [...events, ...judged.events], to },
  };
}
