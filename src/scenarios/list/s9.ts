// S9: Our home. B wants a stocked survivor in the School, A wants none there; and not everybody is honest (R355–R362).
import { GONE, OVERRUN } from '../objectives/common';
import type { Sheet } from '../sheet';

export const s9 = {
  id: 's9',
  mode: 'teams',
  players: [2, 10],
  dayStart: 4,
  life: 3,
  teams: {
    a: {
      survivors: ['anita', 'gabriel', 'john', 'lily', 'loretta'],
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
      survivors: ['elijah', 'mike', 'olivia', 'rosa', 'kevin'],
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
    school: [8, 45, 0],
    rv: [112, 45, 180],
    groceryStore: [60, 82, 270],
    library: [28, 82, 270],
    policeStation: [92, 82, 270],
    hospital: [30, 8, 90],
    gasStation: [90, 8, 90],
  },
  dump: { x: 60, y: 8, facing: 90 },
  vehicles: { car: [42, 28, 45], truck: [78, 28, 135], iceCreamTruck: [60, 62, 90] },
  barrels: [
    { x: 40, y: 62 },
    { x: 80, y: 62 },
    { x: 60, y: 28 },
  ],
  boxes: [
    { x: 44, y: 46 },
    { x: 60, y: 50 },
    { x: 76, y: 46 },
  ],
  lamps: [
    { x: 44, y: 70 },
    { x: 76, y: 70 },
    { x: 60, y: 40 },
  ],
  zombies: [
    { x: 52, y: 56 },
    { x: 68, y: 56 },
    { x: 60, y: 70.7 },
    { x: 50, y: 36 },
    { x: 70, y: 36 },
  ],
  dumpCount: 8,
  invasion: { day: 2, night: 3 },
  markers: {
    mix: {
      food: 2,
      fuel: 2,
      medicine: 2,
      crossroads: 3,
      rifle: 1,
      shotgun: 1,
      sniper: 1,
      knife: 1,
      x: 2,
    },
    places: [
      { structure: 'groceryStore' },
      { structure: 'groceryStore' },
      { structure: 'groceryStore' },
      { structure: 'groceryStore' },
      { structure: 'policeStation' },
      { structure: 'policeStation' },
      { structure: 'library' },
      { structure: 'library' },
      { structure: 'gasStation' },
      { structure: 'gasStation' },
      { structure: 'hospital' },
      { structure: 'hospital' },
      { object: 'box-1' },
      { object: 'box-2' },
      { object: 'box-3' },
    ],
  },
  pretzel: 'b',
  takeOnObjects: true,
  powers: 'down',
  secrets: true,
  bases: { a: 'school', b: 'rv' },
  clauses: [
    ...GONE,
    {
      reason: 'homeTaken',
      when: 'endOfRound',
      for: ['b'],
      // One and the same holds both; it may lie, and zombies do not matter (A192).
      if: {
        someone: 'mine',
        is: {
          all: [
            {
              atLeast: 1,
              of: { survivors: 'one', where: { structure: 'school' } },
              part: 'inSchool',
            },
            {
              atLeast: 2,
              of: { markers: ['food', 'fuel', 'medicine'], heldBy: 'one' },
              part: 'suppliesHeld',
            },
          ],
        },
      },
      so: 'wins',
    },
    { reason: 'homeHeld', when: 'skull', for: ['a'], so: 'wins' },
    OVERRUN,
  ],
} as const satisfies Sheet;
