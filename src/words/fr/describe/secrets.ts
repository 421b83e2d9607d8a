// The own card, cards that were shown, and exiles.
import type { secrets as English } from '../../en/describe/secrets';

export const secrets: typeof English = {
  own: (sort, name, text) => `${sort} : ${name}. ${text}`,
  soFar: (numbers) => `Jusqu’ici : ${numbers.join(' ; ')}.`,
  shown: (player, card) => `${player} a montré une carte : ${card}.`,
  exile: (player) => `${player} joue en solitaire et peut passer une fois dans la manche.`,
  exileWithout: (player) => `${player} joue en solitaire et a passé dans cette manche.`,
};
