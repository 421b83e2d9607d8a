// Moves: a disc that stops where it should.
import type { Drill } from '../drill';
import { clearance, ladder, rings } from './goals';

const disc = { of: 'disc', survivor: 'john' } as const;
const john = { survivor: 'john' } as const;

export const moving = {
  stop20: {
    scenario: 's1',
    pieces: { john: [20, 16, 0] },
    exercise: disc,
    flicks: 1,
    stars: rings('john', { x: 40, y: 16 }, [2, 1.1, 0.5]),
  },
  stop40: {
    scenario: 's1',
    pieces: { john: [16, 16, 0] },
    exercise: disc,
    flicks: 1,
    stars: rings('john', { x: 56, y: 16 }, [3, 1.6, 0.7]),
  },
  stop60: {
    scenario: 's2',
    pieces: { john: [22, 52, 270] },
    exercise: disc,
    flicks: 1,
    stars: rings('john', { x: 46, y: 12 }, [3.6, 1.8, 0.8]),
  },
  between: {
    scenario: 's1',
    pieces: { john: [20, 16, 0], 'zombie-1': [38, 19.2, 180], 'zombie-8': [38, 12.8, 180] },
    exercise: disc,
    flicks: 1,
    stars: rings('john', { x: 52, y: 16 }, [4.4, 2.4, 1]),
  },
  clear: {
    scenario: 's8',
    pieces: {
      john: [30, 24, 0],
      'zombie-1': [50, 24, 180],
      'zombie-8': [60, 30, 200],
      'zombie-15': [70, 24, 180],
      'zombie-4': [58, 18, 150],
      'zombie-11': [48, 32, 230],
    },
    exercise: disc,
    flicks: 1,
    stars: clearance('john', { x: 60, y: 24 }, 13, [3, 4, 4.8]),
  },
  doorStraight: {
    scenario: 's2',
    pieces: { john: [62, 24, 0], 'zombie-1': [100, 27.1, 180], 'zombie-15': [100, 20.9, 180] },
    exercise: disc,
    flicks: 1,
    stars: ladder(
      { of: 'inside', ...john, structure: 'gasStation' },
      { of: 'gently', atMost: 85 },
      { of: 'gently', atMost: 74 },
    ),
  },
  doorAngle: {
    scenario: 's8',
    pieces: { john: [33, 29, 0] },
    exercise: disc,
    flicks: 1,
    stars: ladder(
      { of: 'inside', ...john, structure: 'policeStation' },
      { of: 'clean' },
      { of: 'gently', atMost: 70 },
    ),
  },
  doorOut: {
    scenario: 's8',
    pieces: { john: 'policeStation' },
    exercise: disc,
    flicks: 1,
    stars: rings('john', { x: 44, y: 34 }, [3, 1.6, 0.8]),
  },
} as const satisfies Record<string, Drill>;
