// The shot of the day.
export const daily = {
  intro:
    'The same position for everybody with the same date. Three tries; the first that solves it counts.',
  kinds: {
    rifle: 'A narrow line',
    ring: 'Into the ring',
    knife: 'The long knife',
    door: 'Door at a slant',
    shotgun: 'Two of three',
    flare: 'Thrown light',
    sniper: 'Across town',
    bat: 'Swing and land',
    friend: 'Close to a friend',
    out: 'Out of the door',
  },
  tasks: {
    rifle: (who: string): string =>
      `${who} has a rifle and little room between things. Fell the marked zombie.`,
    ring: (who: string): string => `Move ${who} into the ring without touching anything.`,
    knife: (who: string): string =>
      `${who} throws the knife, from farther away than is wise. Fell the marked zombie.`,
    door: (who: string): string => `Move ${who} through the marked door.`,
    shotgun: (who: string): string => `One shell, three zombies: ${who} has to fell two of them.`,
    flare: (who: string): string => `${who} throws a flare. It has to come to rest in the ring.`,
    sniper: (who: string): string =>
      `${who} looks through the scope of the sniper rifle, all across town. Fell the marked zombie.`,
    bat: (who: string): string =>
      `${who} swings the bat: the marked zombie falls, and the swing ends in the ring.`,
    friend: (who: string): string =>
      `A friend stands close to the line of ${who}’s rifle. Fell the zombie, not the friend.`,
    out: (who: string): string => `Move ${who} out of the door and into the ring.`,
  },
  map: 'Map of the position',
  play: 'Play',
  goOn: (left: number): string =>
    left === 1 ? 'Go on: one try left' : `Go on: ${left} tries left`,
  tries: 'Tries',
  tryOf: (number: number, of: number): string => `Try ${number} of ${of}`,
  marks: { solved: 'solved', near: 'close', wide: 'missed', open: 'not taken' },
  results: { solved: 'Solved!', near: 'So close.', wide: 'Not this time.' },
  off: (cm: string): string => `${cm} cm from the middle of the ring.`,
  next: 'Next try',
  over: {
    solved: (number: number): string =>
      number === 1
        ? 'Solved at the first try'
        : number === 2
          ? 'Solved at the second try'
          : 'Solved at the third try',
    unsolved: 'Not solved in three tries',
  },
  points: (points: number): string => (points === 1 ? '1 point' : `${points} points`),
  ofPoints: 'of 100',
  worth: (first: number, second: number, third: number): string =>
    `First try ${first}, second ${second}, third ${third},`,
  worthMore: (middle: number, almost: number): string =>
    `and up to ${middle} for how near the middle; unsolved, up to ${almost} for a near miss.`,
  streak: (days: number): string =>
    days === 1 ? 'Solved one day in a row' : `Solved ${days} days in a row`,
  tomorrow: 'There is a new one tomorrow.',
  isPractice: 'For practice: what counts are the tries on the day itself.',
  share: 'Share',
  shareTitle: (date: string): string => `Flickfall · Shot of the day, ${date}`,
  sharePoints: (points: number): string => `${points}/100`,
  watch: 'Watch the best try',
  practise: 'Practise from here',
  list: 'The last thirty days',
  listHint: 'Each can be played again. Only the tries on the day itself count for the streak.',
  playDay: (date: string): string => `Play ${date}`,
  later: (points: number): string => `later: ${points}`,
  again: 'Play again',
  toList: 'To the days',
};
