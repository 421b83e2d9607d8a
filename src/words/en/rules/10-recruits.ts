// Doors with an X, and people who wait behind them.

export const recruits = {
  R347: {
    title: 'An X on the door',
    text: 'A building with an X before its door is closed: neither survivors nor zombies get in, by whatever way. What lies inside waits there. Shots pass the door as ever.',
  },
  R348: {
    title: 'The X moves',
    text: 'When a building that held survivors holds none any more, the active player takes the X of another door and lays it here.',
  },
  R349: {
    title: 'A door opens',
    text: 'The building that has lost its X gets a face-down marker from the reserve, while there is one.',
  },
  R350: {
    title: 'Somebody hid here',
    text: 'A survivor marker brings a survivor nobody uses yet, drawn by chance, with 2 lives and no power. It waits in the building, on nobody’s side: it cannot be hurt and does not fight.',
  },
  R351: {
    title: 'Come along',
    text: 'The next survivor who leaves the building by a move, a blow of the bat or a back door takes along all who wait there. Being thrown out does not count.',
  },
  R352: {
    title: 'One of us',
    text: 'Whoever was taken along stands next to its new friend, belongs to the team and may act in this very round.',
  },
  A167: {
    title: 'Left empty',
    text: 'It does not matter why a building is empty: a death counts as well. Each one gets its X before any zombie enters. The RV never gets one.',
  },
  A168: {
    title: 'Two doors, always',
    text: 'Exactly two doors bear an X. One that has just been laid cannot be taken up again.',
  },
};
