// What is said of anything on the table that somebody points at.
import type { Half } from '../../../scenarios/ids';
import type { Noun } from '../../noun';
import { list, the } from '../grammar';

export const thing = {
  away: (cm: number, from: Noun): string =>
    cm === 0 ? `Touches ${from.word}` : `${cm} cm from ${from.word}`,
  awayDoor: (cm: number, from: Noun): string => `Its door is ${cm} cm from ${from.word}`,
  sameHouse: (from: Noun): string => `In the same building as ${from.word}`,
  inDump: 'Waits in the dump',
  inTower: 'Waits in the tower',
  /** A life, unless it goes away before its turn is over (R061, R063). */
  tooClose: (who: Noun): string => `within a disc of ${who.word}: too close when the turn is over`,
  lyingHarmless: (_zombie: Noun): string => 'Lies: does no harm',
  closed: (_house: Noun): string => 'closed: no survivor can enter',
  bearsX: 'closed by an X: nobody can enter',
  barricaded: 'barricaded: nobody can enter',
  nobodyInside: 'Nobody is inside',
  inside: (who: readonly Noun[]): string => `Inside: ${list(who.map(the))}`,
  lies: (house: Noun): string => `Lies in ${the(house)}`,
  acid: 'Whoever is thrown onto it loses a life; zombies of a rush dissolve',
  waiting: (zombies: number): string => `Zombies waiting: ${zombies}`,
  coming: (many: number, half: Half): string => `The next ${half} brings ${many}`,
  tower: 'Stands behind the nearest zombie when noise calls the dead',
};
