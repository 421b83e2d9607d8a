// Taking and dropping, stealing, crossroads.

export const markers = {
  R112: {
    title: 'Take and drop',
    text: 'Inside a building one action takes a marker, drops one, or swaps two. It is silent.',
  },
  R113: {
    title: 'Taking',
    text: 'A marker you take lies face up on your board and fills one of your two spaces.',
  },
  R114: { title: 'Dropping', text: 'A marker you drop waits there for whoever comes next.' },
  A125: {
    title: 'Dropped in secret',
    text: 'A hidden marker that is dropped or stolen stays face down. Those who knew it still know it.',
  },
  R116: {
    title: 'Looking costs the action',
    text: 'Once you have looked at a face-down marker, keep it or leave it face up: the action is spent either way.',
  },
  A126: {
    title: 'Look, then choose',
    text: 'After the look, keep the marker, leave it, or keep it and put another down: all in the same action.',
  },
  R117: {
    title: 'Two spaces',
    text: 'A survivor carries two markers at most, besides the printed weapon. When both spaces are full, swap.',
  },
  R200: {
    title: 'Searching objects',
    text: 'In the street you may take and drop at an object within one disc.',
  },
  R218: {
    title: 'At the crossroads',
    text: 'A crossroads marker is shown at once: draw a card and read it out.',
  },
  R219: {
    title: 'What the card says',
    text: 'The card is carried out as far as possible. What cannot be done is skipped.',
  },
  R221: {
    title: 'New zombies',
    text: 'Zombies that a card brings come out of the box first, then from the dump.',
  },
  R225: {
    title: 'Stealing',
    text: 'When a survivor falls, the nearest one standing with a free space may look at one of the hidden markers.',
  },
  A98: {
    title: 'Equally near to the fallen',
    text: 'Where several could steal, as all in one building could, the player whose turn it is names the thief. It may be a friend.',
  },
  R226: {
    title: 'What the thief does',
    text: 'The thief keeps the marker, leaves it, or throws it away if it is an X.',
  },
  R323: {
    title: 'Found!',
    text: 'A survivor marker adds a friend to the team, in the building where the marker lay.',
  },
  R330: {
    title: 'Carried in secret',
    text: 'The key, fuel and X go face down on your board. The other team does not see what they are.',
  },
  R332: {
    title: 'Cards on the table',
    text: 'Whoever enters the RV shows all hidden markers. The key and fuel are put down there at once, for free.',
  },
  A39: { title: 'A zombie marker', text: 'It wakes a zombie right where you found it.' },
  A97: {
    title: 'Ready at once',
    text: 'A survivor who has just been found may act in this very round.',
  },
};
