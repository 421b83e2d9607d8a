// Where what was flicked first touched something.
import { FRAMES_PER_SECOND, STEPS_PER_SECOND } from '../../physics/measure/time';
import type { Recording } from '../../physics/recording';
import { NUMBERS } from '../film/sample';

export type Touch = { readonly x: number; readonly y: number; readonly seconds: number };

/** At the rim of the piece, on the side that it moved toward. */
export function touchOf({ outcome, tracks }: Recording, reach: number): Touch | undefined {
  const [contact] = outcome.contacts;
  const track = contact && tracks.find(({ id }) => id === contact.piece);
  if (!contact || !track) return undefined;
  const seconds = contact.step / STEPS_PER_SECOND;
  const last = track.poses.length / NUMBERS - 1;
  const frame = Math.min(last, Math.max(1, Math.floor(seconds * FRAMES_PER_SECOND)));
  const at = frame * NUMBERS;
  const [x = 0, y = 0] = track.poses.subarray(at, at + 2);
  const [fromX = 0, fromY = 0] = track.poses.subarray(at - NUMBERS, at - NUMBERS + 2);
  const step = Math.hypot(x - fromX, y - fromY);
  const ahead = step > 1e-4 ? reach / step : 0;
  return { x: x + (x - fromX) * ahead, y: y + (y - fromY) * ahead, seconds };
}
