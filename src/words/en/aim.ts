// What an aim would come to, in a few words: beside the finger, in the panel and read aloud.
import type { MoveFailure } from '../../scenarios/causes';
import type { Noun } from '../noun';
import { capital, list, the } from './grammar';

type Failure = Exclude<MoveFailure['why'], 'touched'>;
const fails: Readonly<Record<Failure, string>> = {
  leftTown: 'Fails: out of town',
  notThroughTheDoor: 'Fails: not all the way out of the door',
  closed: 'Fails: that door is barred',
  onTheDoorLine: 'Fails: stops on the threshold',
  fell: 'Fails: falls over on the way',
};

const SHARES: readonly (readonly [least: number, words: string])[] = [
  [0.97, 'full strength'],
  [0.87, 'nearly full strength'],
  [0.71, 'three quarters strength'],
  [0.58, 'two thirds strength'],
  [0.42, 'half strength'],
  [0.29, 'a third of the strength'],
  [0.18, 'a quarter of the strength'],
  [0.05, 'a tenth of the strength'],
  [0, 'the least strength'],
];

export const aim = {
  strength: (share: number): string => `Strength ${Math.round(share * 100)} %`,
  percent: (share: number): string => `${Math.round(share * 100)} %`,
  cm: (cm: number): string => `${Math.round(cm)} cm`,
  meets: (who: Noun, cm: number): string => `Meets ${the(who)} at ${Math.round(cm)} cm`,
  meetsFriend: (who: Noun, cm: number): string =>
    `Meets ${the(who)}, a friend, at ${Math.round(cm)} cm`,
  nothing: (cm?: number): string =>
    cm === undefined ? 'Meets nothing' : `Meets nothing on its ${Math.round(cm)} cm`,
  falls: (who: readonly Noun[]): string => `${capital(list(who.map(the)))} would fall`,
  meetsSelf: (who: Noun): string => `${who.word} is in the way of this very shot!`,
  selfFalls: (who: Noun): string => `This very shot would fell ${who.word}!`,
  selfMayFall: (who: Noun): string => `This very shot may fell ${who.word}!`,
  selfKeeps: (who: Noun): string => `Touches ${who.word}, who shoots, to no effect`,
  friendFalls: (who: Noun): string => `${who.word}, a friend, would fall!`,
  tooWeak: (who: readonly Noun[]): string => `Too weak for ${list(who.map(the))}`,
  glancedOff: (who: readonly Noun[]): string => `Glances off ${list(who.map(the))}`,
  brushed: (who: readonly Noun[]): string => `Only brushes ${list(who.map(the))}`,
  lies: (who: readonly Noun[]): string =>
    `${capital(list(who.map(the)))} ${who.length > 1 ? 'lie' : 'lies'} already: no effect`,
  blocked: (by: Noun, cm: number): string => `Blocked by ${the(by)} at ${Math.round(cm)} cm`,
  blockedByPost: (house: Noun, cm: number): string =>
    `Blocked by the door post of ${the(house)} at ${Math.round(cm)} cm`,
  friendBehind: (who: Noun): string => `${who.word}, a friend, is behind`,
  /** Of two they are named; of more their rings on the table tell who. */
  scatter: (least: number, most: number, of: readonly Noun[]): string => {
    const [one] = of;
    if (one && of.length === 1) {
      if (most === 0) return `${capital(the(one))} would keep standing`;
      return `${capital(the(one))} ${least === 1 ? 'would' : 'may'} fall`;
    }
    const many = `${least === most ? least : `${least}–${most}`} of ${of.length} would fall`;
    if (of.length > 2) return many;
    const who = list(of.map(the));
    return most === 0 ? `${capital(who)} would keep standing` : `${many}: ${who}`;
  },
  scatterNobody: 'Meets nobody',
  friendMayFall: (who: Noun): string => `${who.word}, a friend, may fall!`,
  friendMayBeHit: (who: Noun): string => `${who.word}, a friend, is in the fan`,
  fellsNobody: 'Fells nobody',
  standsAt: (cm: number): string => `Stands ${Math.round(cm)} cm from here`,
  touchesNothing: 'Touches nothing',
  tooClose: (to: readonly Noun[], cm: number | undefined): string =>
    `Ends${cm === undefined ? '' : `, ${Math.round(cm)} cm from here,`} too close to ${list(to.map(the))}!`,
  getsInto: (house: Noun): string => `Gets into ${the(house)}`,
  leaves: (house: Noun): string => `Gets out of ${the(house)}`,
  failsTouching: (other: Noun, cm: number | undefined): string =>
    `Fails: touches ${the(other)}${cm === undefined ? '' : ` at ${Math.round(cm)} cm`}`,
  fails,
  pushedOut: 'Gets out of the door',
  notPushedOut: 'Does not get out of the door',
  noRoom: (by: Noun): string => `No room to start: ${the(by)}`,
  template: (share: number): string =>
    `The template holds the line: ${Math.round(share * 100)} % of the push`,
  flare: {
    in: 'Lands in town',
    partly: 'May land out of town',
    out: 'Lands out of town',
  },
  flareMeets: (other: Noun): string => `Meets ${the(other)} in the air`,
  /** As on a clock whose twelve lies where the figure looks. */
  toward: (hour: number, degrees: number): string => {
    const aside = Math.round(Math.abs(degrees));
    if (aside === 0) return '12 o’clock, straight ahead';
    if (aside === 180) return '6 o’clock, straight back';
    return `${hour} o’clock, ${aside}° ${degrees > 0 ? 'right' : 'left'}`;
  },
  strongly: (share: number): string =>
    SHARES.find(([least]) => share >= least)?.[1] ?? 'the least strength',
  spoken: (parts: readonly string[]): string =>
    parts.map((part) => (part.endsWith('!') ? part : `${part}.`)).join(' '),
  /** A living hand. */
  sways: 'Your hand sways to both sides of it',
  turnBat: 'turn',
};
