// A short lesson on the real table: for each step why one would want to, what to do, and what it meant.

export const lesson = {
  title: 'Your first five flicks',
  intro: 'Five minutes on a real table. Nothing you break here stays broken.',
  end: 'That is all you need. The rest is told when it happens.',
  steps: {
    move: {
      title: 'Move',
      goal: 'Take John up the road, past the car and towards the ring.',
      doThis: 'Choose “Move”: the disc takes John’s place.',
      notice:
        'The disc touched nothing, so John stands where it stopped. One touch, and he would have stayed where he was.',
      praise: 'Clean as fresh snow.',
      retry: 'Gentler, or a little to the side.',
    },
    look: {
      title: 'Look around',
      goal: 'Turn the table, and come closer.',
      look: {
        mouse: 'Drag the snow to turn it; the wheel comes closer and goes away.',
        touch: 'Draw one finger over the snow to turn it; spread two fingers to come closer.',
        keyboard: 'The arrow keys turn it, + and − come closer and go away.',
      },
      turned: 'Turned',
      zoomed: 'Zoomed',
      notice:
        'Twice on the snow, or Home, goes back to the view of the turn. Rest the mouse on anything, or keep a finger on it, and it says its name.',
      praise: 'Nobody hides from you.',
    },
    shoot: {
      title: 'Shoot',
      goal: 'Knock the marked zombie over.',
      doThis: 'Choose “Fire the rifle”: the bullet lies at John’s hand.',
      notice:
        'Only the first thing a bullet touches counts, and only if it falls. A zombie that falls is gone.',
      praise: 'One shot, one zombie.',
      retry: 'Pull back a little farther and aim at its middle.',
    },
    noise: {
      title: 'Be heard',
      goal: 'John has fired. The red marks show who heard it.',
      button: 'End the turn',
      notice:
        'The loudest thing you did counts. A shot brings the three nearest zombies, a move only the nearest one, silence nobody.',
      praise: 'Now you know what a shot costs.',
      retry: 'End John’s turn, and look at the noise meter.',
    },
    rush: {
      title: 'Hold your breath',
      goal: 'They come out of the tower, and it stands where the nearest one stood.',
      button: 'Pull the strut',
      notice:
        'Whoever they knock over loses a life. If you lie down already, a rush cannot hurt you.',
      praise: 'You can breathe again.',
      retry: 'Pull the strut when you are ready.',
    },
    door: {
      title: 'Through the door',
      goal: 'Flick John into the RV.',
      doThis: 'Choose “Move” and aim for the gap between the two supports.',
      notice:
        'The whole disc must pass the door line. Inside you are safe from the street, and there are markers to take.',
      praise: 'Home for a moment.',
      retry: 'Straight on is easier than from the side.',
    },
  },
  flick: {
    mouse: 'Press it, pull back, let go.',
    touch: 'Touch it, pull back, lift your finger.',
    keyboard:
      'Left and right turn the aim, up and down set the strength, Space flicks. Hold Shift to be precise.',
  },
  press: {
    mouse: (button: string) => `Click “${button}”.`,
    touch: (button: string) => `Tap “${button}”.`,
    keyboard: (button: string) => `Move to “${button}” with Tab and press Enter.`,
  },
};
