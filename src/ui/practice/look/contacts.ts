// What touched what in a run, in order, as it is told under the glass.
import {
  FRAMES_PER_SECOND,
  STEPS_PER_FRAME,
  STEPS_PER_SECOND,
} from '../../../physics/measure/time';
import type { Contact, Recording } from '../../../physics/recording';

export type ToldContact = {
  readonly key: string;
  /** The frame to go to. */
  readonly frame: number;
  readonly seconds: number;
  readonly piece: string;
  readonly other: string;
  readonly face?: Contact['face'];
  /** In g·m/s: what a bullet of a gram has at a metre a second. */
  readonly force: number;
  /** Of the hardest of this run, from 0 to 1. */
  readonly share: number;
};

export function contactsOf({ outcome: { contacts } }: Recording): readonly ToldContact[] {
  const hardest = Math.max(1, ...contacts.map(({ impulse }) => impulse));
  return contacts.map(({ step, piece, other, impulse, face }, index) => ({
    key: `${index} ${piece} ${other}`,
    frame: Math.floor(step / STEPS_PER_FRAME),
    seconds: step / STEPS_PER_SECOND,
    piece,
    other,
    ...(face && { face }),
    force: impulse / 100,
    share: impulse / hardest,
  }));
}

export const secondsAt = (frame: number): number => frame / FRAMES_PER_SECOND;
