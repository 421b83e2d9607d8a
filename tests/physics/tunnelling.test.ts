// Nothing flicked may pass through a figure, wherever in its last step it meets it.
import { beforeAll, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import type { Launch } from '../../src/physics/launch';
import { SPEEDS } from '../../src/physics/measure/limits';
import { restOf, shoot, standing, table, touched } from './support/shots';

beforeAll(loadEngine);

const PHASES = 100;
const at = { x: 0, y: 0 };
const direction = 0;

/** Each weapon at its top speed; at 1/240 s that is up to 1.7 cm a step, more than a figure is thick. */
const WEAPONS: Record<string, { piece: string; launch: Launch }> = {
  disc: { piece: 'disc', launch: { kind: 'disc', at, direction, speed: SPEEDS.disc[1] } },
  bullet: { piece: 'bullet', launch: { kind: 'bullet', at, direction, speed: SPEEDS.bullet[1] } },
  sniper: {
    piece: 'bullet',
    launch: { kind: 'sniper', at, direction, aim: 0, speed: SPEEDS.sniper[1] },
  },
  pellet: {
    piece: 'pellet-1',
    launch: { kind: 'pellets', at, direction, speed: SPEEDS.pellets[1], count: 1, seed: 3 },
  },
  knife: { piece: 'knife', launch: { kind: 'knife', at, direction, speed: SPEEDS.knife[1] } },
  bat: {
    piece: 'bat',
    launch: { kind: 'bat', at, direction, axis: 90, struck: 0, speed: SPEEDS.bat[1] },
  },
};

test.each(Object.entries(WEAPONS))(
  `a %s never passes a figure in ${PHASES} phases`,
  (_, { piece, launch }) => {
    for (let phase = 0; phase < PHASES; phase += 1) {
      const target = standing('zombie', 'zombie', 8 + phase * 0.037, 0, 180);
      const shot = shoot(table([target]), launch);
      expect(touched(shot, piece)).toEqual(['zombie']);
      expect(restOf(shot, 'zombie').moved).toBe(true);
    }
  },
);
