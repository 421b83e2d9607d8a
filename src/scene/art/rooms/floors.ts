// Floors and walls of the rooms in which duels are fought, in greys: each room gives them its own colour.
import { chance } from '../chance';
import type { Brush, Paint } from '../paint';

/** A square of a floor and a stretch of a wall, in cm. */
export const FLOOR = 12;
export const WALL = { width: 13, height: 15 } as const;

function fill(brush: Brush, color: string, x: number, y: number, width: number, height: number) {
  brush.fillStyle = color;
  brush.fillRect(x, y, width, height);
}

/** Fine dirt and wear, the same on every visit. */
function worn(brush: Brush, width: number, height: number, seed: number, most = 0.09): void {
  const random = chance(seed);
  for (let i = 0; i < 260; i += 1) {
    const shade = random() > 0.5 ? '255, 250, 240' : '20, 14, 10';
    fill(brush, `rgba(${shade}, ${random() * most})`, random() * width, random() * height, 0.2 + random() * 0.9, 0.06 + random() * 0.12); // prettier-ignore
  }
}

const boards: Paint = (brush) => {
  const random = chance(3);
  for (let y = 0; y < FLOOR; y += 1.5) {
    const tone = 178 + Math.round(random() * 46);
    fill(brush, `rgb(${tone}, ${tone}, ${tone})`, 0, y, FLOOR, 1.5);
    fill(brush, 'rgba(20, 12, 6, 0.6)', 0, y, FLOOR, 0.09);
    fill(brush, 'rgba(20, 12, 6, 0.5)', random() * FLOOR, y, 0.09, 1.5);
  }
  worn(brush, FLOOR, FLOOR, 5, 0.14);
};

const checked =
  (light: string, dark: string, size: number): Paint =>
  (brush) => {
    for (let row = 0; row * size < FLOOR; row += 1)
      for (let column = 0; column * size < FLOOR; column += 1) {
        fill(brush, (row + column) % 2 ? dark : light, column * size, row * size, size, size);
        fill(brush, 'rgba(30, 24, 20, 0.28)', column * size, row * size, size, 0.08);
        fill(brush, 'rgba(30, 24, 20, 0.28)', column * size, row * size, 0.08, size);
      }
    worn(brush, FLOOR, FLOOR, 8);
  };

const lino: Paint = (brush) => {
  fill(brush, '#c9c9c9', 0, 0, FLOOR, FLOOR);
  const random = chance(21);
  for (let i = 0; i < 420; i += 1)
    fill(brush, random() > 0.5 ? 'rgba(255,255,255,0.3)' : 'rgba(30,34,40,0.22)', random() * FLOOR, random() * FLOOR, 0.12, 0.12); // prettier-ignore
  fill(brush, 'rgba(20, 20, 24, 0.35)', 0, 0, FLOOR, 0.07);
  fill(brush, 'rgba(20, 20, 24, 0.35)', 0, 0, 0.07, FLOOR);
  worn(brush, FLOOR, FLOOR, 22);
};

const concrete: Paint = (brush) => {
  fill(brush, '#bdbab4', 0, 0, FLOOR, FLOOR);
  worn(brush, FLOOR, FLOOR, 31, 0.16);
  const random = chance(33);
  for (let i = 0; i < 3; i += 1) {
    brush.fillStyle = 'rgba(24, 22, 22, 0.2)';
    brush.beginPath();
    brush.ellipse(3 + random() * 6, 3 + random() * 6, 0.8 + random(), 0.5 + random() * 0.6, 0.4, 0, Math.PI * 2); // prettier-ignore
    brush.fill();
  }
  fill(brush, 'rgba(20, 18, 16, 0.4)', 0, 0, FLOOR, 0.1);
};

const carpet: Paint = (brush) => {
  fill(brush, '#c4c0ba', 0, 0, FLOOR, FLOOR);
  for (let y = 0; y < FLOOR; y += 3)
    for (let x = 0; x < FLOOR; x += 3) {
      brush.strokeStyle = 'rgba(30, 22, 16, 0.28)';
      brush.lineWidth = 0.28;
      brush.strokeRect(x + 0.6, y + 0.6, 1.8, 1.8);
    }
  worn(brush, FLOOR, FLOOR, 41, 0.16);
};

/** A skirting, panelling up to the height of a hip, a rail, plaster above. */
const dado: Paint = (brush) => {
  const { width, height } = WALL;
  fill(brush, '#e4e2de', 0, 0, width, height);
  worn(brush, width, height, 51, 0.06);
  const rail = height - 2.5;
  fill(brush, '#a5a19b', 0, rail, width, 2.5);
  for (let x = 0; x < width; x += 1.3) fill(brush, 'rgba(20, 16, 14, 0.3)', x, rail, 0.1, 2.5);
  fill(brush, '#f4f2ee', 0, rail - 0.28, width, 0.34);
  fill(brush, 'rgba(20, 16, 14, 0.35)', 0, rail + 0.06, width, 0.12);
  skirting(brush, '#77726c');
};

function skirting(brush: Brush, color: string): void {
  const { width, height } = WALL;
  fill(brush, color, 0, height - 0.7, width, 0.7);
  fill(brush, 'rgba(255, 255, 255, 0.3)', 0, height - 0.72, width, 0.08);
}

const tiled: Paint = (brush) => {
  const { width, height } = WALL;
  fill(brush, '#dedede', 0, 0, width, height);
  worn(brush, width, height, 61, 0.05);
  const top = height - 6;
  for (let y = top; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      fill(brush, '#f6f7f7', x + 0.04, y + 0.04, 0.92, 0.92);
      fill(brush, 'rgba(120, 130, 135, 0.5)', x, y, 1, 0.05);
      fill(brush, 'rgba(120, 130, 135, 0.5)', x, y, 0.05, 1);
    }
  fill(brush, '#8fa9a6', 0, top - 0.5, width, 0.5);
  skirting(brush, '#7f8a8a');
};

const brick: Paint = (brush) => {
  const { width, height } = WALL;
  fill(brush, '#9a968f', 0, 0, width, height);
  const random = chance(71);
  for (let row = 0, y = 0; y < height; row += 1, y += 0.9)
    for (let x = row % 2 ? -1.08 : 0; x < width; x += 2.1666) {
      const tone = 196 + Math.round(random() * 40);
      fill(brush, `rgb(${tone}, ${tone - 3}, ${tone - 8})`, x + 0.06, y + 0.06, 2.05, 0.78);
    }
  fill(brush, 'rgba(40, 60, 90, 0.5)', 0, height - 3.2, width, 3.2);
  worn(brush, width, height, 73);
};

const panels: Paint = (brush) => {
  const { width, height } = WALL;
  const random = chance(81);
  for (let x = 0; x < width; x += 1.625) {
    const tone = 196 + Math.round(random() * 34);
    fill(brush, `rgb(${tone}, ${tone}, ${tone})`, x, 0, 1.625, height);
    fill(brush, 'rgba(20, 12, 6, 0.5)', x, 0, 0.1, height);
    for (let i = 0; i < 9; i += 1)
      fill(brush, `rgba(40, 24, 10, ${random() * 0.14})`, x + random() * 1.5, random() * height, 0.06, 2 + random() * 5); // prettier-ignore
  }
  skirting(brush, '#6a6058');
};

export const FLOORS = {
  boards,
  checker: checked('#f0eeea', '#8f8a86', 3),
  smallTiles: checked('#eef2f1', '#c3d0ce', 1.5),
  lino,
  concrete,
  carpet,
} as const;
export const WALLS = { dado, tiled, brick, panels } as const;
export type FloorName = keyof typeof FLOORS;
export type WallName = keyof typeof WALLS;
