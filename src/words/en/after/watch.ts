// Watching a match again: by what one steps, and what one jumps to.
export const watch = {
  stepBy: 'Step by',
  steps: { turn: 'Turn', flick: 'Flick', event: 'Event' },
  before: { turn: 'The turn before', flick: 'The flick before', event: 'The event before' },
  next: { turn: 'The next turn', flick: 'The next flick', event: 'The next event' },
  panel: 'What happened',
  said: 'In words',
  jumps: 'Jump to',
  sorts: { kill: 'Kills', fall: 'Falls', theft: 'Thefts', end: 'The end' },
  none: 'Nobody has fallen and nothing was stolen.',
  inRound: (round: number): string => `Round ${round}`,
};
