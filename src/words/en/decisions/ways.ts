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
};
