// Knife, bat, shotgun and sniper rifle.
import type { Drill } from '../drill';
import { down, ladder, landing } from './goals';

const shot = (weapon: 'knife' | 'shotgun' | 'sniper') =>
  ({ of: 'shot', survivor: 'john', weapon }) as const;
const bat = { of: 'bat', survivor: 'anita' } as const;

export const weapons = {
  knife: {
    scenario: 's1',
    pieces: { john: [20, 16, 0], 'zombie-1': [50, 16, 180] },
    exercise: shot('knife'),
    flicks: 1,
    stars: ladder(down('zombie-1'), { of: 'gently', atMost: 65 }, { of: 'gently', atMost: 50 }),
  },
  batOne: {
    scenario: 's1',
    pieces: { anita: [24, 16, 0], 'zombie-8': [40, 16, 180] },
    exercise: bat,
    flicks: 1,
    stars: landing([down('zombie-8')], { x: 62, y: 20 }, [4.4, 2.8, 1.6]),
  },
  batTwo: {
    scenario: 's1',
    pieces: { anita: [24, 16, 0], 'zombie-1': [44, 19.2, 180], 'zombie-15': [44, 12.8, 180] },
    exercise: bat,
    flicks: 1,
    stars: ladder(
      {
        of: 'all',
        goals: [down('zombie-1', 'zombie-15'), { of: 'clearOf', survivor: 'anita', by: 2.5 }],
      },
      { of: 'clearOf', survivor: 'anita', by: 6 },
      { of: 'clearOf', survivor: 'anita', by: 9 },
    ),
  },
  batDoor: {
    scenario: 's2',
    pieces: { anita: [56, 24, 180], 'zombie-8': [22, 29.9, 0] },
    exercise: bat,
    flicks: 1,
    stars: ladder(
      {
        of: 'all',
        goals: [
          down('zombie-8'),
          { of: 'inside', survivor: 'anita', structure: 'groceryStore' },
          { of: 'gently', atMost: 65 },
        ],
      },
      { of: 'gently', atMost: 60 },
      { of: 'gently', atMost: 55 },
    ),
  },
  shotgunFan: {
    scenario: 's2',
    pieces: {
      john: [24, 30, 0],
      'zombie-1': [64, 30, 180],
      'zombie-8': [63, 35, 190],
      'zombie-15': [63, 25, 170],
    },
    exercise: shot('shotgun'),
    flicks: 1,
    stars: ladder(
      { of: 'down', zombies: ['zombie-1', 'zombie-8', 'zombie-15'], atLeast: 2 },
      down('zombie-1', 'zombie-8', 'zombie-15'),
      { of: 'gently', atMost: 70 },
    ),
  },
  shotgunFriend: {
    scenario: 's2',
    pieces: {
      john: [24, 30, 0],
      kevin: [50, 30, 180],
      'zombie-1': [50, 34.7, 180],
      'zombie-8': [50, 25.3, 180],
    },
    exercise: shot('shotgun'),
    flicks: 1,
    stars: ladder(
      down('zombie-1', 'zombie-8'),
      { of: 'unhurt' },
      { of: 'unmoved', pieces: ['kevin'] },
    ),
  },
  sniper: {
    scenario: 's1',
    half: 'night',
    pieces: { thomas: [8, 20, 0], 'zombie-15': [88, 20, 180] },
    exercise: { of: 'shot', survivor: 'thomas', weapon: 'sniper' },
    flicks: 1,
    stars: ladder(down('zombie-15'), { of: 'gently', atMost: 88 }, { of: 'gently', atMost: 76 }),
  },
} as const satisfies Record<string, Drill>;
