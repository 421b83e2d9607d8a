// House rules and rulings that players may change: named, with their defaults.

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type Options = {
  difficulty: Difficulty;
  /** Attack cards among the seven of the combat deck; the rest are Walk. */
  attackCards: number;
  /** Pellets in a shotgun shell. */
  pellets: number;
  /** One action heals one life with a medicine marker (A41). */
  medicineHeals: boolean;
};

export function defaultOptions(difficulty: Difficulty = 'normal'): Options {
  const attackCards = { easy: 1, normal: 2, hard: 3 }[difficulty];
  return { difficulty, attackCards, pellets: 4, medicineHeals: false };
}
