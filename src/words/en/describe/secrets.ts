// The own card, cards that were shown, and exiles.

export const secrets = {
  own: (sort: string, name: string, text: string): string => `${sort}: ${name}. ${text}`,
  soFar: (numbers: readonly string[]): string => `So far: ${numbers.join('; ')}.`,
  shown: (player: string, card: string): string => `${player} has shown a card: ${card}.`,
  exile: (player: string): string => `${player} plays alone, and may pass once this round.`,
  exileWithout: (player: string): string => `${player} plays alone, and has passed this round.`,
};
