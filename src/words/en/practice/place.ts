// Putting pieces where one likes.
export const place = {
  hint: 'Drag any piece, or choose one.',
  keys: 'Arrow keys move it, Q and E turn it.',
  onTable: 'On the table',
  fromBox: 'Add from the box',
  light: 'Light',
  halves: { day: 'Day', night: 'Night' },
  numbers: { x: 'East', y: 'North', facing: 'Looks to' },
  where: 'Where',
  street: 'in the street',
  lay: 'Lay down',
  stand: 'Stand up',
  takeOff: 'Take off',
  taken: (name: string): string => `No room: ${name} is in the way.`,
  noRoom: {
    outOfTown: 'That is outside town.',
    full: 'Two zombies are in there already.',
    unknown: 'It cannot be put there.',
  },
  putNearest: 'Put it on the nearest free place',
  ruler: 'Ruler',
  rulerHint: 'Choose two pieces.',
  between: (one: string, other: string): string => `${one} – ${other}:`,
  gap: (gap: string, middles: string): string =>
    `${gap} cm from edge to edge, ${middles} cm from middle to middle.`,
  nextTo: 'They are next to each other (a disc’s width or less).',
  notNextTo: 'They are not next to each other.',
};
