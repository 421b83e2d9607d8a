// What you do in your turn.

export const acting = {
  goal: {
    title: 'The aim',
    text: {
      task: 'Each scenario gives your group a task and a few days to do it in. Finish it before the day marker reaches the skull, before too many die, and before the dump runs out of zombies.',
    },
  },
  round: {
    title: 'Rounds and turns',
    text: {
      rounds:
        'A round is a day or a night. In each round every survivor plays once, in any order you like. The backpack shows who is still available.',
      turns:
        'In a turn one survivor takes up to two actions: move, use a weapon, take or drop, or finish off a zombie on the ground. The same action twice is fine. Then the zombies answer.',
      takingBack:
        'What you have chosen can be taken back, even the end of a turn, as long as nothing was flicked, drawn, turned over or looked at since: beside the question, or with Ctrl+Z.',
    },
  },
  move: {
    title: 'Moving',
    text: {
      disc: 'The disc takes the survivor’s place, and you flick it. If it touches nothing and stays in town, the survivor stands where it stopped. If it touches anything, the survivor stays put and the action is lost.',
      facing:
        'Between two actions you choose which way to look; after the last one the disc’s line decides. It matters, for shots start at the left or right hand.',
    },
  },
  hand: {
    title: 'Your hand',
    text: {
      breath:
        'In a match of living hands the aim breathes as soon as you pull beyond a third of strength: wider the harder you pull, narrower once you have held still for a second, wider again when your hand tires. Wait until the arrow crosses what you mean, and let go; nothing is added. Fine aim slows the hand, not the breath. A little less strength is often the better shot.',
    },
  },
  looking: {
    title: 'Looking closer',
    text: {
      names:
        'Rest the mouse on anything, or keep a finger on it: it says its name, how far it is from whoever acts, edge to edge, and the rule that applies. Twice on the snow goes back to the view of the turn, and once more to the whole table.',
    },
  },
  doors: {
    title: 'Doors',
    text: {
      passing:
        'A door is the gap between a building’s two supports. The whole disc must pass it from the front. Brushing the inner sides is allowed. To leave, the disc starts behind the building and must come out completely.',
    },
  },
  close: {
    title: 'Too close',
    text: {
      harm: 'A standing survivor within one disc of a standing zombie loses 1 life and falls. During your own turn you are safe until your last action is done. Lying down, nobody is hurt this way.',
    },
  },
  shoot: {
    title: 'Rifle, knife, sniper rifle',
    text: {
      firstTouch:
        'The first thing the shot touches decides. A standing figure that falls is hit: a zombie goes to the dump, a survivor loses 1 life, friends too. Anything else stops the shot without harm.',
      twoRifles:
        'Two rifles fire two bullets for one action, one from each side. From inside a building you shoot out through the door, unless a zombie is inside with you.',
    },
  },
  shotgun: {
    title: 'Shotgun',
    text: {
      pellets:
        'All pellets fly at once. Everybody a pellet touches who then falls is hit, ricochets included. Mind your friends.',
    },
  },
  bat: {
    title: 'Bat',
    text: {
      blow: 'The bat is a blow and a move in one. It lies in the survivor’s place, turned as you like, and you flick its handle. If it meets a zombie or a rival first, or nothing, you stand where it stopped. It knocks down and never wounds.',
    },
  },
  pointBlank: {
    title: 'Point-blank',
    text: {
      finish:
        'Next to a zombie on the ground, one action and any weapon kill it without a flick. The weapon makes its usual noise.',
    },
  },
  take: {
    title: 'Take and drop',
    text: {
      markers:
        'Inside a building, one action takes a marker, drops one or swaps two, silently. A survivor carries two at most. Looking at a face-down marker costs the action, even if you leave it.',
    },
  },
};
