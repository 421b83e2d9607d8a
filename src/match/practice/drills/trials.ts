// A barricade, a flare, a duel, and the rush.
import type { Drill } from '../drill';
import { down, flares, ladder } from './goals';

export const trials = {
  barricade: {
    scenario: 's4',
    pieces: { john: [88, 50, 0] },
    exercise: { of: 'disc', survivor: 'john' },
    flicks: 3,
    stars: ladder(
      { of: 'gone', pieces: ['barricade-1', 'barricade-2'] },
      { of: 'flicks', atMost: 2 },
      { of: 'gently', atMost: 98 },
    ),
  },
  flare: {
    scenario: 's1',
    half: 'night',
    pieces: { loretta: [28, 16, 0] },
    exercise: { of: 'flare', survivor: 'loretta' },
    flicks: 1,
    stars: flares({ x: 62, y: 46 }, [7.5, 4, 2]),
  },
  duel80: {
    scenario: 's1',
    pieces: { john: 'library', 'zombie-1': 'library' },
    exercise: {
      of: 'duel',
      survivor: 'john',
      weapon: 'rifle',
      against: ['zombie-1'],
      ahead: { near: 0, far: 0 },
    },
    flicks: 1,
    stars: ladder(down('zombie-1'), { of: 'gently', atMost: 75 }, { of: 'gently', atMost: 68 }),
  },
} as const satisfies Record<string, Drill>;

export const rushing = {
  rush: {
    scenario: 's1',
    pieces: { john: [96, 52, 0] },
    exercise: { of: 'rush', survivor: 'john', zombies: 6 },
    flicks: 3,
    place: { survivor: 'john', within: 6 },
    stars: ladder(
      // Who is only lucky stands in the heap.
      {
        of: 'all',
        goals: [
          { of: 'lasts', survivor: 'john', runs: 3 },
          { of: 'clearOf', survivor: 'john', by: 0.8 },
        ],
      },
      { of: 'clearOf', survivor: 'john', by: 1.5 },
      { of: 'clearOf', survivor: 'john', by: 2.2 },
    ),
  },
} as const satisfies Record<string, Drill>;
