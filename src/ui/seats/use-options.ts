import * as v from 'valibot';
import { create } from 'zustand';
import { DIFFICULTIES, defaultOptions, type Options } from '../../scenarios/options';
import { readKnown, readStored, writeStored } from '../device/stored';

type OptionsStore = {
  readonly options: Options;
  readonly choose: (change: Partial<Options>) => void;
};

export const ATTACK_CARDS = [0, 1, 2, 3, 4, 5] as const;
export const PELLETS = [2, 3, 4, 5, 6] as const;

const usual = defaultOptions();
const STORED = v.object({
  difficulty: v.fallback(v.picklist(DIFFICULTIES), usual.difficulty),
  attackCards: v.fallback(v.optional(v.picklist(ATTACK_CARDS)), undefined),
  pellets: v.fallback(v.picklist<readonly number[]>(PELLETS), usual.pellets),
  medicineHeals: v.fallback(v.boolean(), usual.medicineHeals),
} satisfies Record<keyof Options, unknown>);

/** The combat deck follows the difficulty until somebody sets it by hand. */
export const useOptions = create<OptionsStore>((set, get) => ({
  options: readOptions(readStored('options')),
  choose: (change) => {
    const deck = change.difficulty && {
      attackCards: defaultOptions(change.difficulty).attackCards,
    };
    const options = { ...get().options, ...deck, ...change };
    writeStored('options', options);
    set({ options });
  },
}));

export function readOptions(stored: unknown): Options {
  const { difficulty, attackCards, ...rest } = readKnown(STORED, stored);
  return {
    difficulty,
    attackCards: attackCards ?? defaultOptions(difficulty).attackCards,
    ...rest,
  };
}
