// House rules and rulings that players may change: named, with their defaults.

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Whether the aim breathes in the hand, the same for everybody at the table; for the rules it is one flick like another. */
export const HANDS = ['living', 'steady'] as const;
export type HandRule = (typeof HANDS)[number];

export type Options = {
  difficulty: Difficulty;
  /** Attack cards among the seven of the combat deck; the rest are Walk. */
  attackCards: number;
  /** Pellets in a shotgun shell. */
  pellets: number;
  /** One action heals one life with a medicine marker (A41). */
  medicineHeals: boolean;
  /** Steady where nothing is said: matches are older than this rule. */
  hand?: HandRule;
};

export const usualHand = (difficulty: Difficulty): HandRule =>
  difficulty === 'easy' ? 'steady' : 'living';

/** Whether the aim of this seat breathes: one who needs it has a steady hand, and everybody knows. */
export const hasLivingHand = (
  {
    options,
    seats,
  }: {
    readonly options: Options;
    readonly seats: readonly { readonly id: string; readonly steady?: true }[];
  },
  seat: string,
): boolean => options.hand === 'living' && seats.every(({ id, steady }) => id !== seat || !steady);

export function defaultOptions(difficulty: Difficulty = 'normal'): Options {
  const attackCards = { easy: 1, normal: 2, hard: 3 }[difficulty];
  return { difficulty, attackCards, pellets: 4, medicineHeals: false };
}
