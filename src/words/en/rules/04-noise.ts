// Noise, the tower, the rush, the horde, zombies at doors.

export const noise = {
  R119: {
    title: 'Noise',
    text: 'After your actions the zombies answer once, to the loudest thing you did: firearms are loud, moves and other weapons are low, all else is silent.',
  },
  R120: {
    title: 'Loud',
    text: 'Any shot with a firearm is loud, hit or miss. The nearest standing zombies, up to three, come at you, and all that lie in town stand up.',
  },
  R121: {
    title: 'Low',
    text: 'Moving, the bat and the knife make a low noise. Only the nearest zombie answers: if it lies it stands up, if it stands it rushes.',
  },
  R122: {
    title: 'Silent',
    text: 'Taking, dropping and doing nothing make no sound. No zombie answers.',
  },
  R126: {
    title: 'They all get up',
    text: 'A loud noise, and the end of a round, raise every zombie that lies in town, indoors too.',
  },
  R129: {
    title: 'It only gets up',
    text: 'After a low noise a nearest zombie that lies just stands up. No rush.',
  },
  R135: {
    title: 'Around the corner',
    text: 'If a building is in the way, the tower aims past the side of it that is nearer to the survivor.',
  },
  R137: {
    title: 'Spots on the trapdoor',
    text: 'Each zombie goes on the spot with its own number. If that is taken, you choose a free one.',
  },
  R138: {
    title: 'The rush',
    text: 'The tower stands where the nearest zombie was and aims at you. The strut is pulled, and they fall out and slide.',
  },
  R139: {
    title: 'Knocked over',
    text: 'Every survivor that a rush knocks over loses 1 life, whatever did the knocking. Lying survivors are safe.',
  },
  R144: {
    title: 'Zombies at the door',
    text: 'A zombie enters a building where a survivor or a marker is, as long as fewer than two zombies are inside.',
  },
  A54: {
    title: 'No way in',
    text: 'A zombie that slides through a door and may not enter stays in the street, where it came to rest.',
  },
  R145: {
    title: 'Through the door',
    text: 'A zombie of which any part has slid past the door line goes in.',
  },
  R146: {
    title: 'Leaning on the wall',
    text: 'A standing zombie within one disc of a building’s support goes in too.',
  },
  R150: {
    title: 'The new horde',
    text: 'Before each day and each night the tower on the dump sends as many zombies as the invasion marker says.',
  },
  R153: {
    title: 'Overrun',
    text: 'If the dump cannot send as many zombies as it must, the town is overrun and everybody loses. Do not leave them all walking about.',
  },
  A128: {
    title: 'A dump too small',
    text: 'Some scenarios bring more zombies than the dump holds at first. Kill some in time: the killed go back to the dump.',
  },
  A44: {
    title: 'Equally near',
    text: 'Where several zombies are equally near, the player whose turn it is chooses.',
  },
};
