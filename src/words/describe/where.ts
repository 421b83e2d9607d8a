// Distances and directions in words.
import { directionOf } from '../../physics/measure/trig';
import { distance, subtract } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { Language } from '../texts';
import { both, say, type Both } from '../both';

/** From east, counter-clockwise, as the table counts. */
const COMPASS: readonly Both[] = [
  both('east', 'à l’est'),
  both('north-east', 'au nord-est'),
  both('north', 'au nord'),
  both('north-west', 'au nord-ouest'),
  both('west', 'à l’ouest'),
  both('south-west', 'au sud-ouest'),
  both('south', 'au sud'),
  both('south-east', 'au sud-est'),
];

export const compass = (degrees: number, language: Language): string => {
  const point = Math.round((((degrees % 360) + 360) % 360) / 45) % 8;
  return COMPASS[point]?.[language] ?? '';
};

/** Twelve is straight ahead of whoever looks that way. */
export const clock = (degrees: number, facing: number): number => {
  const turned = (((facing - degrees) % 360) + 360) % 360;
  return Math.round(turned / 30) % 12 || 12;
};

/** A place to measure from, and perhaps the way one looks. */
export type From = Vec2 & { readonly facing?: number };

/** “18 cm north-east, at 2 o’clock”; without a place to measure from, where on the table. */
export function whereIs(at: Vec2, from: From | undefined, language: Language): string {
  if (!from) {
    const [x, y] = [Math.round(at.x), Math.round(at.y)];
    return say(
      language,
      `${x} cm from the west edge and ${y} cm from the south edge`,
      `à ${x} cm du bord ouest et ${y} cm du bord sud`,
    );
  }
  const way = Math.round(distance(from, at));
  if (way === 0) return say(language, 'right here', 'ici même');
  const degrees = directionOf(subtract(at, from));
  const hour = from.facing === undefined ? undefined : clock(degrees, from.facing);
  return say(
    language,
    `${way} cm ${compass(degrees, 'en')}${hour ? `, at ${hour} o’clock` : ''}`,
    `à ${way} cm ${compass(degrees, 'fr')}${hour ? `, à ${hour} h` : ''}`,
  );
}
