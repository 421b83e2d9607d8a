// Elijah's flares.

export const flares = {
  R257: {
    title: 'Flipping a flare',
    text: 'Elijah has two flares. Each costs one action and is used up, wherever it lands. It is flipped off the thumb in any direction, high or flat.',
  },
  R259: {
    title: 'In town',
    text: 'A flare counts if its middle comes to rest inside the city limits, on the dump or on top of something too.',
  },
  R260: {
    title: 'Nobody is hurt',
    text: 'Whatever the flare knocks over stands up again where it is. Who lay before stays lying, and what was shoved stays shoved.',
  },
  R261: { title: 'Out of town', text: 'A flare that comes to rest out of town is lost.' },
  R262: {
    title: 'They go to the flare',
    text: 'At the end of this turn the zombies answer to the flare instead of the survivor: the nearest to it, from behind them, straight at it. Whoever stands there had better not.',
  },
  R263: {
    title: 'Two faces',
    text: 'The large face up is loud, the small one low. What else the survivor did this turn is not heard.',
  },
  R265: {
    title: 'Burnt out',
    text: 'When the zombies have answered, the flare leaves the game.',
  },
  A115: {
    title: 'A flare makes no noise',
    text: 'A flare is silent by itself. If it is lost, only what else was done this turn is heard.',
  },
  A134: {
    title: 'From indoors, on its edge',
    text: 'From indoors a flare is flipped out of the door, into the street. On its edge it counts as small.',
  },
  A158: {
    title: 'Only a light',
    text: 'At rest a flare is in nobody’s way. Under a façade or on a support it draws them to that door.',
  },
  A161: {
    title: 'The last one counts',
    text: 'Of flares and alarms in one turn the last counts, where it is and how loud it is. Nothing else makes it louder.',
  },
};
