// Examples of all that can be told, with the longest names there are: a kind without one does not compile.
import { CROSSROADS_IDS } from '../../../src/scenarios/catalogue/crossroads';
import { eachWeapon, WEAPON_IDS } from '../../../src/scenarios/catalogue/weapons';
import type { FallCause, LossCause, MoveFailure } from '../../../src/scenarios/causes';
import type { EventKind, EventOf, GameEvent } from '../../../src/scenarios/events';
import { every } from '../../support/every';

export const who = 'gabriel';
export const zombie = 'zombie-12';
export const structure = 'library';
const marker = 'marker-1';

const WHYS: readonly MoveFailure[] = [
  { why: 'touched', other: 'iceCreamTruck' },
  { why: 'leftTown' },
  { why: 'notThroughTheDoor' },
  { why: 'closed' },
  { why: 'onTheDoorLine' },
  { why: 'fell' },
];
const FALLS = every<FallCause>({
  ...eachWeapon(() => true as const),
  tooClose: true,
  duel: true,
  rush: true,
  limit: true,
  frozenStiff: true,
});
const LOSSES = every<LossCause>({
  ...eachWeapon(() => true as const),
  tooClose: true,
  duel: true,
  rush: true,
  hunger: true,
  acid: true,
  infectedScratch: true,
  earlyDusk: true,
  accusation: true,
});

const BY_KIND: { readonly [Kind in EventKind]: readonly EventOf<Kind>[] } = {
  roundBegan: [{ kind: 'roundBegan', number: 2, half: 'night', marker: 3 }],
  voted: [
    {
      kind: 'voted',
      accused: 'seat-1',
      votes: [
        { seat: 'seat-1', up: true },
        { seat: 'seat-2', up: false },
      ],
    },
  ],
  roundEnded: [
    { kind: 'roundEnded', marker: 2 },
    { kind: 'roundEnded', marker: 0 },
  ],
  turnBegan: [{ kind: 'turnBegan', seat: 'seat-1', survivor: who }],
  gameOver: [{ kind: 'gameOver', result: { winner: 'a', seats: ['seat-1'], reason: 'firstAway' } }],
  touchedFirst: [
    { kind: 'touchedFirst', piece: 'disc', other: 'iceCreamTruck' },
    { kind: 'touchedFirst', piece: 'disc', other: structure, face: 'inner' },
  ],
  moved: [
    { kind: 'moved', survivor: who, outOf: structure },
    { kind: 'moved', survivor: who },
  ],
  moveFailed: WHYS.map((why) => ({ kind: 'moveFailed', survivor: who, ...why })),
  entered: [
    { kind: 'entered', figure: who, structure },
    { kind: 'entered', figure: zombie, structure },
  ],
  tileRemoved: [{ kind: 'tileRemoved', tile: 'barricade-1' }],
  fired: WEAPON_IDS.map((weapon) => ({ kind: 'fired', survivor: who, weapon })),
  missed: [
    { kind: 'missed', survivor: who, why: 'touchedNothing' },
    { kind: 'missed', survivor: who, why: 'nobodyFell' },
  ],
  keptFeet: [
    { kind: 'keptFeet', figure: zombie, how: 'tooWeak', piece: 'bullet', survivor: who },
    { kind: 'keptFeet', figure: zombie, how: 'glancedOff', piece: 'pellet-1', survivor: who },
    { kind: 'keptFeet', figure: zombie, how: 'brushed', piece: 'bat', survivor: who },
  ],
  killed: [
    ...WEAPON_IDS.flatMap((by): EventOf<'killed'>[] => [
      { kind: 'killed', zombie, killer: who, by },
      { kind: 'killed', zombie, killer: who, by, pointBlank: true },
    ]),
    { kind: 'killed', zombie, by: 'acid' },
  ],
  duelBegan: [{ kind: 'duelBegan', survivors: [who, 'loretta'], against: [zombie, 'zombie-1'] }],
  combatCard: [
    { kind: 'combatCard', card: 'walk' },
    { kind: 'combatCard', card: 'attack' },
  ],
  duelEnded: [
    { kind: 'duelEnded', won: true },
    { kind: 'duelEnded', won: false },
    { kind: 'duelEnded', won: true, rules: ['R242'] },
  ],
  thrownOut: [{ kind: 'thrownOut', survivor: who, by: 'loretta', structure }],
  stoodUp: [
    { kind: 'stoodUp', figure: zombie, rules: ['R082'] },
    { kind: 'stoodUp', figure: who, rules: ['R044'] },
  ],
  fell: [
    ...FALLS.flatMap((because): EventOf<'fell'>[] => [
      { kind: 'fell', figure: who, because },
      { kind: 'fell', figure: zombie, because },
    ]),
    { kind: 'fell', figure: who, because: 'rush', by: zombie },
  ],
  lostLife: LOSSES.flatMap((because) => [
    { kind: 'lostLife', survivor: who, because, left: 2 },
    { kind: 'lostLife', survivor: who, because, left: 0 },
  ]),
  gainedLife: [{ kind: 'gainedLife', survivor: who, left: 2 }],
  died: [{ kind: 'died', survivor: who }],
  appeared: [
    { kind: 'appeared', figure: zombie },
    { kind: 'appeared', figure: who },
    { kind: 'appeared', figure: 'acid' },
  ],
  putBack: [{ kind: 'putBack', figure: zombie }],
  slid: [{ kind: 'slid', pieces: ['box-1', 'lamp-1'] }],
  noise: [
    { kind: 'noise', noise: 'silent', survivor: who },
    { kind: 'noise', noise: 'low', survivor: who },
    { kind: 'noise', noise: 'loud', survivor: who },
    { kind: 'noise', noise: 'silent', survivor: who, flare: true },
    { kind: 'noise', noise: 'low', survivor: who, flare: true },
    { kind: 'noise', noise: 'loud', survivor: who, flare: true },
  ],
  flare: (['large', 'small'] as const).flatMap((face) => [
    { kind: 'flare', survivor: who, at: { x: 60, y: 45 }, face, ok: true },
    { kind: 'flare', survivor: who, at: { x: -3, y: 45 }, face, ok: false },
  ]),
  rushBegan: (['noise', 'horde', 'card'] as const).flatMap((cause) => [
    { kind: 'rushBegan', zombies: [zombie], cause },
    { kind: 'rushBegan', zombies: [zombie, 'zombie-1', 'zombie-2'], cause },
  ]),
  brushed: [{ kind: 'brushed', survivor: who, by: zombie }],
  slidPast: [
    { kind: 'slidPast', survivor: who, by: zombie, gap: 0.4 },
    { kind: 'slidPast', survivor: who, by: zombie, gap: 14.6 },
  ],
  passedDoor: [{ kind: 'passedDoor', zombie, structure }],
  took: [{ kind: 'took', survivor: who, marker }],
  dropped: [{ kind: 'dropped', survivor: who, marker }],
  revealed: [{ kind: 'revealed', marker }],
  leftLying: [{ kind: 'leftLying', survivor: who, marker, store: { structure } }],
  stole: [
    { kind: 'stole', thief: who, from: 'loretta', marker },
    { kind: 'stole', thief: who, from: 'loretta', marker, where: structure },
  ],
  spared: [{ kind: 'spared', thief: who, from: 'loretta' }],
  threwAway: [{ kind: 'threwAway', thief: who, from: 'loretta' }],
  peeked: [{ kind: 'peeked', seat: 'seat-1', markers: [marker, 'marker-2'] }],
  cardDrawn: CROSSROADS_IDS.map((card) => ({ kind: 'cardDrawn', card })),
  alarm: [{ kind: 'alarm', object: 'iceCreamTruck' }],
  mixed: [{ kind: 'mixed', structures: ['policeStation', 'gasStation'] }],
  spent: [{ kind: 'spent', survivor: who, marker }],
  duskCalled: [{ kind: 'duskCalled', survivor: who }],
  ate: [
    { kind: 'ate', survivor: who },
    { kind: 'ate', survivor: undefined },
  ],
  pretzel: [{ kind: 'pretzel', survivor: who }],
  escorts: [
    { kind: 'escorts', escort: who, rescued: 'anita', rules: ['R308'] },
    { kind: 'escorts', escort: who, rescued: 'anita', rules: ['R206'] },
    { kind: 'escorts', escort: undefined, rescued: 'anita', rules: ['R207'] },
  ],
  boardTurned: [{ kind: 'boardTurned', survivor: who }],
  accused: [{ kind: 'accused', accuser: 'seat-1', accused: 'seat-2' }],
  shown: [
    { kind: 'shown', seat: 'seat-1', card: 'traitor' },
    { kind: 'shown', seat: 'seat-1', card: 'exterminator' },
  ],
  exiled: [{ kind: 'exiled', seat: 'seat-1' }],
  drivenOut: [{ kind: 'drivenOut', survivor: who }],
  changedSides: [{ kind: 'changedSides', seat: 'seat-1', to: 'b' }],
  stayed: [{ kind: 'stayed', seat: 'seat-1' }],
  drewObjective: [
    { kind: 'drewObjective', seats: ['seat-1', 'seat-2'], deck: 'secret' },
    { kind: 'drewObjective', seats: ['seat-1'], deck: 'secret' },
    { kind: 'drewObjective', seats: ['seat-1'], deck: 'exile' },
  ],
  passed: [{ kind: 'passed', seat: 'seat-1' }],
  fighterChosen: [{ kind: 'fighterChosen', seat: 'seat-1', survivor: who }],
  power: [
    { kind: 'power', survivor: 'anita', trait: 'bonusActions' },
    { kind: 'power', survivor: 'john', trait: 'actsAfterKill', rules: ['R253'] },
    { kind: 'power', survivor: 'rosa', trait: 'secondTry' },
  ],
  waits: [{ kind: 'waits', survivor: 'loretta', structure }],
  recruited: [
    { kind: 'recruited', survivor: 'loretta', by: who },
    { kind: 'recruited', survivor: 'loretta', by: who, into: structure },
  ],
  doorClosed: [{ kind: 'doorClosed', structure }],
  doorOpened: [
    { kind: 'doorOpened', structure, marker },
    { kind: 'doorOpened', structure },
  ],
  oneMoreRound: [1, 2, 3].map((extra) => ({ kind: 'oneMoreRound', extra })),
  joined: [{ kind: 'joined', survivor: who, structure }],
};

export const EXAMPLES: readonly GameEvent[] = Object.values(BY_KIND).flat();
