// The town's buildings on one printed sheet.
import { fillEllipse, type Paint } from '../paint';
import { printSheet } from '../sheet';
import { FACADE } from './design';
import { FACADES } from './designs';
import { backLight, backPaint, facadeLight, facadePaint } from './paint-facade';
import { TRACK, trackPaint } from './rv';

const PIXELS = 37;
const BACK_PIXELS = 19;

const wheelPaint: Paint = (brush) => {
  brush.fillStyle = '#6d6455';
  brush.fillRect(0, 0, 4, 2);
  fillEllipse(brush, '#15171c', 2, 1.02, 1.15, 0.98);
  fillEllipse(brush, '#a8afb8', 2, 1.02, 0.58, 0.52);
  fillEllipse(brush, '#4a515b', 2, 1.02, 0.2);
};

const stepPaint: Paint = (brush) => {
  brush.fillStyle = '#b49a6e';
  brush.fillRect(0, 0, 4, 2);
  for (let y = 0, odd = 0; y < 2; y += 0.5, odd = 1 - odd) {
    brush.fillStyle = 'rgba(60, 40, 16, 0.4)';
    brush.fillRect(0, y, 4, 0.06);
    for (let x = odd * 0.5; x < 4; x += 1) brush.fillRect(x, y, 0.06, 0.5);
  }
  brush.fillStyle = 'rgba(240, 246, 250, 0.7)';
  brush.fillRect(0, 0, 4, 0.16);
};

export const townSheet = printSheet('town', 2048, [
  ...Object.values(FACADES).map((design) => ({
    id: design.id,
    width: design.width,
    height: FACADE.height,
    pixels: PIXELS,
    paint: facadePaint(design),
    light: facadeLight(design),
  })),
  ...Object.values(FACADES).map((design) => ({
    id: `${design.id} back`,
    width: design.width,
    height: FACADE.height,
    pixels: BACK_PIXELS,
    paint: backPaint(design),
    light: backLight(design),
  })),
  { id: 'track', width: TRACK.width, height: TRACK.height, pixels: 52, paint: trackPaint },
  { id: 'wheel', width: 4, height: 2, pixels: 40, paint: wheelPaint },
  { id: 'step', width: 4, height: 2, pixels: 40, paint: stepPaint },
  {
    id: 'white',
    width: 4,
    height: 4,
    pixels: 4,
    paint: (brush) => {
      brush.fillStyle = '#fff';
      brush.fillRect(0, 0, 4, 4);
    },
  },
]);
