// A flick of a match as a shot on a practice table: from where things lay, by the same hand, and with the same end.
import { awaiting } from '../../scenarios/apply';
import { optionName, type Command } from '../../scenarios/decisions';
import type { GameEvent } from '../../scenarios/events';
import type { Game } from '../../scenarios/game';
import { SPECTATOR, viewFor } from '../../scenarios/view';
import type { Exercise } from '../practice/exercise';
import type { PracticeStart } from '../practice/start';
import { settingOf } from '../practice/setting';
import { shoot } from '../practice/shoot';
import { unbroken } from '../log';
import { fellOf } from './reach';

/** The luck of a match is none of practice's: so many are tried until the pellets fly as they flew. */
const TRIED = 24;

/** Nothing where it cannot be taken there, or would not end as it did. */
export function shotOf(
  before: Game,
  { choice, flick }: Command,
  events: readonly GameEvent[],
): PracticeStart | undefined {
  const survivor = before.turn?.survivor;
  if (!flick || !survivor || awaiting(before).for !== 'decision') return undefined;
  // What everybody may know: nothing that is hidden comes along.
  const setting = settingOf(viewFor(before, SPECTATOR));
  const wanted = meaningOf(events);
  for (const exercise of exercisesOf(before)) {
    for (let luck = 0; luck < TRIED; luck += 1) {
      const shot = { exercise, luck, flick: { choice: optionName(choice), numbers: flick } };
      const tried = unbroken(() => shoot(setting, shot));
      if (tried?.ok && meaningOf(tried.taken.events) === wanted) return { setting, shot };
      // Only a shell has its luck.
      if (!tried?.ok || exercise.of !== 'shot' || exercise.weapon !== 'shotgun') break;
    }
  }
  return undefined;
}

/** Whom it felled, and through which door it went. */
const meaningOf = (events: readonly GameEvent[]): string =>
  JSON.stringify([
    fellOf(events).toSorted(),
    events.flatMap((event) => (event.kind === 'moved' ? [event.into ?? ''] : [])),
    events.some(({ kind }) => kind === 'moveFailed'),
  ]);

/** What it may have been, from what stood on the agenda. */
function exercisesOf({ agenda, turn }: Game): readonly Exercise[] {
  const task = agenda.at(-1);
  const survivor = turn?.survivor;
  if (!task || !survivor) return [];
  if (task.do === 'flickDisc') return [{ of: 'disc', survivor }];
  if (task.do === 'flickBat') return [{ of: 'bat', survivor }];
  if (task.do !== 'aim' || task.weapon === 'bat') return [];
  const shot = { of: 'shot', survivor, weapon: task.weapon } as const;
  const [side] = task.used;
  if (side === undefined) return [shot, { ...shot, two: 'first' }];
  return side === 'near' ? [] : [{ ...shot, two: side }];
}
