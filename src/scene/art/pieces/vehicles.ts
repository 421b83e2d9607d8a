// Vehicles are thick boards cut along their side view; what is printed at an edge runs on over the board's thickness.
import type { Outline } from '../outline';
import { polygon } from '../outline';
import type { Ledge } from '../snow-cap';
import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush, type Paint } from '../paint';

export type Vehicle = 'car' | 'truck' | 'iceCreamTruck';

export type VehicleDesign = {
  readonly length: number;
  readonly height: number;
  /** From the rear (left) to the front (right), in centimetres, y downwards. */
  readonly outline: Outline;
  readonly paint: Paint;
  /** Where snow lies, from the middle of the vehicle, above the table. */
  readonly snow: readonly Ledge[];
  readonly lampHeight: number;
};

function wheels(brush: Brush, xs: readonly number[], y: number, radius: number): void {
  for (const x of xs) {
    fillEllipse(brush, 'rgba(0, 0, 0, 0.55)', x, y - 0.12, radius * 1.22);
    fillEllipse(brush, '#15181d', x, y, radius);
    fillEllipse(brush, '#8d97a3', x, y, radius * 0.52);
    fillEllipse(brush, '#3c434d', x, y, radius * 0.2);
  }
}

function skirt(brush: Brush, length: number, height: number): void {
  fillPath(brush, '#22262d', `M0 ${height - 0.75} H${length} V${height} H0Z`);
  fillPath(
    brush,
    'rgba(235, 242, 248, 0.75)',
    `M0 ${height} V${height - 0.25} Q${length / 4} ${height - 0.5} ${length / 2} ${height - 0.2} T${length} ${height - 0.3} V${height}Z`,
  );
}

const glass = (brush: Brush, path: string): void => {
  fillPath(brush, '#22324a', path);
  strokePath(brush, 'rgba(20, 24, 30, 0.7)', 0.1, path);
};

const car: VehicleDesign = {
  length: 11,
  height: 5,
  outline: polygon([[0, 5], [0, 2.7], [0.25, 2.25], [2.3, 2.05], [3.3, 0.2], [7.1, 0.2], [8.5, 2.15], [10.6, 2.55], [11, 3], [11, 5]]), // prettier-ignore
  paint: (brush) => {
    brush.fillStyle = '#c9553b';
    brush.fillRect(0, 0, 11, 5);
    fillPath(brush, '#f0e3c8', 'M0 3.1 H11 V3.75 H0Z');
    glass(brush, 'M2.5 2.15 L3.4 0 H4.9 V2.15Z');
    glass(brush, 'M5.2 2.15 V0 H6.9 L8.6 2.15Z');
    fillPath(brush, '#c9553b', 'M3.3 0 H7.1 V0.62 H3.1Z');
    strokePath(brush, 'rgba(60, 14, 8, 0.7)', 0.09, 'M5.05 0.6 V4.2 M2.6 2.3 V4.2 M8.2 2.3 V4.2');
    strokePath(brush, '#f7efdc', 0.14, 'M4.2 2.75 h0.6 M7.2 2.75 h0.6');
    strokePath(brush, 'rgba(255, 255, 255, 0.3)', 0.16, 'M0.4 2.5 L2.5 2.3 M8.6 2.4 L10.6 2.75');
    skirt(brush, 11, 5);
    wheels(brush, [2.2, 8.7], 4.05, 0.92);
  },
  snow: [[-2.1, 1.5, 4.75], [-5.1, -3.4, 2.72, 2.86], [3.3, 5, 2.72, 2.42]], // prettier-ignore
  lampHeight: 1.9,
};

const truck: VehicleDesign = {
  length: 14,
  height: 8,
  outline: polygon([[0, 8], [0, 0.25], [9.2, 0.25], [9.2, 1.9], [11.6, 1.9], [12.6, 4.4], [13.7, 4.7], [14, 5.2], [14, 8]]), // prettier-ignore
  paint: (brush) => {
    brush.fillStyle = '#3d6a52';
    brush.fillRect(0, 0, 14, 8);
    fillPath(brush, '#e9dfc6', 'M0 0 H9 V6.3 H0Z');
    for (let x = 1.1; x < 9; x += 1.1) strokePath(brush, 'rgba(80, 60, 30, 0.28)', 0.08, `M${x} 0 V6.3`); // prettier-ignore
    fillPath(brush, '#3d6a52', 'M0 4.6 H9 V6.3 H0Z');
    strokePath(brush, '#c9a03f', 0.18, 'M0 4.5 H9');
    // A crate with an arrow up: goods, in any language.
    fillPath(brush, '#8f5c2c', 'M3 1.1 H6 V3.9 H3Z');
    strokePath(brush, '#5f3a18', 0.16, 'M3 1.1 H6 V3.9 H3Z M3 1.1 L6 3.9 M6 1.1 L3 3.9');
    fillPath(brush, '#2d5140', 'M8.95 0 H9.3 V7 H8.95Z');
    glass(brush, 'M9.9 2.5 H11.5 L12.5 4.6 H9.9Z');
    fillPath(brush, '#22324a', 'M11.5 1.9 L12.9 4.9 L12.2 4.9 L11.2 2.2Z');
    strokePath(brush, 'rgba(10, 30, 20, 0.6)', 0.1, 'M9.7 2.3 V7 M12.3 4.9 V7');
    strokePath(brush, '#f7efdc', 0.16, 'M10.1 5.3 h0.7');
    skirt(brush, 14, 8);
    wheels(brush, [2.3, 4.6, 11.6], 6.95, 1.05);
  },
  snow: [[-6.75, 2.1, 7.7], [2.4, 4.4, 6.05]], // prettier-ignore
  lampHeight: 2.1,
};

function cone(brush: Brush, x: number, y: number, size: number): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  fillPath(brush, '#d99a4e', 'M-0.62 0.1 H0.62 L0 2.1Z');
  strokePath(brush, '#a86a26', 0.1, 'M-0.3 0.2 L0.2 1.4 M0.3 0.2 L-0.2 1.4');
  fillEllipse(brush, '#f7a8bd', -0.36, -0.2, 0.5);
  fillEllipse(brush, '#fff3df', 0.36, -0.2, 0.5);
  fillEllipse(brush, '#7fd0c4', 0, -0.72, 0.52);
  fillEllipse(brush, palette.danger, 0.08, -1.22, 0.17);
  brush.restore();
}

const iceCreamTruck: VehicleDesign = {
  length: 12,
  height: 7,
  outline: (pen) => {
    pen.moveTo(0, 7);
    pen.lineTo(0, 1.9);
    pen.quadraticCurveTo(0, 1.2, 0.8, 1.2);
    pen.lineTo(2.6, 1.2);
    // The big scoop on the roof: nobody mistakes it for anything else.
    pen.quadraticCurveTo(2.6, 0.1, 3.9, 0.1);
    pen.quadraticCurveTo(5.2, 0.1, 5.2, 1.2);
    pen.lineTo(9, 1.2);
    pen.quadraticCurveTo(9.8, 1.2, 10.2, 2);
    pen.lineTo(11.2, 4.2);
    pen.quadraticCurveTo(12, 4.4, 12, 5.2);
    pen.lineTo(12, 7);
  },
  paint: (brush) => {
    brush.fillStyle = '#f6e7cf';
    brush.fillRect(0, 0, 12, 7);
    fillPath(brush, '#e88aa4', 'M0 4.5 H12 V7 H0Z');
    for (let x = 0; x < 12; x += 1) fillEllipse(brush, '#f6e7cf', x + 0.5, 4.5, 0.5, 0.42);
    fillPath(brush, '#f28fab', 'M0 0 H12 V1.32 H0Z');
    fillEllipse(brush, '#fff3df', 3.2, 0.9, 0.55);
    fillEllipse(brush, '#7fd0c4', 4.6, 0.8, 0.5);
    fillPath(brush, '#3a2b3c', 'M1 2.2 H6.2 V4 H1Z');
    for (let i = 0; i < 6; i += 1)
      fillPath(brush, i % 2 ? '#fff7ea' : palette.danger, `M${0.8 + i * 0.95} 1.7 h0.95 v0.75 q-0.47 0.4 -0.95 0Z`); // prettier-ignore
    fillEllipse(brush, '#f0c4a2', 2.6, 3.5, 0.42, 0.5);
    fillPath(brush, '#fff', 'M2.1 3.05 h1 v-0.42 h-1Z');
    cone(brush, 7.6, 3, 0.92);
    glass(brush, 'M9 2.1 H9.9 L10.95 4.3 H9Z');
    fillPath(brush, '#22324a', 'M9.75 1.2 L11.3 4.5 L10.6 4.5 L9.6 2Z');
    strokePath(brush, 'rgba(120, 40, 60, 0.6)', 0.09, 'M8.8 1.6 V6.2');
    skirt(brush, 12, 7);
    wheels(brush, [2.3, 9.4], 5.95, 1);
  },
  snow: [[-5.6, -3.6, 5.72], [-0.6, 2.9, 5.72]], // prettier-ignore
  lampHeight: 2,
};

export const VEHICLES: Readonly<Record<Vehicle, VehicleDesign>> = { car, truck, iceCreamTruck };
