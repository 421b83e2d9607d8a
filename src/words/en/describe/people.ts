// Survivors and zombies, one line each.
import type { TeamSort } from '../../../scenarios/ids';
import type { Noun } from '../../noun';
import { a, atStart, list, lives, the } from '../grammar';
import { names } from '../names';

export const people = {
  lying: (_who: Noun): string => 'lying down',
  standing: 'standing',
  inside: (house: Noun): string => `inside ${the(house)}`,
  atTheWheel: 'at the wheel',
  ledBy: (_who: Noun, escort: Noun): string => `led by ${escort.word}`,
  waitingForEscort: 'waiting for an escort',
  /** Between teams it is said whose somebody is. */
  ofTeam: ({ word }: Noun, team: TeamSort): string => `${word} (${names.teamLabels[team]})`,
  dead: (name: string, _who: Noun): string => `${name}: dead.`,
  missing: (name: string, _who: Noun): string => `${name}: missing.`,
  /** Nobody's yet, and to be taken along (R350). */
  waiting: ({ word }: Noun, house: Noun, life: number): string =>
    `${word}: waits inside ${the(house)} to be taken along, ${lives(life)}.`,
  acting: 'acting now',
  available: 'available',
  notAvailable: 'not available',
  life: (life: number, startLife: number): string => `${life} of ${lives(startLife)}`,
  carries: (things: readonly Noun[]): string => `carries ${list(things.map(a))}`,
  holdsPretzel: 'holds the pretzel',
  /** With how many markers lie on it, where it has any. */
  power: (name: string, tokens: number): string =>
    `power “${name}”${tokens > 0 ? ` (${tokens} left)` : ''}`,
  powerDown: 'power face down',
  survivor: (name: string, parts: readonly string[]): string => `${name}: ${parts.join(', ')}.`,
  zombie: (zombie: Noun, parts: readonly string[]): string =>
    `${atStart(zombie)}: ${parts.join(', ')}.`,
};
