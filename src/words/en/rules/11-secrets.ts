// Secret objectives, traitors and exiles (39, 42).

export const secrets = {
  R357: {
    title: 'Your own survivor',
    text: 'In this scenario every player has survivors of their own, whom nobody else plays.',
  },
  A142: {
    title: 'Choosing',
    text: 'Team B chooses first, then the teams take turns. Start places are given in the order of choice. In a team with fewer people, they go on choosing until both teams have as many survivors.',
  },
  R268: {
    title: 'Secret objectives',
    text: 'Each team is dealt its own pile of cards, one to each player, and nobody sees the one that is left over. A traitor may be among them, if three or more play in the team.',
  },
  R269: {
    title: 'To win',
    text: 'You win if your team wins, your own secret objective is met, and you are alive. Those of the team who missed theirs do not win.',
  },
  R271: {
    title: 'The traitor',
    text: 'A traitor whom nobody has exposed wins, alive, when the other team does.',
  },
  R272: {
    title: 'To accuse',
    text: 'For one action, without a sound, you may accuse a player of your team of being a traitor.',
  },
  A178: {
    title: 'Who can be accused',
    text: 'Once a turn, if a third living player of the team can vote. Nobody is accused who is dead or has shown a card before.',
  },
  R274: {
    title: 'More thumbs up',
    text: 'If more thumbs are up than down, the accused shows the card to everybody. Otherwise nothing happens, and the action is spent.',
  },
  R275: {
    title: 'Exposed',
    text: 'An exposed traitor is banished and is a team of one, against everybody else.',
  },
  R276: {
    title: 'The price',
    text: 'An exposed traitor loses 1 life, but never the last one. It does not count as a wound.',
  },
  R277: {
    title: 'Driven out',
    text: 'The traitor’s figure is laid down, and its own player pushes it wherever they like. From a building it goes out through the door. Nobody is hurt by it.',
  },
  R278: {
    title: 'Another goal',
    text: 'An exposed traitor draws one of the exiles’ objectives. To meet it, alive, is now the only way to win. It stays secret.',
  },
  R280: {
    title: 'The accuser’s power',
    text: 'Whoever exposed a traitor, or drove an honest player to the others, turns the board over and has its power from now on.',
  },
  R281: {
    title: 'Not a traitor',
    text: 'Whoever was wrongly accused draws another secret objective, never a traitor’s.',
  },
  R282: {
    title: 'Stay or go',
    text: 'Whoever was wrongly accused chooses to stay with the team or to join the other one.',
  },
  R283: {
    title: 'To stay',
    text: 'If the accused stays, accused and accuser each lose 1 life, but never the last one. It does not count as a wound.',
  },
  R284: {
    title: 'To the others',
    text: 'If the accused joins the other team, all their survivors go along. Indoors among former friends, a fight begins at once.',
  },
  R285: {
    title: 'Third in order',
    text: 'The team with the pretzel plays first, then the other one, then the exiles in the order in which they were banished.',
  },
  R286: {
    title: 'To pass',
    text: 'Once a round an exile may turn the X over instead of playing, and plays later. Not when nobody else is left to play.',
  },
  R287: {
    title: 'A new group',
    text: 'An exile with this objective joins the team of whoever is alone in a building it enters, before any fight, and wins with that team.',
  },
  R288: {
    title: 'Dead and buried',
    text: 'When the last survivor of a player dies, the game is over for that player.',
  },
  A182: {
    title: 'Several survivors',
    text: 'Whoever plays several survivors chooses which of them loses the life, or is driven out. All of them go along.',
  },
  A184: {
    title: 'No pretzel for exiles',
    text: 'An exile never holds the pretzel: the accuser takes it, and from the dead it goes to the nearest of the two teams.',
  },
};
