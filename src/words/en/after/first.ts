// What is told once, when somebody meets it for the first time: a duel, the bat, an escort, a barricade, a flare, an accusation.
export const first = {
  heading: 'New: said once',
  got: 'Got it',
  noMore: 'No more of these',
  again: 'Again at the first time',
  againDone: 'They will come again.',
  cards: {
    duel: {
      title: 'A duel',
      lines: [
        'Whoever meets an enemy indoors fights first: the two of you face each other, alone.',
        'Fire, and if it keeps its feet the other side answers. A zombie turns a card: it walks closer, or it strikes and you lose a life.',
        'The nearer it comes, the easier the shot, and the worse for you.',
      ],
    },
    bat: {
      title: 'The bat',
      lines: [
        'You do not flick a bullet but the bat itself, lying on the snow: turn it, choose where it is struck, let go.',
        'What it touches only falls down. It stands up again when the round ends.',
        'Your figure comes along: it stands where the bat stops. A quiet way to travel.',
      ],
    },
    escort: {
      title: 'Somebody to lead',
      lines: [
        'Whoever leads somebody has company on every move: after it, say where they come to stand.',
        'They do nothing themselves. When the leader falls, the nearest friend takes over.',
        'Both have to get through a door, and both can be hurt.',
      ],
    },
    barricade: {
      title: 'A barricade',
      lines: [
        'Tiles bar this door: nobody goes in while one of them stands in the doorway.',
        'Shoot or slide them out of the way from the street; a tile that has left the doorway is gone for good.',
        'Every try is heard.',
      ],
    },
    flare: {
      title: 'A flare',
      lines: [
        'It is flipped off the thumb, high or flat, over whatever stands between.',
        'Where it comes to rest in town the dead go at the end of this turn, instead of to you.',
        'Large face up they hear it from afar. There are only two.',
      ],
    },
    accusation: {
      title: 'An accusation',
      lines: [
        'Somebody of a team is called a traitor, and the others of that team vote in secret.',
        'With more thumbs up than down the card is shown to all: a traitor is banished and plays on alone.',
        'If it was a lie the accuser pays, and the accused may change sides. Look away when it is not your turn to look.',
      ],
    },
  },
};
