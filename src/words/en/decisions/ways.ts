// How a flick is made, in the way this player makes it.

export const ways = {
  flick: {
    pull: 'Pull back and let go.',
    push: 'Swipe through it.',
    keys: 'Left and right aim, up and down set the strength, Space flicks.',
    numbers: 'Set direction and strength, then flick.',
  },
  swing: {
    pull: 'Turn it, pull back and let go.',
    push: 'Turn it, then swipe through it.',
    keys: 'Q and E turn it, left and right aim, up and down set the strength, Space flicks.',
    numbers: 'Set direction and strength, then flick.',
  },
  flip: {
    pull: 'Set the height, pull back and let go.',
    push: 'Set the height, then swipe through it.',
    keys: 'Q and E set the height, left and right aim, up and down set how far, Space flips.',
    numbers: 'Set direction, strength and height, then flip.',
  },
};
