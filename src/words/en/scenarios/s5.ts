import type { ScenarioWords } from './words';

export const s5 = {
  title: 'Separated',
  teaser: 'Two friends are lost in town. So is the fuel.',
  story:
    'It was over in a minute: the horde came round the corner, and six people ran in six directions. Four of you found the RV again. Kevin and Rosa did not. They must be holed up in one of the buildings, and nobody here will drive off without them. Not that you could: the tank is dry.',
  objective: 'Find both lost survivors and drop 2 cans of fuel in the RV.',
  lost: 'Two survivors die, the dump runs out of zombies, or the day marker reaches the skull.',
  special: {
    hidden: 'Two face-down markers lie in every building but the RV.',
    friends:
      'A survivor marker brings a friend with 2 lives into that building, ready to act this round.',
    crossroads: 'A crossroads marker makes you draw a card and live with it.',
    fewLives: 'You start with four survivors, and two deaths lose the game.',
  },
  teaches: 'searching a whole town with few hands.',
} satisfies ScenarioWords;
