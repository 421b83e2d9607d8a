// What a moment sounds like: a few notes of the table's own, by what is staged.
import type { Beat } from '../../match/stage/queue';
import type { Note } from '../sound/notes';

type Notes = readonly Omit<Note, 'pan'>[];

/** A noise has been heard already, and so has whoever was felled by the film. */
const SILENT: Notes = [];
const BELL: Omit<Note, 'pan'> = { at: 0, sound: 'iron', strength: 0.8 };

const NOTES: Readonly<Record<Beat['look'], Notes>> = {
  day: [{ at: 0.2, sound: 'wood', strength: 0.5 }],
  appear: [{ at: 0.15, sound: 'card', strength: 0.35 }],
  noise: SILENT,
  felled: [{ at: 0.45, sound: 'card', strength: 0.6 }],
  hearts: [
    { at: 0, sound: 'heavy', strength: 0.45 },
    { at: 0.35, sound: 'light', strength: 0.5 },
  ],
  heal: [{ at: 0, sound: 'light', strength: 0.35 }],
  death: [
    { at: 0.1, sound: 'heavy', strength: 0.6 },
    { at: 0.7, sound: 'card', strength: 0.5 },
  ],
  find: [{ at: 0.1, sound: 'card', strength: 0.5 }],
  theft: [
    { at: 0.15, sound: 'light', strength: 0.4 },
    { at: 0.45, sound: 'card', strength: 0.4 },
  ],
  card: [{ at: 0, sound: 'card', strength: 0.6 }],
  duel: [
    { at: 0.05, sound: 'heavy', strength: 0.5 },
    { at: 0.35, sound: 'heavy', strength: 0.7 },
  ],
  combat: [{ at: 0.1, sound: 'card', strength: 0.6 }],
  news: [{ at: 0, sound: 'light', strength: 0.3 }],
  door: SILENT,
  ending: [BELL, { ...BELL, at: 0.5 }],
};

/** The day marker stands on the last space before the skull: bells. */
const LAST = 1;
const BELLS: Notes = [0, 0.55, 1.1].map((at) => ({ ...BELL, at }));

export function beatNotes({ look, events }: Pick<Beat, 'look' | 'events'>): Notes {
  const isLast = events.some(
    (event) =>
      event.kind === 'oneMoreRound' || (event.kind === 'roundBegan' && event.marker <= LAST),
  );
  if (look === 'day' && isLast) return BELLS;
  const attacks = events.some((event) => event.kind === 'combatCard' && event.card !== 'walk');
  return attacks ? [...NOTES[look], { at: 0.5, sound: 'heavy', strength: 0.7 }] : NOTES[look];
}
