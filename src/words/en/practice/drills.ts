// Small tasks: what each is about, what a star takes, and what was missing.
import { count, list } from '../grammar';

const CM = (cm: string): string => `${cm} cm`;
const rushes = (number: number): string => count({ word: 'rush', plural: 'rushes' }, number);
const flicks = (number: number): string => count({ word: 'flick' }, number);

export const drills = {
  intro:
    'Each drill has three stars: the first is the task itself, the third is mastery. Nothing is lost by trying.',
  earned: (stars: number, all: number): string => `${stars} of ${all} stars`,
  stars: (stars: number): string => (stars === 0 ? 'No star yet' : count({ word: 'star' }, stars)),
  best: (stars: number): string => `Best so far: ${stars} of 3 stars`,
  again: 'Again',
  next: 'Next drill',
  all: 'All drills',
  forStar: (star: number): string => `For star ${star}:`,
  flicksLeft: (left: number): string => (left === 1 ? 'One flick' : `${left} flicks left`),
  rushesLeft: (left: number): string => (left === 1 ? 'One rush left' : `${left} rushes to come`),
  putFirst: (who: string): string =>
    `Drag ${who} to where you want, or use the arrow keys. Then pull the strut.`,
  results: ['Not yet', 'Done', 'Well done', 'Mastered'],
  nextStar: 'For the next star:',
  beside: (cm: string): string => `${CM(cm)} beside the middle.`,
  families: {
    moving: 'Moving',
    shooting: 'The rifle',
    weapons: 'Knife, bat, shotgun, sniper',
    trials: 'Doors, flares and duels',
    rushing: 'The rush',
  },
  wants: {
    stands: (who: string, cm: string): string => `${who} stands within ${CM(cm)} of the middle`,
    inside: (who: string, house: string): string => `${who} is inside ${house}`,
    outside: (who: string): string => `${who} is out in the street`,
    down: (names: readonly string[], atLeast: number): string =>
      atLeast < names.length
        ? `At least ${atLeast} of ${names.length} fall`
        : `${list(names)} fall`,
    downOne: (name: string): string => `${name} falls`,
    gone: (tiles: number): string =>
      tiles === 2 ? 'Both tiles are gone' : `${tiles} tiles are gone`,
    flare: (cm: string): string => `The flare lies within ${CM(cm)} of the middle`,
    unhurt: 'No friend is hurt',
    unmoved: (names: readonly string[]): string => `${list(names)} stay where they are`,
    unmovedOne: (name: string): string => `${name} stays untouched`,
    clean: 'It touches nothing, not even a door post',
    gently: (percent: number): string => `With ${percent} % strength at most`,
    clearOf: (who: string, cm: string): string => `${who} ends ${CM(cm)} clear of everything`,
    flicks: (number: number): string => `In ${flicks(number)}`,
    lasts: (who: string, number: number): string => `${who} stays up through ${rushes(number)}`,
  },
  lacks: {
    ring: (cm: string): string => `${CM(cm)} too far away.`,
    lies: (who: string): string => `${who} does not stand in the ring.`,
    inside: (who: string): string => `${who} did not get in.`,
    outside: (who: string): string => `${who} did not get out.`,
    down: (left: number): string => (left === 1 ? 'One still stands.' : `${left} still stand.`),
    gone: (left: number): string => (left === 1 ? 'One tile is left.' : `${left} tiles are left.`),
    flareOut: 'The flare is lost outside town.',
    unhurt: 'A friend was hurt.',
    unmoved: 'Something was moved that should stay.',
    clean: 'Something was touched on the way.',
    gently: 'That was too hard.',
    clearOf: (cm: string): string => `${CM(cm)} too near to something.`,
    notClear: (who: string): string => `${who} does not stand in the street.`,
    flicks: (more: number): string => `${flicks(more)} too many.`,
    lasts: (who: string): string => `${who} was knocked over.`,
  },
  tasks: {
    stop20: {
      title: 'Stop at 20 cm',
      text: 'A short move. Little strength goes a long way.',
    },
    stop40: {
      title: 'Stop at 40 cm',
      text: 'Twice as far needs less than twice the strength: find out how much.',
    },
    stop60: {
      title: 'Stop at 60 cm',
      text: 'Half the town. A small turn of the hand is centimetres there.',
    },
    between: {
      title: 'Between two',
      text: 'The disc must not touch either zombie. Go through the gap and stop beyond.',
    },
    clear: {
      title: 'Elbow room',
      text: 'Stand among them, but next to nobody. Find the widest gap.',
    },
    doorStraight: {
      title: 'Straight in',
      text: 'Two zombies leave little more than a disc before the door. Through it, and in.',
    },
    doorAngle: {
      title: 'In at an angle',
      text: 'Seen from the side a door is narrow. The near post is the dangerous one.',
    },
    doorOut: {
      title: 'Out of the door',
      text: 'The disc starts behind the building. Choose where, then leave it for the ring.',
    },
    rifle20: {
      title: 'Through the boxes',
      text: 'Twenty centimetres, and a gap to thread. Choose the side that sees the target.',
    },
    rifle40: {
      title: 'Between friends',
      text: 'A zombie seen from the side is thin. Two friends stand beside it.',
    },
    rifle60: {
      title: 'Sixty centimetres',
      text: 'A long shot over open ground. Hard flicks fly straighter.',
    },
    pastLamp: {
      title: 'Past the lamp',
      text: 'The lamp stands in the way. The bullet may start left or right of you.',
    },
    rightOne: {
      title: 'The right one',
      text: 'Friend and zombie side by side. Only what is hit first counts.',
    },
    twoRifles: {
      title: 'Two rifles',
      text: 'One bullet from each side, one zombie for each. Which goes where is up to you.',
    },
    fromInside: {
      title: 'From inside',
      text: 'The bullet starts behind the building and must find the door first.',
    },
    knife: {
      title: 'Thrown knife',
      text: 'Silent, thin and light. It has to hit well to fell anybody.',
    },
    batOne: {
      title: 'Strike and away',
      text: 'The bat is a move as well: topple the zombie and end far from it.',
    },
    batTwo: {
      title: 'Two at a sweep',
      text: 'Strike the bat off its middle and it turns. One blow can take both.',
    },
    batDoor: {
      title: 'Through the doorkeeper',
      text: 'A zombie waits before the door. The blow may carry you in.',
    },
    shotgunFan: {
      title: 'Three in the fan',
      text: 'Pellets spread as they fly. Everything that they touch counts.',
    },
    shotgunFriend: {
      title: 'A friend in the fan',
      text: 'The spread does not ask who stands there. Aim wide of your friend.',
    },
    sniper: {
      title: 'Across town',
      text: 'Eighty centimetres in the dark. The template keeps the line if you follow it.',
    },
    barricade: {
      title: 'Clear the door',
      text: 'Two tiles bar the door. Knock them out of it with up to three discs.',
    },
    flare: {
      title: 'Light the ring',
      text: 'A flare flies high and tumbles. Height and strength together make the distance.',
    },
    duel80: {
      title: 'Eighty paces',
      text: 'A duel at its full length: nothing between you but the lane.',
    },
    rush: {
      title: 'Out of the way',
      text: 'Zombies come out of the tower three times. Choose where to stand.',
    },
  },
};
