import type { Told } from '../../match/session';

/** A step may end the match it is played on; of that the lesson says nothing: nobody has won or lost it. */
export const lessonTold = (told: readonly Told[]): readonly Told[] =>
  told.map((one) => ({
    ...one,
    events: one.events.filter(({ kind }) => kind !== 'gameOver'),
  }));
