import * as v from 'valibot';
import { create } from 'zustand';
import {
  DIFFICULTIES,
  defaultOptions,
  HANDS,
  usualHand,
  type Options,
} from '../../scenarios/options';
import { readKnown, readStored, writeStored } from '../device/stored';

/** What is set up here leaves nothing open. */
type Chosen = Required<Options>;

type OptionsStore = {
  readonly options: Chosen;
  readonly choose: (change: Partial<Chosen>) => void;
};

export const ATTACK_CARDS = [0, 1, 2, 3, 4, 5] as const;
export const PELLETS = [2, 3, 4, 5, 6] as const;

const usual = defaultOptions();
const STORED = v.object({
  difficulty: v.fallback(v.picklist(DIFFICULTIES), usual.difficulty),
  attackCards: v.fallback(v.optional(v.picklist(ATTACK_CARDS)), undefined),
  pellets: v.fallback(v.picklist<readonly number[]>(PELLETS), usual.pellets),
  medicineHeals: v.fallback(v.boolean(), usual.medicineHeals),
  hand: v.fallback(v.optional(v.picklist(HANDS)), undefined),
} satisfies Record<keyof Options, unknown>);

/** The combat deck and the hand follow the difficulty until somebody sets them. */
export const useOptions = create<OptionsStore>((set, get) => ({
  options: readOptions(readStored('options')),
  choose: (change) => {
    const deck = change.difficulty && {
      attackCards: defaultOptions(change.difficulty).attackCards,
      hand: usualHand(change.difficulty),
    };
    const options = { ...get().options, ...deck, ...change };
    writeStored('options', options);
    set({ options });
  },
}));

export function readOptions(stored: unknown): Chosen {
  const { difficulty, attackCards, hand, ...rest } = readKnown(STORED, stored);
  return {
    difficulty,
    attackCards: attackCards ?? defaultOptions(difficulty).attackCards,
    hand: hand ?? usualHand(difficulty),
    ...rest,
  };
}
