import type { ScenarioWords } from './words';

export const s6 = {
  title: 'Rising tension',
  teaser: 'Two teams, one RV, one key, and nobody shares.',
  story:
    'For weeks there was enough of everything, and everyone was polite. Then the stores ran low, somebody counted cans at night, and breakfast became two tables. Now the fence is down and the dead are in the yard. There is one RV, and its key lies wherever it was last thrown in anger. Whoever finds it first will not be waiting for the others.',
  objective: 'Be the first team with two survivors, the key and a can of fuel in the RV.',
  lost: 'Both teams lose when the day marker reaches the skull or the dump runs out of zombies.',
  special: {
    faceDown: 'The key, fuel and X are carried face down: only your own team knows what you hold.',
    unloading:
      'Entering the RV shows everything you hide; key and fuel are put down there at once.',
    stealing: 'When a survivor falls, the nearest one standing may steal a hidden marker.',
    rivals: 'Rivals in one building fight, and the loser is thrown out of the door.',
    pretzel: 'Whoever holds the pretzel plays first each round.',
  },
  teaches: 'playing against people who hide what they hold.',
} satisfies ScenarioWords;
