// Cards that cost, and cards that bring the dead.

export const troubles = {
  dangerousDays: {
    title: 'Dangerous days and nights',
    flavour: 'On the horizon the snow is moving. It is not the snow.',
    effect: 'From now on the hordes of the day and of the night are one step bigger.',
  },
  squeakyFloor: {
    title: 'Squeaky floor',
    flavour: 'One board. One single board.',
    effect: 'The noise of this turn is loud.',
  },
  behindTheShelves: {
    title: 'Behind the shelves',
    flavour: 'That pile of coats was never a pile of coats.',
    effect: 'A zombie is in here with you, if fewer than two are. The duel starts at once.',
  },
  brokenWindow: {
    title: 'Broken window',
    flavour: 'Glass sings when it breaks. The whole street knows the tune.',
    effect: 'Two zombies appear in front of the door.',
  },
  theyFollowedUs: {
    title: 'They followed us',
    flavour: 'Your tracks in the snow were very easy to read.',
    effect: 'Two zombies rush from the tower on the dump toward this building.',
  },
  infectedScratch: {
    title: 'Infected scratch',
    flavour: 'It is nothing. It was nothing. It is something.',
    effect:
      'Use up one box of medicine carried by you or an ally in the building. If there is none, your survivor loses 1 life.',
  },
  tornStrap: {
    title: 'Torn strap',
    flavour: 'You only notice three streets later.',
    effect: 'Choose one marker your survivor carries: it turns up face up in the grocery store.',
  },
  jammed: {
    title: 'Jammed',
    flavour: 'Click. Click. Please. Click.',
    effect:
      'Your survivor’s own weapon cannot be used until the end of the next turn. Found weapons still can.',
  },
  moaningChorus: {
    title: 'Moaning chorus',
    flavour: 'One begins. Then they all remember the song.',
    effect: 'Every zombie that lies in the street stands up.',
  },
  earlyDusk: {
    title: 'Early dusk',
    flavour: 'The sun has seen enough for today.',
    effect:
      'Choose: your survivor loses 1 life, or the day marker moves two spaces at the end of this round.',
  },
};
