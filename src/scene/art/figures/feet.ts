import type { TeamSort } from '../../../scenarios/ids';
import { fillPath, type Brush, type Paint } from '../paint';
import { SHAPE_PATHS, TEAM_MARKS } from '../teams';

/** The face of a foot, in tenths of a millimetre. */
export const FOOT = { width: 210, height: 40 } as const;
export const ZOMBIE_FOOT = '#46554a';

/** Whose side, by colour and sign; the name plate is in the middle. */
export const teamFoot =
  (team: TeamSort): Paint =>
  (brush) => {
    const { color, ink, shape } = TEAM_MARKS[team];
    band(brush, color);
    for (const x of [8, 174]) {
      brush.save();
      brush.translate(x, 6);
      brush.scale(28 / 24, 28 / 24);
      fillPath(brush, ink, SHAPE_PATHS[shape]);
      brush.restore();
    }
  };

export const PLATE = { width: 128, height: 32 } as const;
export const namePlate =
  (name: string): Paint =>
  (brush) => {
    brush.fillStyle = '#f7efdc';
    brush.fillRect(0, 0, PLATE.width, PLATE.height);
    written(brush, name.toUpperCase(), PLATE.width / 2, 18, 32, '#2a1d10', PLATE.width - 10);
  };

export const zombieFoot =
  (number: number): Paint =>
  (brush) => {
    band(brush, ZOMBIE_FOOT);
    written(brush, String(number), 105, 22, 36);
  };

/** A round tag on the chest, because a foot is too low to be read from behind a car. */
export const TAG = 64;
export const zombieTag =
  (number: number): Paint =>
  (brush) => {
    brush.fillStyle = '#efe3bd';
    brush.fillRect(0, 0, TAG, TAG);
    brush.strokeStyle = '#3a2a1c';
    brush.lineWidth = 6;
    brush.strokeRect(0, 0, TAG, TAG);
    written(brush, String(number), TAG / 2, TAG / 2 + 2, 62, '#3a2a1c');
  };

function band(brush: Brush, color: string): void {
  brush.fillStyle = color;
  brush.fillRect(0, 0, FOOT.width, FOOT.height);
  brush.fillStyle = 'rgba(255, 255, 255, 0.35)';
  brush.fillRect(0, 0, FOOT.width, 4);
}

function written(
  brush: Brush,
  text: string,
  x: number,
  y: number,
  size: number,
  ink = '#fff',
  widest?: number,
): void {
  brush.fillStyle = ink;
  brush.font = `700 ${size}px "Barlow Condensed", "Arial Narrow", sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(text, x, y, widest);
}
