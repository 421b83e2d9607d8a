// What survivors can do that others cannot, where a scenario brings it in.

export const powers = {
  R245: {
    title: 'Bonus markers',
    text: 'With no action left, Anita may give one of her two bonus markers and act once more, as loudly as that action is. Both may go in one turn.',
  },
  R247: {
    title: 'Second look',
    text: 'When Gabriel takes a face-down marker, he may look at a second one of the same place first. He takes one of the two, whatever it does; the other stays face down, and only he knows it.',
  },
  R248: {
    title: 'Slip away',
    text: 'As the last thing of his turn Mike’s own figure may be flicked once, in the street, for no action. If it touches nothing, it stays where it stopped. It is heard like a move.',
  },
  R249: {
    title: 'Fallen over',
    text: 'If the figure falls, touches anything or leaves town, it goes back, and everything is as it was.',
  },
  R250: {
    title: 'Stacked medicine',
    text: 'Two boxes of medicine share one space of Olivia’s board.',
  },
  R251: {
    title: 'Doctor',
    text: 'In her turn, for no action, Olivia may use up medicine so that somebody in the same building, or next to her in the street, gets a life back. The medicine is her own or that of an ally she treats.',
  },
  R253: {
    title: 'On a roll',
    text: 'Once John has killed a zombie by his own hand in his turn, he may act once more. Only once a turn, however many he kills.',
  },
  R254: {
    title: 'Stacked food',
    text: 'Two food rations share one space of Loretta’s board.',
  },
  R255: {
    title: 'Pantry',
    text: 'When Loretta keeps food that she took, she may take a second marker of the same place for no action, if she has room for it.',
  },
  A148: {
    title: 'Second wind',
    text: 'Once a turn, when Rosa’s disc fails, she may flick it again from the same place for no action.',
  },
  A149: {
    title: 'Firing position',
    text: 'In the street Thomas’s shot may start anywhere within 6 cm of his figure, in town, with no building in between.',
  },
  A150: {
    title: 'Finish it',
    text: 'Kevin’s first point-blank kill of a turn costs no action. The weapon makes its usual noise.',
  },
  A151: {
    title: 'Light feet',
    text: 'Lily’s disc makes no noise, even when the move fails.',
  },
};
