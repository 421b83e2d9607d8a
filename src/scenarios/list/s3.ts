// S3: Tend the wounded. Find Anita and lead her to the Hospital (R303–R311).
import type { Who } from '../objectives/clause';
import { NOBODY_LEFT, OVERRUN } from '../objectives/common';
import type { Sheet } from '../sheet';

const ANITA: Who = { named: ['anita'] };
const HOSPITAL = { structure: 'hospital' } as const;

export const s3 = {
  id: 's3',
  mode: 'together',
  players: [1, 10],
  dayStart: 5,
  life: 3,
  teams: {
    together: {
      survivors: ['gabriel', 'john', 'olivia', 'rosa', 'thomas'],
      starts: [
        { x: 20, y: 32 },
        { x: 22, y: 54 },
        { x: 28, y: 44 },
        { x: 20, y: 63 },
        { x: 32, y: 34 },
      ],
      facing: 0,
    },
  },
  structures: {
    rv: [8, 45, 0],
    school: [30, 82, 270],
    library: [60, 82, 270],
    policeStation: [90, 82, 270],
    groceryStore: [28, 8, 90],
    gasStation: [86, 8, 90],
    hospital: [112, 50, 180],
  },
  dump: { x: 57, y: 8, facing: 90 },
  vehicles: { car: [44, 26, 90], truck: [68, 60, 60], iceCreamTruck: [88, 32, 120] },
  barrels: [
    { x: 44, y: 56 },
    { x: 74, y: 36 },
    { x: 102, y: 68 },
  ],
  boxes: [
    { x: 36, y: 64 },
    { x: 70, y: 24 },
    { x: 100, y: 30 },
  ],
  lamps: [
    { x: 56, y: 54 },
    { x: 84, y: 48 },
    { x: 40, y: 44 },
  ],
  zombies: [
    { x: 50, y: 44 },
    { x: 62, y: 40 },
    { x: 76, y: 50 },
    { x: 88, y: 62 },
    { x: 96, y: 44 },
    { x: 52, y: 66 },
  ],
  zombiesInside: { hospital: 2 },
  dumpCount: 8,
  invasion: { day: 1, night: 3 },
  markers: {
    mix: { survivor: 1, x: 4, rifle: 2, shotgun: 1, knife: 1 },
    places: [
      { structure: 'school' },
      { structure: 'library' },
      { structure: 'policeStation' },
      { structure: 'groceryStore' },
      { structure: 'gasStation' },
      { structure: 'rv' },
      { object: 'car' },
      { object: 'truck' },
      { object: 'iceCreamTruck' },
    ],
  },
  takeOnObjects: true,
  reserve: [{ survivor: 'anita', life: 2 }],
  escort: { rescued: 'anita', noise: 'loud' },
  clauses: [
    {
      reason: 'anitaInBed',
      when: 'always',
      if: {
        all: [
          { atLeast: 1, of: { survivors: ANITA, are: 'found' }, part: 'anitaFound' },
          { atLeast: 1, of: { survivors: ANITA, where: HOSPITAL }, part: 'anitaInHospital' },
          { atMost: 0, of: { zombies: HOSPITAL }, part: 'zombiesInHospital' },
        ],
      },
      so: 'wins',
    },
    {
      reason: 'anitaDied',
      when: 'always',
      if: { atLeast: 1, of: { survivors: ANITA, are: 'dead' } },
      so: 'loses',
    },
    NOBODY_LEFT,
    OVERRUN,
    { reason: 'helpTooLate', when: 'skull', so: 'loses' },
  ],
} as const satisfies Sheet;
