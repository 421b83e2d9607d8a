// Cards that change the table, for better or worse.

export const turnsOfFate = {
  carAlarm: {
    title: 'Car alarm',
    flavour: 'Nobody will come to switch it off.',
    effect:
      'Choose the car, the truck or the ice-cream truck. This turn’s reaction is loud, and the zombies go there instead of after you.',
  },
  ransacked: {
    title: 'Ransacked',
    flavour: 'Somebody searched here before you, and in a temper.',
    effect: 'Choose two buildings. Their face-down markers are mixed and dealt back.',
  },
  blackIce: {
    title: 'Black ice',
    flavour: 'The whole street shines like a dance floor.',
    effect: 'For this round everything you flick slides much farther.',
  },
  deepSnow: {
    title: 'Deep snow',
    flavour: 'Each step is a decision.',
    effect: 'For this round the disc and the bat slide much less far.',
  },
  gust: {
    title: 'Gust',
    flavour: 'The town rearranges its furniture.',
    effect:
      'Every lamp, barrel and box slides up to 5 cm away from the tower, stopping short of anything in the way.',
  },
  criesInTheStreet: {
    title: 'Cries in the street',
    flavour: 'You could pretend that it is the wind.',
    effect:
      'Do nothing, or let a zombie come to the door and receive a food ration or a box of medicine.',
  },
  oldAcquaintance: {
    title: 'Old acquaintance',
    flavour: 'You know that cough. You would know it anywhere.',
    effect:
      'Together: swap markers with one ally, wherever they are. In teams: look at one hidden marker of a rival, and trade it for one of yours if they are near; where hands are open, only trade.',
  },
  acid: {
    title: 'Acid',
    flavour: 'The label has eaten itself.',
    effect:
      'Put the acid puddle in the street, away from figures and doors. It stays: a disc or bat that touches it fails, zombies swept onto it are gone, survivors thrown onto it lose 1 life.',
  },
};
