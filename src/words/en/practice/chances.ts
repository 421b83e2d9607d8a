// How often an aim would come to what.
export const chances = {
  nothingInHand: 'Choose what is flicked: then its chances are told.',
  aimFirst: 'Aim with the numbers or by dragging: the chances of that aim appear here.',
  of: {
    aim: 'Of the aim in your hand:',
    lastShot: 'Of the last shot, from where it was taken:',
  },
  whoseHand: 'Shaken by a hand that is',
  hands: { steady: 'very steady', normal: 'normal', unsteady: 'unsteady' },
  results: {
    falls: 'fells it',
    friendFalls: 'fells a friend',
    stands: 'hits, but it stands',
    blocked: 'is blocked',
    misses: 'misses',
    inside: 'gets inside',
    moves: 'gets there',
    touches: 'touches something',
    doorLine: 'stops on the door line',
    staysIn: 'does not get out',
    leavesTown: 'leaves town',
    tips: 'falls over',
    closed: 'finds the door closed',
    topples: 'topples and gets there',
    failsToppling: 'topples, but the move fails',
    out: 'gets out',
    stays: 'stays in',
    flareLarge: 'lies in town, large flame up',
    flareSmall: 'lies in town, small flame up',
    flareOut: 'is lost outside town',
    noRoom: 'has no room to start',
  },
  ofTries: (made: number, all: number): string => `${made} of ${all} tries`,
  slack: 'How far the aim may be off',
  slackOf: {
    direction: (right: string, left: string): string =>
      `${left}° to the left, ${right}° to the right`,
    strength: (weaker: string, stronger: string): string =>
      `${weaker} % weaker, ${stronger} % stronger`,
  },
  noSlack: {
    direction: 'In this direction it does not succeed; green is where it would.',
    strength: 'With this strength it does not succeed; green is where it would.',
  },
  dropping: 'The tower is dropped again and again…',
  knockedOver: 'Knocked over',
  ofDrops: (made: number): string => `in ${made} drops of this rush`,
};
