// S2: They are everywhere. Bring food and fuel to the RV (R298–R302).
import { inRv, NOBODY_LEFT, OVERRUN, tooManyDead } from '../objectives/common';
import type { Sheet } from '../sheet';

export const s2 = {
  id: 's2',
  mode: 'together',
  players: [1, 10],
  dayStart: 5,
  life: 3,
  teams: {
    together: {
      survivors: ['gabriel', 'kevin', 'mike', 'olivia', 'rosa'],
      starts: [
        { x: 40, y: 22 },
        { x: 50, y: 26 },
        { x: 60, y: 28 },
        { x: 70, y: 26 },
        { x: 80, y: 22 },
      ],
      facing: 90,
    },
  },
  structures: {
    rv: [60, 8, 90],
    school: [8, 62, 0],
    hospital: [112, 62, 180],
    policeStation: [30, 82, 270],
    library: [90, 82, 270],
    groceryStore: [8, 24, 0],
    gasStation: [112, 24, 180],
  },
  dump: { x: 60, y: 82, facing: 270 },
  vehicles: { car: [36, 46, 60], truck: [84, 46, 120], iceCreamTruck: [60, 52, 90] },
  barrels: [
    { x: 24, y: 42 },
    { x: 96, y: 42 },
    { x: 50, y: 38 },
  ],
  boxes: [
    { x: 30, y: 62 },
    { x: 90, y: 62 },
    { x: 70, y: 38 },
  ],
  lamps: [
    { x: 44, y: 68 },
    { x: 76, y: 68 },
    { x: 60, y: 40 },
  ],
  zombies: [
    { x: 46, y: 58 },
    { x: 74, y: 58 },
    { x: 22, y: 72 },
    { x: 22, y: 54 },
    { x: 98, y: 54 },
    { x: 98, y: 72 },
    { x: 60, y: 62 },
  ],
  dumpCount: 9,
  invasion: { day: 2, night: 3 },
  markers: {
    mix: { food: 2, fuel: 2 },
    places: [
      { structure: 'school' },
      { structure: 'hospital' },
      { structure: 'policeStation' },
      { structure: 'library' },
    ],
  },
  clauses: [
    {
      reason: 'stockedUp',
      when: 'always',
      if: { all: [inRv('food', 2, 'foodInRv'), inRv('fuel', 2, 'fuelInRv')] },
      so: 'wins',
    },
    tooManyDead(3),
    NOBODY_LEFT,
    OVERRUN,
    { reason: 'suppliesTooLate', when: 'skull', so: 'loses' },
  ],
} as const satisfies Sheet;
