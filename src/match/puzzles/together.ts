// Puzzles of the scenarios that are played together.
import type { PuzzleId } from './catalogue';
import type { Puzzle } from './puzzle';

type Id = Extract<
  PuzzleId,
  | 'inTheWay'
  | 'partingShot'
  | 'twoAtOnce'
  | 'hush'
  | 'elbowRoom'
  | 'bedside'
  | 'knockKnock'
  | 'lastFaceDown'
>;

export const ALONE: Readonly<Record<Id, Puzzle>> = {
  inTheWay: {
    survivor: 'john',
    position: {
      survivors: [{ id: 'john', where: { at: { x: 42, y: 58, facing: 180 } } }],
      zombies: [
        { at: { x: 31, y: 58.5, facing: 0 } },
        { at: { x: 47, y: 52, facing: 135 } },
        { at: { x: 50, y: 66, facing: 200 } },
        { at: { x: 84, y: 50, facing: 180 } },
      ],
      dump: 8,
    },
    demands: [{ of: 'win' }],
  },
  partingShot: {
    survivor: 'john',
    position: {
      survivors: [{ id: 'john', where: { at: { x: 22, y: 71, facing: 0 } } }],
      things: [
        { id: 'iceCreamTruck', at: { x: 36, y: 70, facing: 90 } },
        { id: 'box-2', at: { x: 52, y: 40, facing: 0 } },
        { id: 'barrel-2', at: { x: 20, y: 44, facing: 0 } },
      ],
      zombies: [
        { at: { x: 62, y: 62, facing: 180 } },
        { at: { x: 76, y: 61, facing: 180 } },
        { at: { x: 88, y: 61, facing: 180 } },
        { at: { x: 98, y: 62, facing: 180 } },
      ],
      dump: 8,
    },
    demands: [{ of: 'win' }],
  },
  twoAtOnce: {
    survivor: 'kevin',
    position: {
      survivors: [{ id: 'kevin', where: { at: { x: 40, y: 56, facing: 180 } } }],
      zombies: [
        { at: { x: 34, y: 48, facing: 45 } },
        { at: { x: 46, y: 70, facing: 250 } },
        { at: { x: 50, y: 73, facing: 230 } },
        { at: { x: 48, y: 50, facing: 135 } },
        { at: { x: 84, y: 50, facing: 180 } },
      ],
      dump: 8,
    },
    demands: [{ of: 'win' }],
  },
  hush: {
    survivor: 'mike',
    position: {
      survivors: [
        {
          id: 'mike',
          where: { at: { x: 26, y: 28, facing: 90 } },
          carries: [{ type: 'rifle', faceUp: true }],
        },
      ],
      zombies: [
        { at: { x: 21, y: 29.5, facing: 0 }, lying: true },
        { at: { x: 35, y: 31, facing: 200 } },
        { at: { x: 28, y: 38, facing: 260 } },
        { at: { x: 26.0, y: 12.0, facing: 90 } },
        { at: { x: 30.8, y: 8.6, facing: 105 } },
        { at: { x: 20.9, y: 7.6, facing: 75 } },
      ],
      dump: 9,
    },
    demands: [{ of: 'kills', atLeast: 2 }, { of: 'unhurt' }],
  },
  elbowRoom: {
    survivor: 'olivia',
    position: {
      survivors: [
        {
          id: 'olivia',
          where: { at: { x: 60, y: 36, facing: 270 } },
          carries: [{ type: 'fuel', faceUp: true }],
        },
        { id: 'mike', where: { at: { x: 24, y: 20, facing: 90 } } },
      ],
      things: [{ id: 'lamp-3', at: { x: 76, y: 40, facing: 0 } }],
      markers: [
        { type: 'food', store: { structure: 'rv' }, faceUp: true },
        { type: 'food', store: { structure: 'rv' }, faceUp: true },
        { type: 'fuel', store: { structure: 'rv' }, faceUp: true },
      ],
      zombies: [
        { at: { x: 58.6, y: 28, facing: 90 } },
        { at: { x: 61.9, y: 28, facing: 90 } },
        { at: { x: 90, y: 50, facing: 180 } },
      ],
      dump: 9,
    },
    demands: [{ of: 'win' }],
  },
  bedside: {
    survivor: 'olivia',
    position: {
      survivors: [
        {
          id: 'olivia',
          where: { at: { x: 90, y: 50, facing: 0 } },
          carries: [{ type: 'knife', faceUp: true }],
        },
        { id: 'anita', ledBy: 'olivia', where: { at: { x: 88, y: 48.5, facing: 0 } } },
      ],
      zombies: [
        { at: { x: 99, y: 50, facing: 180 } },
        { inside: 'hospital' },
        { at: { x: 84, y: 60, facing: 300 } },
        { at: { x: 62, y: 40, facing: 0 } },
      ],
      dump: 8,
    },
    demands: [{ of: 'win' }],
  },
  knockKnock: {
    survivor: 'elijah',
    position: {
      survivors: [{ id: 'elijah', where: { at: { x: 92, y: 45, facing: 0 } } }],
      things: [
        { id: 'barricade-1', at: 'gone' },
        { id: 'barricade-2', at: { x: 110, y: 47.5, facing: 180 } },
      ],
      zombies: [
        { at: { x: 84, y: 46, facing: 0 } },
        { at: { x: 80, y: 52, facing: 0 } },
        { at: { x: 86, y: 36, facing: 60 } },
        { at: { x: 60, y: 48, facing: 0 } },
      ],
      dump: 9,
    },
    demands: [{ of: 'holds', type: 'food' }, { of: 'unhurt' }],
  },
  lastFaceDown: {
    survivor: 'gabriel',
    position: {
      survivors: [
        { id: 'kevin', where: { at: { x: 80, y: 24, facing: 90 } } },
        { id: 'gabriel', where: { at: { x: 44, y: 52, facing: 180 } } },
      ],
      markers: [
        { type: 'fuel', store: { structure: 'rv' }, faceUp: true },
        { type: 'fuel', store: { structure: 'rv' }, faceUp: true },
        { type: 'fuel', store: { structure: 'school' }, faceUp: true },
        { type: 'crossroads', store: { structure: 'school' }, faceUp: true },
        { type: 'shotgun', store: { structure: 'library' }, faceUp: true },
        { type: 'survivor', store: { structure: 'library' } },
        { type: 'crossroads', store: { structure: 'policeStation' }, faceUp: true },
        { type: 'fuel', store: { structure: 'policeStation' }, faceUp: true },
        { type: 'crossroads', store: { structure: 'gasStation' }, faceUp: true },
        { type: 'sniper', store: { structure: 'gasStation' }, faceUp: true },
        { type: 'crossroads', store: { structure: 'hospital' }, faceUp: true },
      ],
      zombies: [
        { at: { x: 22, y: 63, facing: 0 } },
        { at: { x: 40, y: 62, facing: 300 } },
        { at: { x: 56, y: 60, facing: 200 } },
        { at: { x: 30, y: 44, facing: 20 } },
      ],
      dump: 9,
    },
    demands: [{ of: 'win' }],
  },
};
