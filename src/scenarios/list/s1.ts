// S1: Let's get out of here. Reach the RV and thin out the town (R289–R297).
import { NOBODY_LEFT, OVERRUN, tooManyDead } from '../objectives/common';
import type { Sheet } from '../sheet';

export const s1 = {
  id: 's1',
  mode: 'together',
  players: [1, 10],
  dayStart: 4,
  life: 2,
  teams: {
    together: {
      survivors: ['anita', 'john', 'thomas', 'loretta', 'kevin'],
      starts: [
        { x: 16, y: 12 },
        { x: 28, y: 10 },
        { x: 40, y: 12 },
        { x: 52, y: 10 },
        { x: 64, y: 12 },
      ],
      facing: 90,
    },
  },
  structures: {
    rv: [8, 60, 0],
    policeStation: [38, 82, 270],
    library: [64, 82, 270],
    groceryStore: [90, 82, 270],
    hospital: [86, 8, 90],
    school: [112, 22, 180],
  },
  dump: { x: 111, y: 52, facing: 180 },
  vehicles: { car: [34, 34, 60], truck: [78, 28, 100], iceCreamTruck: [16, 82, 270] },
  barrels: [
    { x: 50, y: 28 },
    { x: 62, y: 60 },
    { x: 28, y: 50 },
  ],
  boxes: [
    { x: 84, y: 64 },
    { x: 46, y: 60 },
    { x: 94, y: 36 },
  ],
  lamps: [
    { x: 60, y: 36 },
    { x: 78, y: 70 },
    { x: 30, y: 68 },
  ],
  zombies: [
    { x: 56, y: 46 },
    { x: 70, y: 54 },
    { x: 46, y: 48 },
    { x: 82, y: 44 },
    { x: 68, y: 68 },
    { x: 92, y: 54 },
    { x: 54, y: 66 },
  ],
  dumpCount: 8,
  invasion: { day: 2, night: 3 },
  openTo: { survivors: ['rv'], zombies: [] },
  driver: 'rv',
  clauses: [
    {
      reason: 'droveAway',
      when: 'always',
      if: {
        all: [
          {
            atLeast: 1,
            of: { survivors: 'mine', where: { structure: 'rv' } },
            part: 'survivorsInRv',
          },
          { atMost: 3, of: { zombies: 'town' }, part: 'zombiesInTown' },
        ],
      },
      so: 'wins',
    },
    tooManyDead(3),
    NOBODY_LEFT,
    { reason: 'rvTouched', when: { touched: 'rv' }, so: 'loses' },
    OVERRUN,
    { reason: 'neverLeft', when: 'skull', so: 'loses' },
  ],
} as const satisfies Sheet;
