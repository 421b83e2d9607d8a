// Puzzles of the scenarios in which two teams meet.
import type { PuzzleId } from './catalogue';
import type { Puzzle } from './puzzle';

type Id = Extract<
  PuzzleId,
  'borrowedKey' | 'oneMore' | 'lookOverThere' | 'crowdedExit' | 'twoHands' | 'bothCans'
>;

export const RIVALS: Readonly<Record<Id, Puzzle>> = {
  borrowedKey: {
    survivor: 'john',
    position: {
      pretzel: 'john',
      survivors: [
        { id: 'anita', where: { inside: 'rv' } },
        { id: 'john', where: { at: { x: 58, y: 36, facing: 270 } } },
        {
          id: 'mike',
          where: { at: { x: 71, y: 39, facing: 180 } },
          carries: [{ type: 'key', faceUp: false }],
        },
        { id: 'rosa', where: { at: { x: 44, y: 44, facing: 0 } } },
      ],
      things: [
        { id: 'barrel-3', at: { x: 70, y: 20, facing: 0 } },
        { id: 'lamp-3', at: { x: 90, y: 50, facing: 0 } },
      ],
      markers: [{ type: 'fuel', store: { structure: 'rv' }, faceUp: true }],
      zombies: [
        { at: { x: 66, y: 30, facing: 160 } },
        { at: { x: 46, y: 56, facing: 0 } },
        { at: { x: 84, y: 50, facing: 180 } },
      ],
      dump: 9,
    },
    demands: [{ of: 'win' }],
  },
  oneMore: {
    survivor: 'john',
    position: {
      pretzel: 'john',
      toAct: ['john'],
      survivors: [
        {
          id: 'john',
          where: { at: { x: 40, y: 46, facing: 180 } },
          carries: [{ type: 'fuel', faceUp: true }],
        },
        { id: 'elijah', where: { at: { x: 26, y: 68, facing: 0 } } },
      ],
      markers: [
        { type: 'fuel', store: { structure: 'rv' }, faceUp: true },
        { type: 'fuel', store: { structure: 'rv' }, faceUp: true },
      ],
      zombies: [
        { at: { x: 29, y: 46, facing: 0 } },
        { at: { x: 46, y: 40, facing: 140 } },
        { at: { x: 45, y: 53, facing: 240 } },
        { at: { x: 74, y: 48, facing: 180 } },
      ],
      dump: 9,
    },
    demands: [{ of: 'win' }],
  },
  lookOverThere: {
    survivor: 'elijah',
    position: {
      pretzel: 'elijah',
      survivors: [
        { id: 'elijah', where: { at: { x: 8, y: 8, facing: 45 } } },
        { id: 'kevin', where: { at: { x: 40, y: 66, facing: 0 } } },
        { id: 'lily', where: { at: { x: 24, y: 40, facing: 0 } } },
      ],
      things: [
        { id: 'car', at: { x: 26, y: 18, facing: 0 } },
        { id: 'truck', at: { x: 21, y: 27.5, facing: 90 } },
        { id: 'iceCreamTruck', at: { x: 7.5, y: 27.5, facing: 90 } },
      ],
      zombies: [
        { at: { x: 19, y: 14, facing: 210 } },
        { at: { x: 9, y: 20, facing: 270 } },
        { at: { x: 17, y: 20, facing: 225 } },
        { at: { x: 60, y: 60, facing: 180 } },
        { at: { x: 74, y: 48, facing: 180 } },
      ],
      dump: 8,
    },
    demands: [{ of: 'kills', atLeast: 1 }, { of: 'unhurt' }],
  },
  crowdedExit: {
    survivor: 'rosa',
    position: {
      pretzel: 'rosa',
      survivors: [
        { id: 'rosa', where: { inside: 'policeStation' } },
        { id: 'gabriel', waitsIn: 'policeStation' },
        { id: 'lily', waitsIn: 'policeStation' },
        { id: 'mike', where: { at: { x: 58, y: 45, facing: 270 } }, life: 1 },
        { id: 'elijah', where: { at: { x: 46, y: 26, facing: 0 } } },
      ],
      things: [
        { id: 'truck', at: { x: 52.6, y: 41, facing: 90 } },
        { id: 'iceCreamTruck', at: { x: 63.2, y: 41, facing: 90 } },
        { id: 'lamp-1', at: { x: 40, y: 56, facing: 0 } },
      ],
      markers: [{ type: 'survivor', store: { structure: 'hospital' } }],
      zombies: [
        { at: { x: 52, y: 19, facing: 300 } },
        { at: { x: 65, y: 18, facing: 230 } },
        { at: { x: 84, y: 48, facing: 180 } },
        { at: { x: 94, y: 54, facing: 180 } },
      ],
      dump: 8,
    },
    demands: [{ of: 'win' }],
  },
  twoHands: {
    survivor: 'elijah',
    players: 3,
    position: {
      pretzel: 'elijah',
      toAct: ['elijah'],
      survivors: [
        {
          id: 'elijah',
          where: { at: { x: 43, y: 50, facing: 180 } },
          carries: [
            { type: 'food', faceUp: true },
            { type: 'x', faceUp: true },
          ],
        },
      ],
      markers: [{ type: 'medicine', store: { object: 'box-1' }, faceUp: true }],
      zombies: [
        { at: { x: 30, y: 51.2, facing: 0 } },
        { at: { x: 52, y: 56, facing: 200 } },
        { at: { x: 70, y: 36, facing: 160 } },
      ],
      dump: 9,
    },
    demands: [{ of: 'win' }],
  },
  bothCans: {
    survivor: 'john',
    players: 3,
    position: {
      pretzel: 'john',
      survivors: [
        {
          id: 'john',
          where: { at: { x: 79.5, y: 44.5, facing: 0 } },
          carries: [
            { type: 'fuel', faceUp: true },
            { type: 'knife', faceUp: true },
          ],
        },
        { id: 'elijah', where: { at: { x: 98, y: 66, facing: 180 } } },
        { id: 'olivia', where: { at: { x: 104, y: 62, facing: 180 } } },
      ],
      markers: [
        { type: 'fuel', store: { object: 'box-2' }, faceUp: true },
        { type: 'fuel', store: { structure: 'hospital' }, faceUp: true },
      ],
      zombies: [
        { at: { x: 96, y: 48.6, facing: 180 } },
        { at: { x: 70, y: 48, facing: 0 } },
        { at: { x: 68, y: 60, facing: 0 } },
      ],
      dump: 8,
    },
    demands: [{ of: 'win' }],
  },
};
