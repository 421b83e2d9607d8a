// A question of every kind, with answers of every meaning: one that is missing does not compile.
// Each option is named by what it has to say in English.
import { option as says, type Question } from '../../../src/scenarios/decisions';
import type { DecisionKind } from '../../../src/scenarios/means';
import { CARD_QUESTIONS } from './card-questions';

const BACK = says('Back', { verb: 'back' });
const ANITA = says('Anita', { verb: 'survivor', survivor: 'anita' });
const JOHN = says('John', { verb: 'survivor', survivor: 'john' });
const FLICK = says('Flick', { verb: 'flick' });
const LEFT = says('From the left', { verb: 'shoot', side: 'left' });
const RIGHT = says('From the right', { verb: 'shoot', side: 'right' });
const NO = { verb: 'no' } as const;
const rv = { structure: 'rv' } as const;
const marker = (number: number): string => `marker-${number}`;

const BY_KIND: { readonly [Kind in DecisionKind]: readonly Question<Kind>[] } = {
  givePretzel: [{ kind: 'givePretzel', options: [ANITA, JOHN] }],
  moveX: [
    {
      kind: 'moveX',
      about: 'hospital',
      options: [
        says('The X of the school', { verb: 'structure', structure: 'school' }),
        says('The X of the library', { verb: 'structure', structure: 'library' }),
      ],
    },
  ],
  placeRecruit: [
    {
      kind: 'placeRecruit',
      about: 'anita',
      leader: 'john',
      options: [
        says('Right here', { verb: 'beside' }),
        says('Choose the place', { verb: 'place' }),
      ],
    },
  ],
  vote: [
    {
      kind: 'vote',
      about: 'seat-1',
      options: [
        says('Thumb up: a traitor', { verb: 'thumb', up: true }),
        says('Thumb down: one of us', { verb: 'thumb', up: false }),
      ],
    },
  ],
  chooseSurvivor: [{ kind: 'chooseSurvivor', options: [ANITA, JOHN] }],
  chooseAction: [
    {
      kind: 'chooseAction',
      about: 'anita',
      options: [
        says('Move', { verb: 'move' }),
        says('Fire the rifle', { verb: 'use', weapon: 'rifle' }),
        says('Swing the bat', { verb: 'use', weapon: 'bat' }),
        says('Throw the knife', { verb: 'use', weapon: 'knife' }),
        says('Fire the shotgun', { verb: 'use', weapon: 'shotgun' }),
        says('Fire the sniper rifle', { verb: 'use', weapon: 'sniper' }),
        says('Take or drop', { verb: 'takeDrop' }),
        says('Use medicine', { verb: 'heal' }),
        says('Finish off point-blank', { verb: 'pointBlank' }),
        says('Accuse somebody', { verb: 'accuse' }),
        says('Flip a flare', { verb: 'flare' }),
        says('Turn round', { verb: 'face' }),
        says('End the turn', { verb: 'end' }),
      ],
    },
    {
      kind: 'chooseAction',
      about: 'anita',
      options: [
        says('Finish off point-blank', { verb: 'pointBlank', free: true }),
        says('Act once more', { verb: 'bonus' }),
        says('Treat somebody', { verb: 'treat' }),
        says('Slip away and end the turn', { verb: 'pitch' }),
        says('End the turn', { verb: 'end' }),
      ],
    },
  ],
  flickDisc: [
    { kind: 'flickDisc', about: 'anita', options: [FLICK, BACK] },
    { kind: 'flickDisc', about: 'lily', options: [{ ...FLICK, noise: 'silent' }, BACK] },
    {
      kind: 'flickDisc',
      about: 'anita',
      options: [
        says('Set aside what blocks the door of the RV', { verb: 'flick', clears: 'rv' }),
        BACK,
      ],
    },
  ],
  secondTry: [{ kind: 'secondTry', about: 'anita', options: [FLICK, says('Leave it', NO)] }],
  pitch: [{ kind: 'pitch', about: 'anita', options: [FLICK, BACK] }],
  lookToo: [
    {
      kind: 'lookToo',
      about: marker(30),
      options: [
        says('The face-down marker', { verb: 'marker', marker: marker(31) }),
        says('Only this one', NO),
      ],
    },
  ],
  chooseLooked: [
    {
      kind: 'chooseLooked',
      about: 'anita',
      options: [
        says('The rifle', { verb: 'marker', marker: marker(1) }),
        says('The key', { verb: 'marker', marker: marker(2) }),
      ],
    },
  ],
  secondMarker: [
    {
      kind: 'secondMarker',
      about: 'anita',
      options: [says('The rifle', { verb: 'marker', marker: marker(1) }), says('Nothing more', NO)],
    },
  ],
  treat: [
    {
      kind: 'treat',
      about: 'anita',
      options: [
        says('Treat John', { verb: 'heal', survivor: 'john', marker: marker(1), from: 'john' }),
        BACK,
      ],
    },
  ],
  flickFlare: [
    { kind: 'flickFlare', about: 'elijah', options: [says('Flip', { verb: 'flick' }), BACK] },
  ],
  flickBat: [{ kind: 'flickBat', about: 'anita', options: [FLICK, BACK] }],
  aim: [
    {
      kind: 'aim',
      about: 'rifle',
      options: [LEFT, RIGHT, says('Do not fire again', { verb: 'skip' })],
    },
    {
      kind: 'aim',
      about: 'sniper',
      options: [says('Out through the door', { verb: 'shoot', side: 'behind' }), BACK],
    },
    { kind: 'aim', about: 'knife', options: [LEFT, RIGHT, BACK] },
    {
      kind: 'aim',
      about: 'sniper',
      options: [says('From anywhere near', { verb: 'shoot', side: 'near' }), BACK],
    },
    { kind: 'aim', about: 'shotgun', options: [LEFT, RIGHT, BACK] },
  ],
  pointBlank: [
    {
      kind: 'pointBlank',
      about: 'anita',
      options: [
        says('The hockey player (1), with the sniper rifle', {
          verb: 'kill',
          zombie: 'zombie-7',
          weapon: 'sniper',
        }),
        BACK,
      ],
    },
  ],
  takeDrop: [
    {
      kind: 'takeDrop',
      about: 'anita',
      options: [
        says('Take a rifle', { verb: 'take', store: rv, marker: marker(1) }),
        says('Take a face-down marker (1)', { verb: 'take', store: rv, marker: marker(30) }),
        says('Take a face-down marker (2)', { verb: 'take', store: rv, marker: marker(31) }),
        says('Put down the key', { verb: 'drop', store: rv, marker: marker(2) }),
        says('Swap the key for a face-down marker', {
          verb: 'take',
          store: rv,
          marker: marker(30),
          drop: marker(2),
        }),
        BACK,
      ],
    },
    {
      kind: 'takeDrop',
      about: 'anita',
      options: [
        says('Take a rifle at the car', {
          verb: 'take',
          store: { object: 'car' },
          marker: marker(1),
        }),
        BACK,
      ],
    },
  ],
  keepOrLeave: [
    {
      kind: 'keepOrLeave',
      about: marker(1),
      options: [
        says('Keep it', { verb: 'keep' }),
        says('Keep it and put down the key', { verb: 'keep', drop: marker(2) }),
        says('Leave it here, face up', { verb: 'leave' }),
      ],
    },
  ],
  follow: [
    {
      kind: 'follow',
      about: 'anita',
      options: [
        says('Right beside the escort', { verb: 'beside' }),
        says('Choose the place', { verb: 'place' }),
      ],
    },
  ],
  chooseEscort: [{ kind: 'chooseEscort', about: 'anita', options: [JOHN] }],
  chooseThief: [{ kind: 'chooseThief', about: 'anita', options: [JOHN] }],
  steal: [
    {
      kind: 'steal',
      about: 'anita',
      thief: 'mike',
      options: [
        says('Look at a hidden marker', { verb: 'look', marker: marker(7) }),
        says('Let it be', { verb: 'pass' }),
      ],
    },
  ],
  stolen: [
    {
      kind: 'stolen',
      about: marker(2),
      thief: 'mike',
      from: 'anita',
      options: [
        says('Keep it', { verb: 'keep' }),
        says('Put it back', { verb: 'leave' }),
        says('Throw it away', { verb: 'discard' }),
      ],
    },
  ],
  meal: [
    {
      kind: 'meal',
      options: [
        says('Eat Loretta’s ration', { verb: 'eat', marker: marker(11), survivor: 'loretta' }),
        says('Go hungry', { verb: 'starve' }),
      ],
    },
  ],
  chooseNearest: [
    {
      kind: 'chooseNearest',
      options: [
        says('The hockey player (1)', { verb: 'zombie', zombie: 'zombie-7' }),
        says('The bride (4)', { verb: 'zombie', zombie: 'zombie-16' }),
      ],
    },
  ],
  fillSlots: [
    {
      kind: 'fillSlots',
      about: 'zombie-7',
      options: [
        says('Spot 1', { verb: 'slot', slot: 1 }),
        says('Spot 2', { verb: 'slot', slot: 2 }),
        says('Spot 6', { verb: 'slot', slot: 6 }),
      ],
    },
  ],
  duelWeapon: [
    {
      kind: 'duelWeapon',
      about: 'anita',
      options: [
        says('Bat', { verb: 'weapon', weapon: 'bat' }),
        says('Sniper rifle', { verb: 'weapon', weapon: 'sniper' }),
      ],
    },
  ],
  duelTurn: [
    {
      kind: 'duelTurn',
      about: 'anita',
      options: [says('Strike', { verb: 'strike' }), says('Wait', { verb: 'wait' })],
    },
    { kind: 'duelTurn', about: 'anita', options: [LEFT, RIGHT] },
  ],
  accuse: [
    {
      kind: 'accuse',
      about: 'anita',
      options: [says('Player 1', { verb: 'seat', seat: 'seat-1' }), BACK],
    },
  ],
  chooseSide: [
    {
      kind: 'chooseSide',
      about: 'seat-1',
      options: [
        says('Stay with the team', { verb: 'stay' }),
        says('Join the others: Team B', { verb: 'join', team: 'b' }),
      ],
    },
  ],
  chooseOwn: [
    { kind: 'chooseOwn', why: 'exile', options: [ANITA, JOHN] },
    { kind: 'chooseOwn', why: 'penalty', options: [ANITA, JOHN] },
  ],
  driveOut: [{ kind: 'driveOut', about: 'anita', options: [FLICK] }],
  mayPass: [
    {
      kind: 'mayPass',
      options: [says('Play now', { verb: 'play' }), says('Pass', { verb: 'pass' })],
    },
  ],
  chooseFighter: [{ kind: 'chooseFighter', options: [ANITA, JOHN] }],
  throwOut: [{ kind: 'throwOut', about: 'anita', options: [FLICK] }],
  card: CARD_QUESTIONS,
};

export const QUESTIONS: readonly Question[] = Object.values(BY_KIND).flat();
