// An attempt at a drill: its flicks one after the other, by whoever flicks, and when it is over.
import type { Vec2 } from '../../physics/table';
import { distance } from '../../physics/measure/vector';
import { settingOfDrill, type Drill } from './drill';
import type { Exercise } from './exercise';
import { metInOrder } from './goal';
import { edited, spotOfPiece, type Wanted } from './place';
import { nextExercise } from './session';
import type { Setting } from './setting';
import { shoot, type Shot, type Taken } from './shoot';

export const starsOf = ({ stars }: Pick<Drill, 'stars'>, tries: readonly Taken[]): number =>
  metInOrder(stars, tries);

/** There is no flick left, or nothing left to win. */
export const isOver = (drill: Drill, tries: readonly Taken[]): boolean =>
  tries.length >= drill.flicks || starsOf(drill, tries) === drill.stars.length;

/** The hand of each flick, or nothing where it cannot be. */
export type Hand = (setting: Setting, exercise: Exercise, luck: number) => Shot['flick'];

/** From here on by this hand, until it is over or cannot go on; the luck is counted on as at the table. */
export function playOn(
  drill: Drill,
  from: Setting,
  hand: Hand,
  luck = 0,
  before: readonly Taken[] = [],
): readonly Taken[] {
  const last = before.at(-1);
  const setting = last?.to ?? from;
  const exercise = last ? nextExercise(last) : drill.exercise;
  if (last && isOver(drill, before)) return before;
  const flick = hand(setting, exercise, luck);
  if (!flick && exercise.of !== 'rush') return before;
  const tried = shoot(setting, { exercise, luck, ...(flick && { flick }) });
  return tried.ok ? playOn(drill, from, hand, luck + 1, [...before, tried.taken]) : before;
}

/** Where somebody who may be put elsewhere comes to stand: no farther off than it may. */
export function placedIn(drill: Drill, setting: Setting, at: Vec2): Wanted | undefined {
  const { place } = drill;
  const start = place && spotOfPiece(place.survivor, settingOfDrill(drill))?.at;
  const now = place && spotOfPiece(place.survivor, setting)?.at;
  if (!place || !start || !now) return undefined;
  const far = distance(start, at);
  const share = far > place.within ? place.within / far : 1;
  // To the millimetre, and rather a little short than beyond.
  const toward = (from: number, to: number): number =>
    Math.round((from + (to - from) * share) * 10) / 10;
  return { at: { x: toward(start.x, at.x), y: toward(start.y, at.y), facing: now.facing } };
}

/** The drill with its figure put there; as it was where there is no room. */
export function startedAt(drill: Drill, at: Vec2 | undefined): Setting {
  const setting = settingOfDrill(drill);
  const where = at && placedIn(drill, setting, at);
  const result =
    drill.place && where ? edited(setting, { put: drill.place.survivor, where }) : undefined;
  return result?.ok ? result.setting : setting;
}
