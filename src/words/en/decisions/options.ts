// What each option says and what it would mean, by the question that offers it and what the option does.
import type { DecisionKind, MeansOf, Side } from '../../../scenarios/means';
import type { Noun } from '../../noun';
import { a, capital, list, lives, the } from '../grammar';
import { names } from '../names';

/** A card brings its own, and so does a weapon. */
type ByVerb = {
  readonly [Kind in Exclude<DecisionKind, 'card' | 'duelWeapon'>]: Readonly<
    Record<Exclude<MeansOf<Kind>['verb'], 'use'>, object>
  >;
};

type Label = { readonly label: string };
const back = { label: 'Back' };
const survivor = { hint: (life: number, weapon: Noun) => `${lives(life)}, ${weapon.word}` };
const flick = {
  label: 'Flick',
  clearing: {
    label: (building: Noun) => `Set aside what blocks the door of ${the(building)}`,
    hint: 'It comes back afterwards',
  },
};
const shoot: Readonly<Record<Side, Label>> = {
  left: { label: 'From the left' },
  right: { label: 'From the right' },
  behind: { label: 'Out through the door' },
  near: { label: 'From anywhere near' },
};

/** In a building there is only one place; beside objects it must be said which. */
const at = (object: Noun | undefined): string => (object ? ` at ${the(object)}` : '');

export const options = {
  givePretzel: { survivor },
  chooseSurvivor: { survivor },
  chooseEscort: { survivor },
  chooseThief: { survivor },
  chooseAction: {
    move: { label: 'Move' },
    takeDrop: { label: 'Take or drop' },
    heal: { label: 'Use medicine' },
    pointBlank: {
      label: 'Finish off point-blank',
      hint: 'As loud as the weapon',
      hintOfFree: 'Free, but as loud as the weapon',
    },
    flare: {
      label: 'Flip a flare',
      hint: (left: number) => `Draws them, low or loud · ${left} left`,
    },
    bonus: { label: 'Act once more', hint: 'Costs a bonus marker' },
    treat: { label: 'Treat somebody', hint: 'Free, costs medicine' },
    pitch: { label: 'Slip away and end the turn' },
    accuse: { label: 'Accuse somebody' },
    face: { label: 'Turn round', hint: 'Free' },
    end: {
      label: 'End the turn',
      hint: (noise: string) => `So far: ${noise.toLowerCase()}`,
    },
  },
  flickDisc: { flick, back },
  flickBat: { flick, back },
  secondTry: { flick: { label: 'Flick' }, no: { label: 'Leave it' } },
  pitch: { flick: { label: 'Flick' }, back },
  lookToo: { marker: {}, no: { label: 'Only this one' } },
  chooseLooked: { marker: {} },
  secondMarker: { marker: {}, no: { label: 'Nothing more' } },
  treat: {
    heal: {
      label: (who: Noun) => `Treat ${who.word}`,
      own: 'With her own medicine',
      theirs: (who: Noun) => `With ${who.word}’s medicine`,
    },
    back,
  },
  flickFlare: { flick: { label: 'Flip' }, back },
  throwOut: { flick },
  aim: { shoot, back, skip: { label: 'Do not fire again' } },
  duelTurn: {
    shoot,
    strike: { label: 'Strike', hint: 'Only one blow' },
    wait: { label: 'Wait', hint: 'The other side comes closer' },
  },
  pointBlank: {
    kill: { label: (zombie: Noun, weapon: Noun) => `${the(zombie)}, with the ${weapon.word}` },
    back,
  },
  takeDrop: {
    take: {
      label: (marker: Noun, object?: Noun) => `Take ${a(marker)}${at(object)}`,
      swapping: (given: Noun, marker: Noun, object?: Noun) =>
        `Swap the ${given.word} for ${a(marker)}${at(object)}`,
      hintOfHidden: 'You see it first',
      hintOfWorthless: capital(names.worthless),
    },
    drop: { label: (marker: Noun, object?: Noun) => `Put down the ${marker.word}${at(object)}` },
    back,
  },
  keepOrLeave: {
    keep: {
      label: 'Keep it',
      dropping: (other: Noun) => `Keep it and put down the ${other.word}`,
    },
    leave: { label: 'Leave it here, face up' },
  },
  follow: {
    beside: { label: 'Right beside the escort' },
    place: { label: 'Choose the place' },
  },
  moveX: {
    structure: {
      label: (house: Noun) => `The X of ${the(house)}`,
      hintOfWaiting: (waiting: readonly string[]) =>
        `${list(waiting)} ${waiting.length > 1 ? 'wait' : 'waits'} inside`,
    },
  },
  placeRecruit: {
    beside: { label: 'Right here' },
    place: { label: 'Choose the place' },
  },
  steal: {
    look: { label: 'Look at a hidden marker' },
    pass: { label: 'Let it be' },
  },
  stolen: {
    keep: { label: 'Keep it' },
    leave: { label: 'Put it back' },
    discard: { label: 'Throw it away', hint: 'It leaves the game' },
  },
  meal: {
    eat: { label: (eater: Noun) => `Eat ${eater.word}’s ration` },
    starve: { label: 'Go hungry', hint: 'Everyone loses 1 life' },
  },
  chooseNearest: { zombie: { label: the } },
  fillSlots: {
    slot: {
      label: (slot: number) => `Spot ${slot}`,
      /** As one sees it from the tower: the front row falls first. */
      inFront: { left: 'in front, left', middle: 'in front, middle', right: 'in front, right' },
      behind: { left: 'behind, left', middle: 'behind, middle', right: 'behind, right' },
    },
  },
  vote: {
    thumb: { up: 'Thumb up: a traitor', down: 'Thumb down: one of us' },
  },
  accuse: { seat: { label: (player: string) => player }, back },
  chooseSide: {
    stay: { label: 'Stay with the team', hint: 'You and your accuser lose 1 life' },
    join: {
      label: (team: string) => `Join the others: ${team}`,
      hint: 'Your accuser gains a power',
    },
  },
  chooseOwn: { survivor },
  driveOut: { flick },
  mayPass: { play: { label: 'Play now' }, pass: { label: 'Pass', hint: 'Once a round' } },
  chooseFighter: {
    survivor: { hint: (weapon: Noun, power: string) => `${weapon.word}; ${power}` },
  },
} satisfies ByVerb;
