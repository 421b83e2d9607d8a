// What a scenario brings that those before it have not, in a few words each: for the card it is chosen by.
import type { ScenarioId } from '../../../scenarios/list';

/** Worded ahead of their sheets: once a sheet is in the list, its name is a `ScenarioId` as well. */
type Coming = 's7' | 's8' | 's9' | 's10';

export type NewHere = {
  readonly adds: readonly string[];
  /** Where any number can play, and some numbers play best. */
  readonly madeFor?: string;
};

export const newHere: Readonly<Record<ScenarioId | Coming, NewHere>> = {
  s1: { adds: ['Moves and shots', 'Noise and the rush', 'Shotgun and sniper rifle'] },
  s2: { adds: ['Buildings', 'Markers', 'Duels with zombies'] },
  s3: { adds: ['Searching objects', 'Somebody to lead'] },
  s4: { adds: ['A barricaded door', 'Meals'] },
  s5: { adds: ['Crossroads cards', 'Lost survivors'] },
  s6: { adds: ['Two teams', 'Hidden markers', 'Stealing', 'Duels with rivals', 'The pretzel'] },
  s7: { adds: ['Powers', 'Flares', 'A camp for each team'] },
  s8: { adds: ['Recruits', 'Closed doors', 'Extra rounds'] },
  s9: {
    adds: ['Secret objectives', 'Traitors', 'Accusations', 'Your own line-up'],
    madeFor: 'best with 6, 8 or 10',
  },
  s10: { adds: ['Enemy colonies', 'A fight to the last'], madeFor: 'best with 6, 8 or 10' },
};
