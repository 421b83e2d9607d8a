// Headings of the table in words, and what has none of its own kind: round, turn, duel, dump.
import type { Noise } from '../../../scenarios/catalogue/weapons';
import type { Half } from '../../../scenarios/ids';
import type { Noun } from '../../noun';
import { atStart } from '../grammar';
import { names } from '../names';

const next: Readonly<Record<Half, (coming: number) => string>> = {
  day: (coming) => `The coming day brings ${coming}.`,
  night: (coming) => `The coming night brings ${coming}.`,
};

/** What a dump that cannot send a whole horde means. */
export type Shortage = 'youLose' | 'everybodyLoses' | 'nobodyWins';
const shortages: Readonly<Record<Shortage, string>> = {
  youLose: 'you lose',
  everybodyLoses: 'all lose',
  nobodyWins: 'nobody wins',
};

export const table = {
  titles: {
    round: 'Round',
    turn: 'Turn',
    duel: 'Duel',
    objective: 'Objective',
    survivors: 'Survivors',
    zombies: 'Zombies, nearest first',
    doors: 'Buildings',
    things: 'Objects nearby',
    dump: 'Dump',
  },
  round: (number: number, half: Half): string =>
    `Round ${number}, ${names.halves[half].toLowerCase()}.`,
  dayMarker: (marker: number): string =>
    `Day marker on ${marker}: ${marker} ${marker === 1 ? 'round' : 'rounds'} to the skull, this one included.`,
  onTheSkull: (extra: number): string =>
    `The day marker is on the skull: added round ${extra} of three at most.`,
  nobodyActs: 'Nobody is acting yet.',
  playerPlays: (player: string, { word }: Noun): string => `${player} plays ${word}.`,
  acts: ({ word }: Noun): string => `${word} is acting.`,
  actionsLeft: (left: number, noise: Noise): string =>
    `${left} ${left === 1 ? 'action' : 'actions'} left. Loudest so far: ${names.noise[noise].toLowerCase()}.`,
  atNearEnd: (who: Noun): string => `${atStart(who)} stands at the near end.`,
  awayOnLane: (who: Noun, way: number): string => `${atStart(who)} stands ${way} cm away.`,
  duelGap: (cm: number): string => `The sides are ${cm} cm apart.`,
  stepsToReach: (steps: number): string =>
    steps === 0
      ? 'They are in reach: any combat card strikes.'
      : `${steps} ${steps === 1 ? 'walk brings' : 'walks bring'} them into reach.`,
  cardOdds: (attacks: number, left: number): string =>
    `The next combat card: ${attacks} of ${left} attack.`,
  combatCardsLeft: (cards: number): string => `Combat cards left: ${cards}.`,
  dump: (waiting: number, coming: number, half: Half): string =>
    `Zombies in the dump: ${waiting}. ${next[half](coming)}`,
  tooFew: (so: string): string => `That is too few: the town would be overrun, and ${so}.`,
  shortage: (missing: number, round: number, so: string): string =>
    `${missing} ${missing === 1 ? 'zombie' : 'zombies'} short in round ${round}: ${so}`,
  shortages,
};
