// S8: Strength in numbers. Two teams look for more people behind doors that close again (R344–R354).
import { GONE, MORE_AT_SKULL } from '../objectives/common';
import type { Sheet } from '../sheet';

export const s8 = {
  id: 's8',
  mode: 'teams',
  players: [2, 10],
  dayStart: 4,
  life: 3,
  teams: {
    a: {
      survivors: ['anita', 'rosa', 'thomas'],
      starts: [
        { x: 20, y: 66 },
        { x: 30, y: 64 },
        { x: 40, y: 66 },
      ],
      facing: 270,
    },
    b: {
      survivors: ['elijah', 'mike', 'kevin'],
      starts: [
        { x: 48, y: 24 },
        { x: 58, y: 26 },
        { x: 68, y: 24 },
      ],
      facing: 90,
    },
  },
  structures: {
    rv: [8, 42, 0],
    groceryStore: [30, 82, 270],
    hospital: [62, 82, 270],
    library: [94, 82, 270],
    school: [26, 8, 90],
    policeStation: [58, 8, 90],
    gasStation: [90, 8, 90],
  },
  dump: { x: 111, y: 45, facing: 180 },
  vehicles: { iceCreamTruck: [11, 82, 270], truck: [84, 64, 90], car: [78, 30, 60] },
  barrels: [
    { x: 28, y: 34 },
    { x: 52, y: 58 },
    { x: 92, y: 32 },
  ],
  boxes: [
    { x: 36, y: 48 },
    { x: 66, y: 64 },
    { x: 96, y: 66 },
  ],
  lamps: [
    { x: 46, y: 46 },
    { x: 72, y: 56 },
    { x: 22, y: 50 },
  ],
  zombies: [
    { x: 70, y: 46 },
    { x: 84, y: 48 },
    { x: 56, y: 48 },
    { x: 94, y: 54 },
  ],
  dumpCount: 8,
  invasion: { day: 1, night: 3 },
  markers: {
    mix: {
      survivor: 4,
      crossroads: 3,
      medicine: 2,
      shotgun: 1,
      sniper: 1,
      rifle: 1,
      x: 1,
    },
    places: [
      { structure: 'groceryStore' },
      { structure: 'hospital' },
      { structure: 'policeStation' },
      { structure: 'gasStation' },
    ],
    reserve: 8,
    removed: 1,
  },
  closed: ['school', 'library'],
  recruits: { life: 2 },
  pretzel: 'random',
  powers: 'up',
  clauses: [
    ...GONE,
    {
      reason: 'threeAhead',
      when: 'always',
      if: { atLeast: 3, of: { lead: { survivors: 'mine' } }, part: 'survivorsAhead' },
      so: 'wins',
    },
    ...MORE_AT_SKULL,
  ],
} as const satisfies Sheet;
