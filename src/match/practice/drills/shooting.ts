// Rifles: one bullet, one zombie.
import type { Drill } from '../drill';
import { down, ladder } from './goals';

const rifle = { of: 'shot', survivor: 'john', weapon: 'rifle' } as const;

export const shooting = {
  rifle20: {
    scenario: 's1',
    pieces: {
      john: [20, 16, 0],
      'zombie-1': [41, 16, 180],
      'box-1': [33, 18.4, 0],
      'box-2': [33, 13.6, 0],
    },
    exercise: rifle,
    flicks: 1,
    stars: ladder(
      down('zombie-1'),
      { of: 'unmoved', pieces: ['box-1', 'box-2'] },
      { of: 'gently', atMost: 58 },
    ),
  },
  rifle40: {
    scenario: 's2',
    pieces: {
      john: [20, 30, 0],
      'zombie-8': [66, 24, 90],
      anita: [66, 27.2, 180],
      kevin: [66, 20.8, 180],
    },
    exercise: rifle,
    flicks: 1,
    stars: ladder(down('zombie-8'), { of: 'unhurt' }, { of: 'gently', atMost: 85 }),
  },
  rifle60: {
    scenario: 's1',
    pieces: { john: [10, 20, 0], 'zombie-15': [72, 16, 180] },
    exercise: rifle,
    flicks: 1,
    stars: ladder(down('zombie-15'), { of: 'gently', atMost: 85 }, { of: 'gently', atMost: 70 }),
  },
  pastLamp: {
    scenario: 's1',
    pieces: { john: [20, 16, 0], 'lamp-1': [38, 15, 0], 'zombie-1': [58, 16, 180] },
    exercise: rifle,
    flicks: 1,
    stars: ladder(
      down('zombie-1'),
      { of: 'unmoved', pieces: ['lamp-1'] },
      { of: 'gently', atMost: 65 },
    ),
  },
  rightOne: {
    scenario: 's8',
    pieces: { john: [40, 24, 0], 'zombie-8': [78, 20, 180], anita: [76, 21.6, 180] },
    exercise: rifle,
    flicks: 1,
    stars: ladder(
      down('zombie-8'),
      { of: 'unmoved', pieces: ['anita'] },
      { of: 'gently', atMost: 75 },
    ),
  },
  twoRifles: {
    scenario: 's8',
    pieces: { john: [40, 24, 0], 'zombie-1': [72, 36, 200], 'zombie-15': [74, 14, 170] },
    exercise: { ...rifle, two: 'first' },
    flicks: 2,
    stars: ladder(
      down('zombie-1', 'zombie-15'),
      { of: 'gently', atMost: 70 },
      { of: 'gently', atMost: 55 },
    ),
  },
  fromInside: {
    scenario: 's8',
    pieces: { john: 'policeStation', 'zombie-8': [44, 40, 300] },
    exercise: rifle,
    flicks: 1,
    stars: ladder(down('zombie-8'), { of: 'gently', atMost: 70 }, { of: 'gently', atMost: 55 }),
  },
} as const satisfies Record<string, Drill>;
