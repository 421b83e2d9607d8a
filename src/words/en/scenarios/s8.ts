import type { ScenarioWords } from './words';

export const s8 = {
  title: 'Strength in numbers',
  teaser: 'Two teams knock on every door. Whoever answers may join.',
  story:
    'Curtains move here. Somebody salted a doorstep this morning, somebody else shut a window as you came round the corner. People live in this town, a handful, each behind a door of their own. You could do with a few more hands, and so could those others down the road, who have been one street behind you since Tuesday. Knock gently. Look like the better company.',
  objective:
    'Have three living survivors more than the other team at any time, or more of them when the day marker reaches the skull.',
  lost: 'A team without survivors has lost. If both are equal at the skull, one more round is played, three at most; then nobody wins. Both lose if the dump runs out of zombies before the skull.',
  special: {
    closed: 'Two buildings bear an X: nobody gets in there, neither survivors nor zombies.',
    moving:
      'When the last survivor is gone from a building, by a move or by death, an X moves there from another door. That one opens and gets a face-down marker from the reserve.',
    recruits:
      'A survivor marker is somebody who has been hiding: with 2 life and no power, waiting on the support, on nobody’s side.',
    leaving:
      'The next survivor who leaves that building by a move takes them along, ready to act this round. Being thrown out does not count.',
    powers: 'All six survivors can use their powers.',
    rv: 'The RV can be entered like a building. It holds nothing and never gets an X.',
  },
  teaches: 'doors that close, recruits, one more round.',
} satisfies ScenarioWords;
