// Figures as the table knows them: a foot of 2.1 × 1.2 × 0.4, a body of 1.9 × 1.0 above it, 3.7 high in all; front along +x.
import { teamSort } from '../../../scenarios/ids';
import { PlaneGeometry, Shape, type BufferGeometry } from 'three';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Half, TeamId } from '../../../scenarios/ids';
import { BACKPACK, CANVAS, FLAP } from '../../art/figures/backpack';
import { bodyPath, FIGURE, outlinesOf } from '../../art/figures/cut';
import { SKIN } from '../../art/figures/dead/parts';
import type { FigureDesign } from '../../art/figures/design';
import { PLATE, ZOMBIE_FOOT } from '../../art/figures/feet';
import { survivors } from '../../art/figures/survivors';
import type { ZombieDesign } from '../../../scenarios/catalogue/zombies';
import { zombies } from '../../art/figures/zombies';
import { pieceSheet, WHITE } from '../../art/pieces/sheet';
import { TEAM_MARKS } from '../../art/teams';
import { outlineShape } from '../../art/outline';
import { box, merged, printed, standing, tinted, type Point3 } from '../part';

const HALF_HEIGHT = 1.85;
const HALF_WIDTH = 1.05;
const FOOT_HEIGHT = 0.4;
const BEVEL = 0.07;

/** A survivor's card is thinner than the body, and its backpack fills the rest. */
const CARD_BACK = -0.14;
const BODY = { front: 0.5, back: -0.5 } as const;

export function survivorBody(id: SurvivorId, team: TeamId, half: Half): BufferGeometry {
  return merged([
    ...card(id, survivors[id], CARD_BACK, BODY.front),
    ...foot(`foot ${teamSort(team)}`, TEAM_MARKS[teamSort(team)].color),
    ...backpack(half),
    plate(id, 1),
    plate(id, -1),
  ]);
}

const ARM_REACH = 0.22;
const ARM_HEIGHT = -0.33;

export function zombieBody(name: ZombieDesign, number: number): BufferGeometry {
  const design = zombies[name];
  const front = BODY.front - ARM_REACH;
  const arms = [-0.72, 0.72].flatMap((z) => [
    tinted(
      box([ARM_REACH, 0.34, 0.34], [front + ARM_REACH / 2 - 0.04, ARM_HEIGHT, z]),
      design.sleeve,
      WHITE,
    ),
    tinted(box([0.14, 0.4, 0.36], [BODY.front - 0.07, ARM_HEIGHT + 0.03, z]), SKIN, WHITE),
  ]);
  return merged([
    ...card(name, design, BODY.back, front),
    ...foot(`foot ${number}`, ZOMBIE_FOOT),
    ...arms,
    tag(number, front + 0.012, 1),
    tag(number, BODY.back - 0.012, -1),
  ]);
}

/** Clothes and head, printed on both sides; edges continue the front. */
function card(id: string, design: FigureDesign, back: number, front: number): BufferGeometry[] {
  const cut = [bodyPath(design), design.rim].flatMap(outlinesOf);
  const frontSide = pieceSheet.region(`${id} front`);
  const backSide = pieceSheet.region(`${id} back`);
  return cut.map((outline) => {
    const shape = centimetres(outlineShape(outline, FIGURE));
    const body = standing(shape, back, front, BEVEL).translate(0, -HALF_HEIGHT, 0);
    return printed(
      body,
      ([nx]) => (nx < -0.9 ? backSide : frontSide),
      ([, y, z], [nx]) => [
        0.5 + ((nx < -0.9 ? 1 : -1) * z) / (2 * HALF_WIDTH),
        (y + HALF_HEIGHT) / (2 * HALF_HEIGHT),
      ],
    );
  });
}

/** Outlines are drawn in tenths of a millimetre. */
function centimetres(shape: Shape): Shape {
  return new Shape(shape.getPoints(6).map((point) => point.multiplyScalar(0.01)));
}

function foot(region: string, color: string): BufferGeometry[] {
  const size: Point3 = [1.2, FOOT_HEIGHT, 2 * HALF_WIDTH];
  const middle = FOOT_HEIGHT / 2 - HALF_HEIGHT;
  const block = box(size, [0, middle, 0]);
  const picture = pieceSheet.region(region);
  return [
    printed(
      block,
      ([nx]) => (Math.abs(nx) > 0.5 ? picture : WHITE),
      ([, y, z], [nx]) => [
        0.5 - (Math.sign(nx) * z) / (2 * HALF_WIDTH),
        0.5 + (y - middle) / FOOT_HEIGHT,
      ],
    ),
    tinted(box([1.21, 0.05, 2 * HALF_WIDTH + 0.01], [0, middle + 0.18, 0]), color, WHITE),
    tinted(box([1.16, 0.3, 2 * HALF_WIDTH + 0.01], [0, middle, 0]), color, WHITE),
  ];
}

/** On the back, its upper half in the colour of its half day, which is what shows from above. */
function backpack(half: Half): BufferGeometry[] {
  const [width, height] = [BACKPACK.width / 100, BACKPACK.height / 100];
  const depth = CARD_BACK - BODY.back;
  const middle: Point3 = [BODY.back + depth / 2, -0.78, 0];
  const picture = pieceSheet.region(`backpack ${half}`);
  const print = new PlaneGeometry(width, height)
    .rotateY(-Math.PI / 2)
    .translate(BODY.back, middle[1], 0);
  const bag = printed(
    print,
    () => picture,
    ([, y, z]) => [0.5 + z / width, 0.5 + (y - middle[1]) / height],
  );
  const flap = tinted(
    box(
      [depth - 0.02, height / 2, width + 0.04],
      [middle[0] + 0.01, middle[1] + height / 4 + 0.02, 0],
    ),
    FLAP[half],
    WHITE,
  );
  const lower = tinted(
    box([depth - 0.02, height / 2, width + 0.02], [middle[0] + 0.01, middle[1] - height / 4, 0]),
    CANVAS,
    WHITE,
  );
  return [bag, flap, lower];
}

/** In front and behind: who is led around the table is read from either side. */
function plate(id: SurvivorId, side: 1 | -1): BufferGeometry {
  const [width, height] = [PLATE.width / 100, PLATE.height / 100];
  const y = FOOT_HEIGHT / 2 - HALF_HEIGHT;
  return printed(
    box([0.02, height, width], [side * 0.61, y, 0]),
    () => pieceSheet.region(`name ${id}`),
    ([, py, z]) => [0.5 - (side * z) / width, 0.5 + (py - y) / height],
  );
}

function tag(number: number, x: number, side: 1 | -1): BufferGeometry {
  const size = 0.56;
  const y = -0.62;
  return printed(
    box([0.02, size, size], [x, y, 0]),
    () => pieceSheet.region(`tag ${number}`),
    ([, py, z]) => [0.5 - (side * z) / size, 0.5 + (py - y) / size],
  );
}
