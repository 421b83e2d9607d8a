// One turn to win: what is asked, and what the turn came to. No title and no text gives the idea away.
import { the, atStart, list } from '../grammar';
import type { Noun } from '../../noun';

export const puzzles = {
  intro:
    'One survivor, one turn. The same turn always ends the same way, so try as often as you like.',
  solvedOf: (solved: number, all: number): string => `${solved} of ${all} solved.`,
  levels: { 1: 'easy', 2: 'tricky', 3: 'hard' },
  solved: 'Solved',
  failed: 'Not this time',
  tries: (tries: number): string => (tries === 1 ? '1 try' : `${tries} tries`),
  again: 'Start again',
  next: 'Next puzzle',
  hint: 'A hint',
  moreHint: 'Another hint',
  watch: 'Watch the solution',
  watching: 'The solution',
  tryIt: 'Try it yourself',
  hintAction: (action: string): string => `It begins with “${action}”.`,
  /** Toward one, or between two. */
  hintWay: (ways: readonly Noun[]): string =>
    `The first flick goes roughly ${ways.length > 1 ? 'between' : 'toward'} ${list(ways.map(the))}.`,
  done: 'All that was asked for is done.',
  short: {
    win: 'The turn is over, and the match is not won.',
    lost: 'The match is lost.',
    unhurt: (who: Noun): string => `${atStart(who)} was hurt.`,
    kills: (wanted: number): string =>
      wanted === 1
        ? 'No zombie was brought down.'
        : `Fewer than ${wanted} zombies were brought down.`,
    inside: (who: Noun, building: Noun): string =>
      `The turn is over, and ${the(who)} is not inside ${the(building)}.`,
    holds: (who: Noun, marker: Noun): string =>
      `The turn is over, and ${the(who)} does not carry ${the(marker)}.`,
  },
  list: {
    inTheWay: {
      title: 'Four is one too many',
      text: 'John must be in the RV with no more than three zombies left in town. Two actions.',
    },
    lastFaceDown: {
      title: 'Where is Rosa?',
      text: 'Kevin has been found and the fuel is in the RV: Rosa is still missing. Find her in this turn.',
    },
    partingShot: {
      title: 'Nothing to aim at',
      text: 'John must be in the RV with no more than three zombies left in town. From where he stands he can hit none of them.',
    },
    hush: {
      title: 'Two, and no scratch',
      text: 'Mike must bring down two zombies. Nobody may lose a life, not even when the dead answer.',
    },
    twoHands: {
      title: 'Two hands',
      text: 'The round ends with this turn. Elijah must then sit in the school with two supplies.',
    },
    bedside: {
      title: 'Visiting hours',
      text: 'Olivia leads Anita. Bring her into a hospital without zombies, in this turn.',
    },
    bothCans: {
      title: 'Two cans',
      text: 'John has one can of fuel. He must walk through the door of the rival colony with two.',
    },
    twoAtOnce: {
      title: 'Five is two too many',
      text: 'Kevin must be in the RV with no more than three zombies left in town. Two actions.',
    },
    knockKnock: {
      title: 'Shut',
      text: 'A board bars the grocery store. Elijah wants food in his hands in this turn, and nobody hurt.',
    },
    crowdedExit: {
      title: 'Three ahead',
      text: 'Rosa has found Gabriel and Lily. Her team must be three people ahead in this turn; Mike has one life left.',
    },
    oneMore: {
      title: 'One hand short',
      text: 'The round ends with this turn. The third can must lie in the RV by then, and John has it.',
    },
    elbowRoom: {
      title: 'No way through',
      text: 'Olivia carries the last can. It must lie in the RV when her two actions are spent.',
    },
    borrowedKey: {
      title: 'The missing key',
      text: 'Anita sits in the RV with the fuel. John must join her with the key, and Mike of the other team carries it.',
    },
    lookOverThere: {
      title: 'Loud and unharmed',
      text: 'Elijah must bring down a zombie. Nobody may lose a life, not even when the dead answer.',
    },
  },
};
