// Distances and directions in words.
import type { CompassPoint } from '../../compass';
import type { where as English } from '../../en/describe/where';

const compass: Readonly<Record<CompassPoint, string>> = {
  e: 'à l’est',
  ne: 'au nord-est',
  n: 'au nord',
  nw: 'au nord-ouest',
  w: 'à l’ouest',
  sw: 'au sud-ouest',
  s: 'au sud',
  se: 'au sud-est',
};

/** Au nord, vers le nord; à l’est, vers l’est. */
export const toward = (point: CompassPoint): string =>
  compass[point].replace(/^à /, 'vers ').replace(/^au /, 'vers le ');

export const where: typeof English = {
  compass,
  onTable: (x, y) => `à ${x} cm du bord ouest et ${y} cm du bord sud`,
  here: 'ici même',
  away: (way, point, hour) => `à ${way} cm ${compass[point]}${hour ? `, à ${hour} h` : ''}`,
};
