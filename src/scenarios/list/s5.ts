// S5: Separated. Find two lost survivors and two cans of fuel (R321–R327).
import { inRv, NOBODY_LEFT, OVERRUN, tooManyDead } from '../objectives/common';
import type { Sheet } from '../sheet';

export const s5 = {
  id: 's5',
  mode: 'together',
  players: [1, 10],
  dayStart: 5,
  life: 3,
  teams: {
    together: {
      survivors: ['anita', 'gabriel', 'lily', 'thomas'],
      starts: [
        { x: 46, y: 20 },
        { x: 54, y: 24 },
        { x: 66, y: 24 },
        { x: 74, y: 20 },
      ],
      facing: 90,
    },
  },
  structures: {
    rv: [60, 8, 90],
    school: [8, 30, 0],
    library: [8, 66, 0],
    policeStation: [38, 82, 270],
    hospital: [82, 82, 270],
    groceryStore: [112, 66, 180],
    gasStation: [112, 30, 180],
  },
  dump: { x: 60, y: 82, facing: 270 },
  vehicles: { car: [36, 40, 45], truck: [84, 40, 135], iceCreamTruck: [60, 60, 90] },
  barrels: [
    { x: 28, y: 26 },
    { x: 92, y: 26 },
    { x: 60, y: 38 },
  ],
  boxes: [
    { x: 28, y: 62 },
    { x: 92, y: 62 },
    { x: 50, y: 44 },
  ],
  lamps: [
    { x: 44, y: 66 },
    { x: 76, y: 66 },
    { x: 70, y: 42 },
  ],
  zombies: [
    { x: 46, y: 58 },
    { x: 74, y: 58 },
    { x: 24, y: 50 },
    { x: 96, y: 50 },
    { x: 60, y: 50 },
  ],
  dumpCount: 10,
  invasion: { day: 1, night: 3 },
  markers: {
    mix: { survivor: 2, fuel: 4, crossroads: 4, shotgun: 1, sniper: 1 },
    places: [
      { structure: 'school' },
      { structure: 'school' },
      { structure: 'library' },
      { structure: 'library' },
      { structure: 'policeStation' },
      { structure: 'policeStation' },
      { structure: 'hospital' },
      { structure: 'hospital' },
      { structure: 'groceryStore' },
      { structure: 'groceryStore' },
      { structure: 'gasStation' },
      { structure: 'gasStation' },
    ],
  },
  reserve: [
    { survivor: 'kevin', life: 2 },
    { survivor: 'rosa', life: 2 },
  ],
  clauses: [
    {
      reason: 'allFound',
      when: 'always',
      if: {
        all: [
          {
            atLeast: 2,
            of: { survivors: { named: ['kevin', 'rosa'] }, are: 'found' },
            part: 'lostFound',
          },
          inRv('fuel', 2, 'fuelInRv'),
        ],
      },
      so: 'wins',
    },
    tooManyDead(2),
    NOBODY_LEFT,
    OVERRUN,
    { reason: 'townKeepsThem', when: 'skull', so: 'loses' },
  ],
} as const satisfies Sheet;
