import { row, type FacadeDesign } from './design';

// Signs carry words that English and French share, because card cannot be translated.
export const FACADES = {
  police: {
    id: 'police',
    width: 18,
    roof: [[0, 1.6], [4.5, 1.6], [4.5, 0], [13.5, 0], [13.5, 1.6], [18, 1.6]], // prettier-ignore
    wall: { pattern: 'brick', color: '#5d6f8a' },
    trim: '#d7dde4',
    sign: { text: 'POLICE', y: 0.9, color: '#f4f6f8', board: '#23324d' },
    panes: [
      ...row(4.6, [2.2, 2.6], [1.4, 5.2, 10.6, 14.4], '#.##'),
      ...row(9, [2.4, 2.6], [1.3, 14.3], '##'),
    ],
  },
  cafe: {
    id: 'cafe',
    width: 18,
    roof: [[0, 3.2], [3, 3.2], [9, 0], [15, 3.2], [18, 3.2]], // prettier-ignore
    wall: { pattern: 'planks', color: '#9a4a3c' },
    trim: '#efe2c8',
    sign: { text: 'CAFÉ', y: 7, color: '#ffd58a', board: '#3a1d1a', neon: true },
    panes: [
      ...row(3.6, [2.4, 2.8], [7.8], '#'),
      ...row(4.4, [2, 2.2], [3.4, 12.6], '.#'),
      ...row(9.6, [3, 2.4], [0.9, 14.1], '##'),
    ],
  },
  motel: {
    id: 'motel',
    width: 18,
    roof: [[0, 0.6], [6, 0.6], [6, 0], [8, 0], [8, 2.4], [18, 2.4]], // prettier-ignore
    wall: { pattern: 'plaster', color: '#4f7f7a' },
    trim: '#f0e6d2',
    sign: { text: 'MOTEL', y: 1.1, color: '#ff9d7a', board: '#1e2b33', neon: true },
    panes: [
      ...row(4.6, [2, 2.6], [1.4, 4.8, 8.2, 11.6, 14.8], '#.##.'),
      ...row(9, [2.4, 2.8], [1.1, 14.4], '.#'),
    ],
  },
  garage: {
    id: 'garage',
    width: 18,
    roof: [[0, 2.2], [2, 1.2], [4, 2.2], [6, 1.2], [8, 2.2], [10, 1.2], [12, 2.2], [14, 1.2], [16, 2.2], [18, 1.2]], // prettier-ignore
    wall: { pattern: 'brick', color: '#8a7a5c' },
    trim: '#c9522f',
    sign: { text: 'GARAGE', y: 3.4, color: '#fbe9c6', board: '#8f3423' },
    panes: [
      ...row(7, [3.4, 2.4], [1, 7.3, 13.6], '##.'),
      ...row(10.4, [2.2, 1.8], [1.1, 14.6], '.#'),
    ],
  },
  radio: {
    id: 'radio',
    width: 18,
    roof: [[0, 2.6], [6, 2.6], [6.6, 1.2], [9, 0], [11.4, 1.2], [12, 2.6], [18, 2.6]], // prettier-ignore
    wall: { pattern: 'brick', color: '#a5673f' },
    trim: '#f1e7d3',
    sign: { text: 'RADIO', y: 7.2, color: '#f1e7d3', board: '#3e4a35' },
    panes: [
      ...row(3.8, [2.2, 2.8], [1, 4.2, 11.6, 14.8], '##.#'),
      ...row(3.2, [2, 2.4], [8], '#'),
      ...row(9.8, [2.6, 2.4], [1, 14.4], '#.'),
    ],
  },
} as const satisfies Record<string, FacadeDesign>;

export type FacadeName = keyof typeof FACADES;
