// The picture agrees with the table: what is drawn is as large as what is felt.
import { Box3, type BufferGeometry } from 'three';
import { describe, expect, test } from 'vitest';
import { PIECES, PROJECTILES } from '../../src/physics/measure/catalogue';
import { fixedBoxes, structureBoxes } from '../../src/physics/measure/solid';
import { TOWER } from '../../src/physics/measure/structure';
import { PIECE_KINDS, type PieceKind } from '../../src/physics/table';
import { SURVIVOR_IDS } from '../../src/scenarios/catalogue/survivors';
import { FACADES } from '../../src/scene/art/facades/designs';
import { trackCell } from '../../src/scene/art/facades/rv';
import { townSheet } from '../../src/scene/art/facades/sheet';
import { ZOMBIE_DESIGNS, ZOMBIES } from '../../src/scenarios/catalogue/zombies';
import { pieceSheet } from '../../src/scene/art/pieces/sheet';
import { limitBody } from '../../src/scene/geometry/bodies/limit-body';
import { structureBody } from '../../src/scene/geometry/bodies/structure-body';
import { bulletBody, discBody, pelletBody } from '../../src/scene/geometry/bodies/thing-bodies';
import { towerBody } from '../../src/scene/geometry/bodies/tower-body';
import { batBody, knifeBody } from '../../src/scene/geometry/bodies/weapon-bodies';
import { geometryOf, type Look } from '../../src/scene/town/looks';
import { halfSizes, sizeOf } from '../../src/scene/town/sizes';

const boundsOf = (geometry: BufferGeometry): Box3 => {
  geometry.computeBoundingBox();
  return geometry.boundingBox ?? new Box3();
};

/** Half a millimetre: less than a pixel, and less than a bevel. */
const NEAR = 0.05;

/** How far what is drawn is from being as large as what is felt. */
function misfit(geometry: BufferGeometry, [x, y, z]: readonly [number, number, number]): number {
  const { min, max } = boundsOf(geometry);
  const sides = [max.x - x, max.y - y, max.z - z, min.x + x, min.y + y, min.z + z];
  return Math.max(...sides.map(Math.abs));
}

const look = (kind: PieceKind): Look =>
  kind === 'survivor'
    ? { kind, id: 'john', team: 'a', backpack: 'day' }
    : kind === 'zombie'
      ? { kind, design: 'postman', number: 1 }
      : { kind };

describe('pieces', () => {
  // A lamp's lantern hangs above everything that is ever flicked; the vehicles carry snow.
  const exact = PIECE_KINDS.filter((kind) => !['lamp', 'car', 'truck', 'iceCreamTruck', 'survivor', 'zombie', 'barrel'].includes(kind)); // prettier-ignore
  test.each(exact)('%s', (kind) =>
    expect(misfit(geometryOf(look(kind)), sizeOf(kind))).toBeLessThan(NEAR),
  );

  test.each(['car', 'truck', 'iceCreamTruck'] as const)('%s, give or take its snow', (kind) => {
    const { min, max } = boundsOf(geometryOf({ kind }));
    const [x, y, z] = sizeOf(kind);
    expect(max.x).toBeCloseTo(x, 1);
    expect(min.x).toBeCloseTo(-x, 1);
    expect(max.z).toBeCloseTo(z, 1);
    expect(min.y).toBeCloseTo(-y, 3);
    expect(Math.abs(max.y - y)).toBeLessThan(0.5);
  });

  // The table's barrel is an octagon whose corners lie 1.5 from the middle.
  test('barrel', () =>
    expect(misfit(geometryOf({ kind: 'barrel' }), [1.5, 2, 1.5])).toBeLessThan(NEAR));

  test('a lamp stands on its foot and is as high as the table knows it', () => {
    const { min, max } = boundsOf(geometryOf({ kind: 'lamp' }));
    expect(min.y).toBeCloseTo(-7, 2);
    expect(Math.abs(max.y - 7)).toBeLessThan(0.1);
    expect(max.x).toBeCloseTo(1.2, 1);
  });

  test.each([...SURVIVOR_IDS, ...ZOMBIE_DESIGNS])('%s', (id) => {
    const survivor = SURVIVOR_IDS.find((one) => one === id);
    const body = geometryOf(
      survivor
        ? { kind: 'survivor', id: survivor, team: 'together', backpack: 'night' }
        : {
            kind: 'zombie',
            design: ZOMBIE_DESIGNS.find((one) => one === id) ?? 'bride',
            number: 3,
          },
    );
    const { min, max } = boundsOf(body);
    const [x, y, z] = sizeOf('survivor');
    for (const [drawn, felt] of [[max.x, x], [-min.x, x], [max.z, z], [-min.z, z], [-min.y, y]] as const) expect(Math.abs(drawn - felt)).toBeLessThan(NEAR); // prettier-ignore
    // Heads end where the table's body ends, or a little below.
    expect(max.y).toBeLessThan(y + 0.01);
    expect(max.y).toBeGreaterThan(y - 0.25);
    // Above the foot nothing is wider or deeper than the body: 1.9 by 1.0.
    const position = body.getAttribute('position');
    for (let i = 0; i < position.count; i += 1) {
      if (position.getY(i) < 0.5 - y) continue;
      expect(Math.abs(position.getZ(i))).toBeLessThan(0.96);
      expect(Math.abs(position.getX(i))).toBeLessThan(0.53);
    }
  });

  test('each zombie belongs to one of three designs of six', () => {
    const figures = Object.values(ZOMBIES);
    for (const design of ZOMBIE_DESIGNS)
      expect(figures.filter((one) => one.design === design).map(({ number }) => number)).toEqual([
        1, 2, 3, 4, 5, 6,
      ]);
  });
});

describe('what is flicked', () => {
  test('disc', () => expect(misfit(discBody(), halfSizes(PROJECTILES.disc))).toBeLessThan(NEAR));
  test('bullet', () =>
    expect(misfit(bulletBody(), halfSizes(PROJECTILES.bullet))).toBeLessThan(NEAR));
  test('pellet', () =>
    expect(misfit(pelletBody(), halfSizes(PROJECTILES.pellet))).toBeLessThan(NEAR));
  test('bat', () => expect(misfit(batBody(), halfSizes(PROJECTILES.bat))).toBeLessThan(NEAR));
  test('knife', () => expect(misfit(knifeBody(), halfSizes(PROJECTILES.knife))).toBeLessThan(NEAR));
});

describe('buildings', () => {
  test.each(Object.keys(FACADES))('%s stands on its supports and leaves its door open', (id) => {
    const kind = id === 'rv' ? 'rv' : 'building';
    const boxes = structureBoxes({ id, kind, x: 0, y: 0, facing: 0 });
    const position = structureBody(id).getAttribute('position');
    const door = kind === 'rv' ? 7 : 5;
    for (let i = 0; i < position.count; i += 1) {
      const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
      const inBox = boxes.some(
        ({ centre, half }) =>
          Math.abs(x - centre[0]) < half[0] + NEAR &&
          Math.abs(y - centre[1]) < half[1] + 0.06 &&
          Math.abs(z - centre[2]) < half[2] + NEAR,
      );
      // Snow hangs over the roof, and the RV has awnings: both above every piece.
      expect(inBox || y > 5 || (kind === 'rv' && Math.abs(z) > door)).toBe(true);
      expect(y).toBeLessThan(14.8);
    }
  });

  test('the tower fills the room that the table keeps for it, but for its snow', () => {
    const { min, max } = boundsOf(towerBody());
    // The ramp's lower edge reaches a little behind the wall, on the table too.
    expect(min.x).toBeLessThanOrEqual(-TOWER.depth);
    expect(min.x).toBeGreaterThan(-TOWER.depth - 0.4);
    expect(Math.abs(max.z)).toBeLessThan(TOWER.width / 2 + 0.5);
    expect(max.y).toBeGreaterThan(TOWER.height - 0.1);
  });

  test('city limits stand where the table has them', () => {
    const town = { width: 120, height: 90 };
    const { min, max } = boundsOf(limitBody(town));
    const walls = fixedBoxes({ structures: [], town });
    expect(min.x).toBeCloseTo(Math.min(...walls.map(({ centre, half }) => centre[0] - half[0])), 0);
    expect(max.z).toBeCloseTo(Math.max(...walls.map(({ centre, half }) => centre[2] + half[2])), 0);
  });

  test('the last round lies before the skull', () => {
    const cells = [6, 5, 4, 3, 2, 1, 0].map(trackCell);
    expect(cells).toEqual(cells.toSorted((a, b) => a - b));
    expect(trackCell(9)).toBe(trackCell(6));
  });
});

test.each([pieceSheet, townSheet])(
  'nothing on the sheet $id covers anything else',
  ({ prints, side }) => {
    const areas = prints.map(({ x, y, width, height, pixels }) => [x, y, x + width * pixels, y + height * pixels] as const); // prettier-ignore
    for (const [x0, y0, x1, y1] of areas) {
      expect(Math.min(x0, y0)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x1, y1)).toBeLessThanOrEqual(side);
      const covered = areas.filter(([a0, b0, a1, b1]) => a0 < x1 && x0 < a1 && b0 < y1 && y0 < b1);
      expect(covered).toHaveLength(1);
    }
    expect(new Set(prints.map(({ id }) => id)).size).toBe(prints.length);
  },
);

test('pieces have distinct kinds of bodies', () => {
  expect(new Set(PIECE_KINDS.map((kind) => geometryOf(look(kind)))).size).toBe(PIECE_KINDS.length);
  expect(PIECES.survivor.standingLift).toBe(sizeOf('survivor')[1]);
});

test('R275: whoever plays alone has a foot of its own, whichever seat it is', () => {
  for (const team of ['together', 'a', 'b', 'lone seat-5'] as const) {
    const body = geometryOf({ kind: 'survivor', id: 'anita', team, backpack: 'day' });
    expect(body.getAttribute('position').count, team).toBeGreaterThan(0);
  }
});
