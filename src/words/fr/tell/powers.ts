// What a power did, where nothing else tells it.
import type { powers as English } from '../../en/tell/powers';

export const powers: typeof English = {
  bonusActions: ({ word }, power) =>
    `« ${power} » : ${word} rend un marqueur et peut agir une fois de plus.`,
  actsAfterKill: ({ word }, power) =>
    `« ${power} » : ${word} peut agir une fois de plus dans ce tour.`,
  secondTry: ({ word }, power) => `« ${power} » : ${word} essaie encore.`,
};
