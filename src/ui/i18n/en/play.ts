/** The table's own page: HUD, prompts, hand-over, duel, end. */
export const play = {
  'play.loading': 'Setting the table…',
  'play.label': 'The table of the match',
} as const;
