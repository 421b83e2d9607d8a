// The last shot under the glass.
export const look = {
  none: 'Take a shot first: then any moment of it can be looked at.',
  again: 'Look at the last shot',
  film: 'Moment of the shot',
  before: 'One frame back',
  after: 'One frame on',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  time: (seconds: string): string => `${seconds} s`,
  contacts: 'What touched what',
  touches: (piece: string, other: string): string => `${piece} → ${other}`,
  force: (number: string): string => `${number} g·m/s`,
  nothingTouched: 'Nothing was touched.',
};
