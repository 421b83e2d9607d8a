import type { ScenarioWords } from './words';

export const s4 = {
  title: 'Famine',
  teaser: 'Four rations behind a barricade, and the hunger will not wait.',
  story:
    'Last night supper was melted snow. Across town someone has nailed up the grocery store, and through the gap you can see full shelves. Nobody who still lives seems to guard them. The boards will make a terrible racket when they go. Then again, so do five empty stomachs.',
  objective: 'Drop 4 food rations in the RV.',
  lost: 'Three survivors die, the dump runs out of zombies, or the day marker reaches the skull.',
  special: {
    barred:
      'Two tiles bar the grocery store, where 4 rations lie face up. Push both out of the doorway to get in.',
    barricade: 'Every flick that hits the barricade is loud.',
    meals:
      'When the day marker reaches 2, and again at 1, the group eats one carried ration, or everyone loses 1 life.',
    hidden: 'Two more rations are hidden among the face-down markers in the other buildings.',
  },
  teaches: 'thinking two rounds ahead.',
} satisfies ScenarioWords;
