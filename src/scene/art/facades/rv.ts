// The way out of town: a camper seen from the side, and the awning that counts the rounds.
import { fillEllipse, fillPath, strokePath, type Brush, type Paint } from '../paint';
import { skull } from '../pieces/things';
import { row, RV_WIDTH, type FacadeDesign } from './design';

const STRIPES = [['#d9772b', 0], ['#8f2f26', 0.55], ['#2f6d74', 1.1]] as const; // prettier-ignore

function headlight(brush: Brush): void {
  fillEllipse(brush, '#fff0b8', 21.2, 9.3, 0.5, 0.6);
}

export const rv: FacadeDesign = {
  id: 'rv',
  width: RV_WIDTH,
  roof: [[0, 1.6], [0.5, 0.7], [1.4, 0.3], [17.8, 0.3], [19.6, 0.9], [20.4, 2.4], [21.2, 5.2], [21.9, 6.4], [22, 7.6]], // prettier-ignore
  wall: { pattern: 'metal', color: '#efe6d2' },
  trim: '#d2c4a4',
  sign: { text: 'HORIZON', x: 7.2, y: 7.9, color: '#8f2f26', board: '#efe6d2' },
  panes: row(2.1, [3.1, 2.3], [1.6, 6.4, 11.2], '##.'),
  details: (brush) => {
    for (const [tint, y] of STRIPES)
      fillPath(brush, tint, `M0 ${5.6 + y} H13 Q16 ${5.6 + y} 17 ${4.2 + y * 0.8} L22 ${3.6 + y * 0.8} V${4.1 + y * 0.8} L17.2 ${4.7 + y * 0.8} Q16.2 ${6.05 + y} 13 ${6.05 + y} H0Z`); // prettier-ignore
    fillPath(brush, '#24344c', 'M16.6 2 H19.2 Q20 2.6 20.9 5.4 H16.6Z');
    strokePath(brush, '#8a7a58', 0.2, 'M16.6 2 H19.2 Q20 2.6 20.9 5.4 H16.6Z M18.4 2 V5.4');
    fillPath(brush, 'rgba(255, 255, 255, 0.3)', 'M17 2.4 h0.8 l-0.6 2.4 h-0.4Z');
    strokePath(brush, 'rgba(90, 76, 48, 0.6)', 0.1, 'M16.1 1.2 V10.6 M0 10.4 H22');
    fillPath(brush, '#b8bec6', 'M20.2 10.5 H22 V11.4 H20.2Z');
    fillPath(brush, '#b3372f', 'M0.2 8.6 h0.6 v1.4 h-0.6Z');
    for (const x of [1, 15.2]) fillPath(brush, '#5b6470', `M${x} 9.3 h1.6 v0.8 h-1.6Z`);
    headlight(brush);
  },
  shining: headlight,
};

/** The rounds that are left, from many to the skull; more than six never lie ahead. */
export const TRACK = { width: 14, height: 3, cells: 7 } as const;
const CELL = TRACK.width / TRACK.cells;

/** The middle of a round's field, from the left edge of the awning. */
export const trackCell = (round: number): number =>
  (TRACK.cells - 1 - Math.min(TRACK.cells - 1, Math.max(0, round)) + 0.5) * CELL;

export const trackPaint: Paint = (brush) => {
  for (let i = 0; i < TRACK.cells; i += 1) {
    brush.fillStyle = i === TRACK.cells - 1 ? '#2a2630' : i % 2 ? '#f6ecd4' : '#e59a4a';
    brush.fillRect(i * CELL, 0, CELL, TRACK.height);
    brush.fillStyle = 'rgba(0, 0, 0, 0.16)';
    brush.fillRect(i * CELL, TRACK.height - 0.5, CELL, 0.5);
  }
  brush.font = '700 1.7px "Barlow Condensed", "Arial Narrow", sans-serif';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = '#4a2412';
  for (let round = 1; round < TRACK.cells; round += 1)
    brush.fillText(String(round), trackCell(round), TRACK.height / 2 + 0.05);
  skull(brush, trackCell(0), TRACK.height / 2 - 0.1, 0.85, '#f2ead8', '#2a2630');
};
