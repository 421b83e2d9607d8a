import type { Half } from '../../../scenarios/ids';
import { fillEllipse, fillPath, strokePath, type Brush, type Paint } from '../paint';

export const BACKPACK = { width: 104, height: 124 } as const;

/** Seen from above: what the flap is made of. */
export const FLAP: Readonly<Record<Half, string>> = { day: '#ffc64d', night: '#31458f' };
export const CANVAS = '#4b5a3f';

/** The upper half tells when its bearer acts: sun or moon. */
export const backpackPaint: Readonly<Record<Half, Paint>> = {
  day: (brush) => {
    bag(brush, 'day');
    for (let ray = 0; ray < 8; ray += 1) {
      const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
      strokePath(brush, '#fff6cf', 5, `M${52 + x * 19} ${33 + y * 19} l${x * 8} ${y * 8}`);
    }
    fillEllipse(brush, '#fff6cf', 52, 33, 14);
  },
  night: (brush) => {
    bag(brush, 'night');
    fillEllipse(brush, '#eef3ff', 54, 33, 21);
    fillEllipse(brush, FLAP.night, 64, 28, 18);
    for (const [x, y] of [[20, 18], [84, 50], [26, 52]] as const) fillEllipse(brush, '#eef3ff', x, y, 3.5); // prettier-ignore
  },
};

function bag(brush: Brush, half: Half): void {
  brush.fillStyle = CANVAS;
  brush.fillRect(0, 0, BACKPACK.width, BACKPACK.height);
  brush.fillStyle = FLAP[half];
  brush.fillRect(0, 0, BACKPACK.width, 66);
  brush.fillStyle = 'rgba(0, 0, 0, 0.35)';
  brush.fillRect(0, 64, BACKPACK.width, 5);
  fillPath(brush, '#3a4632', 'M18 82 H86 V116 H18Z');
  fillPath(brush, '#d9bd92', 'M46 62 h12 v30 h-12Z');
  brush.strokeStyle = 'rgba(0, 0, 0, 0.35)';
  brush.lineWidth = 4;
  brush.strokeRect(0, 0, BACKPACK.width, BACKPACK.height);
}
