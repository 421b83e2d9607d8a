// What answers you.

export const answering = {
  noise: {
    title: 'Noise',
    text: {
      loudness:
        'Firearms are loud, moves and other weapons are low, all else is silent. Only the loudest action of your turn counts.',
      answer:
        'Low: the nearest zombie stands up, or rushes if it stands already. Loud: the nearest three that stand rush, and all that lie get up.',
    },
  },
  rush: {
    title: 'The rush',
    text: {
      tower:
        'The tower stands where the nearest zombie was, aimed at the noise. The strut is pulled, the zombies tumble out, and every survivor who is knocked over loses 1 life.',
    },
  },
  inside: {
    title: 'Zombies indoors and duels',
    text: {
      entering:
        'A zombie that slides through a door or stands against a support goes in, if somebody or something is there and fewer than two zombies are. Whoever enters such a building, or wants to act in it, must fight first.',
      duels:
        'Duels take place on a lane outside town. You shoot; if the zombie still stands it turns a card and walks closer or attacks. With the bat you have one blow, and may wait for the right moment.',
    },
  },
  end: {
    title: 'The end of a round',
    text: {
      horde:
        'The day marker moves on, all zombies stand up, and a new horde rushes from the dump: the invasion markers say how many by day and by night. If the dump has too few, the town is overrun and you lose.',
    },
  },
  life: {
    title: 'Life and death',
    text: {
      losing:
        'A rush, a bullet, a zombie too close, a lost duel or hunger cost 1 life each. With the last one a survivor leaves the game, and all that was carried turns up in the grocery store.',
    },
  },
  powers: {
    title: 'Powers',
    text: {
      boards:
        'From the seventh scenario on every survivor can do something that others cannot. It stands on the board, with the markers it needs and whether it can be used now; tap it to read it.',
      free: 'Some powers cost no action. They are offered beside the actions, and also when none is left; then you end the turn yourself.',
    },
  },
  teams: {
    title: 'Two teams',
    text: {
      rivals:
        'Teams take turns. The survivor with the pretzel opens each round. Rivals who meet indoors fight, and the loser is thrown out of the door. When a survivor falls, the nearest one standing may steal a hidden marker.',
      doors:
        'Where doors bear an X, nobody gets in. Leave a building empty, and an X moves there from another door. Somebody found inside waits, and goes with whoever leaves next by a move.',
    },
  },
};
