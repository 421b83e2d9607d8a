// All rooms on one printed sheet: floors and walls are grey and take their colour from whoever lays them.
import { printSheet } from '../sheet';
import { FLOOR, FLOORS, WALL, WALLS } from './floors';
import { FURNITURE } from './furniture';

const FINE = 15;

export const roomSheet = printSheet('rooms', 1024, [
  ...Object.entries(FLOORS).map(([id, paint]) => ({
    id,
    width: FLOOR,
    height: FLOOR,
    pixels: FINE,
    paint,
  })),
  ...Object.entries(WALLS).map(([id, paint]) => ({ id, ...WALL, pixels: FINE, paint })),
  ...Object.entries(FURNITURE).map(([id, one]) => ({ id, ...one, pixels: FINE })),
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
