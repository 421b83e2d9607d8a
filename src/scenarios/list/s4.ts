// S4: Famine. Four food in the RV, and something to eat on the way (R312–R320).
import { inRv, NOBODY_LEFT, OVERRUN, tooManyDead } from '../objectives/common';
import type { Sheet } from '../sheet';

export const s4 = {
  id: 's4',
  mode: 'together',
  players: [1, 10],
  dayStart: 5,
  life: 3,
  teams: {
    together: {
      survivors: ['elijah', 'lily', 'loretta', 'mike', 'rosa'],
      starts: [
        { x: 20, y: 28 },
        { x: 24, y: 38 },
        { x: 24, y: 52 },
        { x: 20, y: 62 },
        { x: 31, y: 45 },
      ],
      facing: 0,
    },
  },
  structures: {
    rv: [8, 45, 0],
    groceryStore: [112, 45, 180],
    school: [28, 82, 270],
    library: [60, 82, 270],
    policeStation: [92, 82, 270],
    hospital: [32, 8, 90],
    gasStation: [64, 8, 90],
  },
  dump: { x: 98, y: 9, facing: 90 },
  vehicles: { car: [50, 30, 0], truck: [78, 60, 90], iceCreamTruck: [108, 66, 200] },
  barrels: [
    { x: 44, y: 56 },
    { x: 88, y: 38 },
    { x: 96, y: 62 },
  ],
  boxes: [
    { x: 40, y: 66 },
    { x: 60, y: 34 },
    { x: 76, y: 26 },
  ],
  lamps: [
    { x: 52, y: 44 },
    { x: 74, y: 72 },
    { x: 100, y: 32 },
  ],
  barricades: [
    { x: 110, y: 42.5, facing: 180 },
    { x: 110, y: 47.5, facing: 180 },
  ],
  zombies: [
    { x: 60, y: 48 },
    { x: 70, y: 40 },
    { x: 82, y: 46 },
    { x: 92, y: 52 },
    { x: 66, y: 64 },
    { x: 86, y: 30 },
  ],
  dumpCount: 9,
  invasion: { day: 2, night: 3 },
  markers: {
    mix: { food: 2, rifle: 1, shotgun: 1, x: 1 },
    places: [
      { structure: 'school' },
      { structure: 'library' },
      { structure: 'policeStation' },
      { structure: 'hospital' },
      { structure: 'gasStation' },
    ],
  },
  faceUp: [{ type: 'food', count: 4, store: { structure: 'groceryStore' } }],
  mealsAt: [2, 1],
  clauses: [
    { reason: 'fourRations', when: 'always', if: inRv('food', 4, 'foodInRv'), so: 'wins' },
    tooManyDead(3),
    NOBODY_LEFT,
    OVERRUN,
    { reason: 'hungerWon', when: 'skull', so: 'loses' },
  ],
} as const satisfies Sheet;
