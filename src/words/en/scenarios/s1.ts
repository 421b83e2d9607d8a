import type { ScenarioWords } from './words';

export const s1 = {
  title: 'Let’s get out of here',
  teaser: 'One of you at the wheel, the street thinned out, and gone.',
  story:
    'The snow stopped an hour ago, and now every step creaks. At the far end of the street the old RV still has half a tank and a heater that works. Five of you are left, cold and short of patience. The dead are between you and the door, and they have all night. Get someone behind the wheel and leave them nothing to chase.',
  objective: 'Have a survivor in the RV while 3 zombies or fewer are left in town.',
  lost: 'Three survivors die, a zombie touches the RV, the dump runs out of zombies, or the day marker reaches the skull.',
  special: {
    locked: 'All buildings are locked: only the RV can be entered.',
    driver:
      'The first survivor in the RV becomes the driver: this turn is finished from there, and no other follows.',
    handsOff: 'Zombies cannot enter anything. But if one so much as touches the RV, all is lost.',
  },
  teaches: 'aiming a flick, and what a noise costs.',
} satisfies ScenarioWords;
