// The ways into practice.
export const doors = {
  intro: 'The table to yourself: no turns, no limits, nothing to lose.',
  setups: {
    title: 'Set-ups',
    text: 'Any town of any scenario. Flick what you like, move whatever you like, see your chances.',
  },
  drills: {
    title: 'Drills',
    text: 'Small tasks for one thing each, from a move of 20 cm to a shot across town. Up to three stars.',
  },
  daily: {
    title: 'Shot of the day',
    text: 'One position, three tries, the same for everybody today.',
  },
  puzzles: {
    title: 'One turn to win',
    text: 'One survivor, two actions: find the turn that wins.',
  },
  chooseTown: 'Which town shall stand on the table?',
  last: 'Back to the table you left',
};
