// What the dead share: skin, eyes that glow out of dark holes, rime. All of it darker than snow.
import { fill, fine, line, oval, type Drawing } from '../../drawing';

export const SKIN = '#8fa582';
export const HOLE = '#1c231f';
export const GLOW = '#ffe66b';
export const GROUND = '#26302c';

export const glare = (x: number, y: number, size: number): Drawing => [
  oval(HOLE, x, y, size * 1.9, size * 1.7),
  oval(GLOW, x, y, size, size * 0.95),
  oval(HOLE, x + 1, y + 1, size * 0.35),
];

/** Frozen rags over what was once a coat. */
export const rags: Drawing = [
  fill(
    'rgba(0, 0, 0, 0.35)',
    'M0 286 L20 300 36 284 58 304 80 286 105 306 128 286 150 304 172 284 190 300 210 286 V330 H0Z',
  ),
  line('rgba(0, 0, 0, 0.4)', 6, 'M105 196 V290'),
  ...fine(
    fill(
      'rgba(214, 230, 240, 0.5)',
      'M30 196 L48 214 60 200 78 218 92 204 105 220 118 204 132 218 150 200 162 214 180 196 V188 H30Z',
    ),
  ),
];

/** Both arms stretched out; their hands stand out of the card. */
export const sleeves = (color: string): Drawing => [
  line('rgba(0, 0, 0, 0.45)', 46, 'M46 262 L34 222 M164 262 L176 222'),
  line(color, 38, 'M48 262 L34 222 M162 262 L176 222'),
  oval(SKIN, 32, 218, 20, 20),
  oval(SKIN, 178, 218, 20, 20),
];
