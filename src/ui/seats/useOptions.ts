import { create } from 'zustand';
import { DIFFICULTIES, defaultOptions, type Options } from '../../scenarios/options';
import { readStored, writeStored } from '../stored';

type OptionsStore = {
  readonly options: Options;
  readonly choose: (change: Partial<Options>) => void;
};

export const ATTACK_CARDS = [0, 1, 2, 3, 4, 5] as const;
export const PELLETS = [2, 3, 4, 5, 6] as const;

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

function readOptions(stored: unknown): Options {
  const given: Partial<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const usual = defaultOptions(DIFFICULTIES.find((one) => one === given['difficulty']));
  const medicineHeals = given['medicineHeals'] === true;
  return {
    ...usual,
    attackCards: ATTACK_CARDS.find((one) => one === given['attackCards']) ?? usual.attackCards,
    pellets: PELLETS.find((one) => one === given['pellets']) ?? usual.pellets,
    medicineHeals,
  };
}
