import type { ScenarioWords } from './words';

export const s2 = {
  title: 'They are everywhere',
  teaser: 'Four buildings, four markers, one RV with an empty tank.',
  story:
    'The RV made it as far as the main street and coughed its last. Without fuel nobody leaves, and without food nobody gets far. Somewhere behind four doors lies what you need. Rosa swears she heard something move behind every one of them. Go in pairs, go quickly, and expect company.',
  objective: 'Drop 2 food rations and 2 cans of fuel in the RV.',
  lost: 'Three survivors die, the dump runs out of zombies, or the day marker reaches the skull.',
  special: {
    hidden:
      'One face-down marker lies in the school, the hospital, the police station and the library. You need all four.',
    duels:
      'Zombies follow you indoors. Entering where one waits, or acting beside one, means a duel.',
    droppedCounts:
      'A marker counts once it has been dropped in the RV: carrying it there is not enough.',
  },
  teaches: 'sliding through a doorway, and what may wait behind it.',
} satisfies ScenarioWords;
