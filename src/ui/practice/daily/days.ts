// The shots of the day that were played on this device.
import { create } from 'zustand';
import type { DayName } from '../../../match/practice/daily/days';
import type { Grade } from '../../../match/practice/daily/grade';
import {
  readDays,
  withLater,
  withTry,
  writtenDays,
  type KeptDay,
  type KeptTry,
} from '../../../match/practice/daily/kept';
import { readStored, writeStored } from '../../device/stored';

const STORED_AS = 'daily';
const read = (): readonly KeptDay[] => readDays(readStored(STORED_AS));

type Days = {
  readonly days: readonly KeptDay[];
  /** Once more from what is kept: another tab may have played. */
  readonly refresh: () => void;
  readonly took: (day: DayName, seed: number, made: KeptTry) => void;
  readonly tookLater: (day: DayName, seed: number, grades: readonly Grade[]) => void;
};

export const useDays = create<Days>((set) => {
  const become = (days: readonly KeptDay[]): void => {
    writeStored(STORED_AS, writtenDays(days));
    set({ days });
  };
  return {
    days: read(),
    refresh: () => set({ days: read() }),
    took: (day, seed, made) => become(withTry(read(), day, seed, made)),
    tookLater: (day, seed, grades) => become(withLater(read(), day, seed, grades)),
  };
});
