// S6: Rising tension. Two teams, one RV (R328–R335).
import { inRv, NOBODY_LEFT, OVERRUN } from '../objectives/common';
import type { Sheet } from '../sheet';

export const s6 = {
  id: 's6',
  mode: 'teams',
  players: [2, 10],
  dayStart: 4,
  life: 3,
  teams: {
    a: {
      survivors: ['anita', 'gabriel', 'john', 'lily'],
      starts: [
        { x: 20, y: 40 },
        { x: 20, y: 52 },
        { x: 28, y: 46 },
        { x: 27, y: 58 },
      ],
      facing: 0,
    },
    b: {
      survivors: ['elijah', 'mike', 'olivia', 'rosa'],
      starts: [
        { x: 100, y: 40 },
        { x: 100, y: 52 },
        { x: 92, y: 46 },
        { x: 93, y: 58 },
      ],
      facing: 180,
    },
  },
  structures: {
    rv: [60, 8, 90],
    policeStation: [8, 24, 0],
    groceryStore: [8, 68, 0],
    library: [112, 24, 180],
    gasStation: [112, 68, 180],
    hospital: [34, 82, 270],
    school: [86, 82, 270],
  },
  dump: { x: 60, y: 82, facing: 270 },
  vehicles: { car: [40, 26, 60], truck: [80, 26, 120], iceCreamTruck: [60, 48, 90] },
  barrels: [
    { x: 36, y: 62 },
    { x: 84, y: 62 },
    { x: 60, y: 30 },
  ],
  boxes: [
    { x: 32, y: 34 },
    { x: 88, y: 34 },
    { x: 60, y: 66 },
  ],
  lamps: [
    { x: 46, y: 66 },
    { x: 74, y: 66 },
    { x: 60, y: 38 },
  ],
  zombies: [
    { x: 60, y: 58 },
    { x: 46, y: 50 },
    { x: 74, y: 50 },
    { x: 50, y: 38 },
    { x: 70, y: 38 },
  ],
  dumpCount: 9,
  invasion: { day: 1, night: 3 },
  markers: {
    mix: { key: 1, fuel: 2, x: 3, crossroads: 3 },
    places: [
      { structure: 'gasStation' },
      { structure: 'gasStation' },
      { structure: 'groceryStore' },
      { structure: 'groceryStore' },
      { structure: 'school' },
      { structure: 'school' },
      { structure: 'policeStation' },
      { structure: 'library' },
      { structure: 'hospital' },
    ],
  },
  pretzel: 'a',
  hiddenInventories: true,
  unloads: { at: 'rv', types: ['key', 'fuel'] },
  clauses: [
    {
      reason: 'firstAway',
      when: 'always',
      if: {
        all: [
          inRv('key', 1, 'keyInRv'),
          inRv('fuel', 1, 'fuelInRv'),
          { atLeast: 2, of: { survivors: 'mine', where: { structure: 'rv' } }, part: 'teamInRv' },
        ],
      },
      so: 'wins',
    },
    NOBODY_LEFT,
    OVERRUN,
    { reason: 'quarrelledTooLong', when: 'skull', so: 'loses' },
  ],
} as const satisfies Sheet;
