// Rounds, turns, life.

export const turns = {
  R035: {
    title: 'Day and night',
    text: 'A round is half a day. Days and nights take turns, and the day marker on the RV’s awning counts them down to the skull.',
  },
  R039: {
    title: 'Who is available',
    text: 'Each survivor plays once a round. The top of the backpack shows it: by day the sun is ready to act, by night the moon.',
  },
  R043: {
    title: 'One survivor a turn',
    text: 'On your turn pick any available survivor of your team and take up to two actions. The same action twice is fine, and so is none.',
  },
  R044: {
    title: 'Back on your feet',
    text: 'A survivor who lies down stands up at the start of the turn. It costs nothing.',
  },
  R049: {
    title: 'Losing life',
    text: 'A rush, a bullet, a zombie too close, a lost duel, hunger: each costs one life.',
  },
  R050: { title: 'The last life', text: 'Whoever loses the last life is out of the game.' },
  R051: {
    title: 'What the dead leave',
    text: 'Everything a dead survivor carried turns up face up in the grocery store, wherever the death happened.',
  },
  R061: {
    title: 'Too close',
    text: 'A standing survivor within one disc of a standing zombie loses 1 life and falls.',
  },
  R062: {
    title: 'Lying means safe',
    text: 'If either the survivor or the zombie lies down, being close does no harm.',
  },
  R063: {
    title: 'Between two actions',
    text: 'During your own turn being close does no harm until you have finished. Then it does.',
  },
  R147: {
    title: 'The end of a round',
    text: 'When everybody has played, the day marker moves on one space. At the skull the game is over. If not, all zombies stand up and new ones arrive.',
  },
  R157: {
    title: 'The skull',
    text: 'When the day marker reaches the skull the game is over. Each scenario says who has won then.',
  },
  R155: {
    title: 'Too many dead',
    text: 'Each scenario says how many deaths lose the game. When that many have died, it is over.',
  },
  R160: {
    title: 'Taking turns',
    text: 'Players keep to their order. In a team, anyone may use any of its survivors.',
  },
  R163: {
    title: 'The pretzel',
    text: 'The team that holds the pretzel starts each round. Then the teams take turns.',
  },
  R165: {
    title: 'Pretzel first',
    text: 'The survivor who holds the pretzel must be the first to act in each round.',
  },
  R168: {
    title: 'The pretzel moves on',
    text: 'When its holder dies, the pretzel goes to the nearest survivor, friend or foe.',
  },
  A41: {
    title: 'Medicine heals',
    text: 'A house rule: spend one action and a box of medicine you carry to get 1 life back.',
  },
  A124: {
    title: 'Your own shot',
    text: 'Felled in the middle of the own turn, a survivor loses the life, lies, and stands up for free with the next action.',
  },
  A86: { title: 'Nobody left', text: 'If no survivor can ever act again, the game is lost.' },
  A120: {
    title: 'Never more than at the start',
    text: 'Nobody can have more life than at the beginning of the game.',
  },
};
