// S7: Taking over the town. All the fuel or all the food in the own camp (R336–R343).
import type { Amount } from '../objectives/clause';
import { GONE, OVERRUN } from '../objectives/common';
import type { Sheet } from '../sheet';

const GOODS = ['fuel', 'food'] as const;
/** What lies in a camp counts for its owner, whoever laid it there (A163); then what its people carry (R341, R342, A103). */
const MOST_GOODS: readonly Amount[] = [
  { markers: GOODS, in: { base: 'mine' } },
  { markers: GOODS, heldBy: 'mine' },
];

export const s7 = {
  id: 's7',
  mode: 'teams',
  players: [2, 10],
  dayStart: 3,
  life: 3,
  teams: {
    a: {
      survivors: ['elijah', 'lily', 'john', 'kevin', 'olivia'],
      starts: [
        { x: 30, y: 45 },
        { x: 22, y: 37 },
        { x: 22, y: 53 },
        { x: 22, y: 29 },
        { x: 22, y: 61 },
      ],
      facing: 0,
    },
    b: {
      survivors: ['gabriel', 'rosa', 'mike', 'thomas', 'loretta'],
      starts: [
        { x: 90, y: 45 },
        { x: 98, y: 37 },
        { x: 98, y: 53 },
        { x: 98, y: 29 },
        { x: 98, y: 61 },
      ],
      facing: 180,
    },
  },
  structures: {
    rv: [8, 45, 0],
    gasStation: [112, 45, 180],
    groceryStore: [60, 82, 270],
    school: [28, 82, 270],
    policeStation: [92, 82, 270],
    hospital: [30, 8, 90],
    library: [90, 8, 90],
  },
  dump: { x: 60, y: 8, facing: 90 },
  vehicles: { car: [42, 28, 45], truck: [78, 28, 135], iceCreamTruck: [60, 56, 90] },
  barrels: [
    { x: 40, y: 60 },
    { x: 80, y: 60 },
    { x: 60, y: 28 },
  ],
  boxes: [
    { x: 44, y: 70 },
    { x: 76, y: 70 },
    { x: 60, y: 42 },
  ],
  lamps: [
    { x: 46, y: 38 },
    { x: 74, y: 38 },
    { x: 60, y: 49 },
  ],
  zombies: [
    { x: 60, y: 66 },
    { x: 46, y: 48 },
    { x: 74, y: 48 },
    { x: 52, y: 34 },
    { x: 68, y: 34 },
  ],
  dumpCount: 9,
  invasion: { day: 1, night: 4 },
  markers: {
    mix: { fuel: 3, food: 4, crossroads: 1, shotgun: 1, medicine: 1 },
    places: [
      { structure: 'library' },
      { structure: 'policeStation' },
      { structure: 'policeStation' },
      { structure: 'school' },
      { structure: 'school' },
      { structure: 'hospital' },
      { structure: 'hospital' },
      { structure: 'groceryStore' },
      { structure: 'groceryStore' },
      { structure: 'groceryStore' },
    ],
  },
  pretzel: 'b',
  powers: 'up',
  bases: { a: 'rv', b: 'gasStation' },
  clauses: [
    ...GONE,
    {
      reason: 'campFull',
      when: 'endOfRound',
      if: {
        any: [
          { atLeast: 3, of: { markers: ['fuel'], in: { base: 'mine' } }, part: 'fuelInCamp' },
          { atLeast: 4, of: { markers: ['food'], in: { base: 'mine' } }, part: 'foodInCamp' },
        ],
      },
      so: 'wins',
      // Both complete: as at the skull (A129).
      tie: MOST_GOODS,
    },
    { reason: 'campAhead', when: 'skull', so: 'wins', tie: MOST_GOODS },
    OVERRUN,
  ],
} as const satisfies Sheet;
