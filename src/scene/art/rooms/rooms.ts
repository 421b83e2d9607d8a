// What the room of a duel looks like in each building: plain data, laid out by `geometry/bodies/room-body`.
import type { StructureId } from '../../../scenarios/ids';
import type { FloorName, WallName } from './floors';
import type { FurnitureName } from './furniture';

/** Along its wall from the middle to the right, as one stands before it; on the floor unless it hangs. */
export type Standing = {
  readonly what: FurnitureName;
  readonly along: number;
  /** How far it stands out; a picture hangs flat. */
  readonly deep?: number;
  readonly lift?: number;
  readonly body?: string;
};

export type Room = {
  readonly floor: readonly [FloorName, string];
  readonly wall: readonly [WallName, string];
  /** Window frames, tops of furniture. */
  readonly trim: string;
  /** Behind either row of fighters, where a window is in the middle. */
  readonly ends: readonly Standing[];
  readonly sides: readonly Standing[];
};

export const ROOMS: Readonly<Record<StructureId, Room>> = {
  policeStation: {
    floor: ['lino', '#8f9aa0'],
    wall: ['dado', '#8ea3b6'],
    trim: '#dfe5ec',
    ends: [
      { what: 'bars', along: -15, deep: 0.6, body: '#555c64' },
      { what: 'locker', along: 14, deep: 2.4, body: '#5c6b77' },
      { what: 'notices', along: 21, lift: 4.4 },
    ],
    sides: [
      { what: 'locker', along: -48, deep: 2.4, body: '#5c6b77' },
      { what: 'notices', along: -36, lift: 4 },
      { what: 'door', along: 12 },
      { what: 'locker', along: 40, deep: 2.4, body: '#5c6b77' },
    ],
  },
  library: {
    floor: ['boards', '#97765a'],
    wall: ['dado', '#8b7a58'],
    trim: '#6b4a2e',
    ends: [
      { what: 'books', along: -20, deep: 2.2, body: '#6b4a2e' },
      { what: 'books', along: -11, deep: 2.2, body: '#6b4a2e' },
      { what: 'books', along: 12, deep: 2.2, body: '#6b4a2e' },
      { what: 'books', along: 21, deep: 2.2, body: '#6b4a2e' },
    ],
    sides: [
      { what: 'books', along: -52, deep: 2.2, body: '#6b4a2e' },
      { what: 'books', along: -42, deep: 2.2, body: '#6b4a2e' },
      { what: 'clock', along: 0, lift: 7 },
      { what: 'books', along: 33, deep: 2.2, body: '#6b4a2e' },
      { what: 'books', along: 42, deep: 2.2, body: '#6b4a2e' },
      { what: 'books', along: 52, deep: 2.2, body: '#6b4a2e' },
    ],
  },
  groceryStore: {
    floor: ['checker', '#cbb894'],
    wall: ['dado', '#c2a06a'],
    trim: '#efe6d2',
    ends: [
      { what: 'tins', along: -19, deep: 2.6, body: '#8d8a82' },
      { what: 'tins', along: 12, deep: 2.6, body: '#8d8a82' },
      { what: 'tins', along: 21.2, deep: 2.6, body: '#8d8a82' },
    ],
    sides: [
      { what: 'cooler', along: -46, deep: 2.8, body: '#9aa2a6' },
      { what: 'tins', along: -34, deep: 2.6, body: '#8d8a82' },
      { what: 'tins', along: 34, deep: 2.6, body: '#8d8a82' },
      { what: 'cooler', along: 46, deep: 2.8, body: '#9aa2a6' },
    ],
  },
  hospital: {
    floor: ['smallTiles', '#b7cfca'],
    wall: ['tiled', '#cfe0dc'],
    trim: '#f2f6f5',
    ends: [
      { what: 'curtain', along: -18, deep: 0.5, body: '#9ab8b3' },
      { what: 'cabinet', along: 13, deep: 2.2, body: '#d5dddd' },
      { what: 'cross', along: 20.5, lift: 4 },
    ],
    sides: [
      { what: 'cabinet', along: -50, deep: 2.2, body: '#d5dddd' },
      { what: 'curtain', along: -36, deep: 0.5, body: '#9ab8b3' },
      { what: 'cross', along: 0, lift: 5 },
      { what: 'curtain', along: 36, deep: 0.5, body: '#9ab8b3' },
      { what: 'cabinet', along: 50, deep: 2.2, body: '#d5dddd' },
    ],
  },
  school: {
    floor: ['boards', '#b59a78'],
    wall: ['dado', '#98ab96'],
    trim: '#e9e2cc',
    ends: [
      { what: 'board', along: -16.5, lift: 2.6 },
      { what: 'map', along: 12.5, lift: 3 },
      { what: 'books', along: 21.2, deep: 2, body: '#6b4a2e' },
    ],
    sides: [
      { what: 'map', along: -48, lift: 4 },
      { what: 'books', along: -34, deep: 2, body: '#6b4a2e' },
      { what: 'clock', along: 0, lift: 7 },
      { what: 'locker', along: 36, deep: 2, body: '#5c6b77' },
      { what: 'map', along: 48, lift: 4 },
    ],
  },
  gasStation: {
    floor: ['concrete', '#8d8a86'],
    wall: ['brick', '#b8a892'],
    trim: '#c8553c',
    ends: [
      { what: 'cooler', along: -17, deep: 2.8, body: '#8f2f28' },
      { what: 'tyres', along: 12.5, deep: 2, body: '#2c2e31' },
      { what: 'tins', along: 21, deep: 2.4, body: '#77746d' },
    ],
    sides: [
      { what: 'tyres', along: -50, deep: 2, body: '#2c2e31' },
      { what: 'tins', along: -38, deep: 2.4, body: '#77746d' },
      { what: 'door', along: 8 },
      { what: 'tyres', along: 36, deep: 2, body: '#2c2e31' },
      { what: 'cooler', along: 48, deep: 2.8, body: '#8f2f28' },
    ],
  },
  rv: {
    floor: ['carpet', '#8a6b4c'],
    wall: ['panels', '#a8794b'],
    trim: '#e7dcc2',
    ends: [
      { what: 'bunk', along: -17, deep: 3.4, body: '#5f4630' },
      { what: 'kitchen', along: 16, deep: 3, body: '#8d9a8a' },
    ],
    sides: [
      { what: 'kitchen', along: -44, deep: 3, body: '#8d9a8a' },
      { what: 'door', along: -8 },
      { what: 'map', along: 6, lift: 4 },
      { what: 'bunk', along: 44, deep: 3.4, body: '#5f4630' },
    ],
  },
};
