// Distances and directions in words.
import { directionOf } from '../../physics/measure/trig';
import { distance, subtract } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import { COMPASS, type CompassPoint } from '../compass';
import { TEXTS, type Language } from '../texts';

export const compassPoint = (degrees: number): CompassPoint =>
  COMPASS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? 'e';

/** Twelve is straight ahead of whoever looks that way. */
export const clock = (degrees: number, facing: number): number => {
  const turned = (((facing - degrees) % 360) + 360) % 360;
  return Math.round(turned / 30) % 12 || 12;
};

/** A place to measure from, and perhaps the way one looks. */
export type From = Vec2 & { readonly facing?: number };

/** “18 cm north-east, at 2 o’clock”, edge to edge where that is known; without a place to measure from, where on the table. */
export function whereIs(
  at: Vec2,
  from: From | undefined,
  language: Language,
  gap?: number,
): string {
  const words = TEXTS[language].describe.where;
  if (!from) return words.onTable(Math.round(at.x), Math.round(at.y));
  const way = Math.round(gap ?? distance(from, at));
  if (way === 0) return words.here;
  const degrees = directionOf(subtract(at, from));
  const hour = from.facing === undefined ? undefined : clock(degrees, from.facing);
  return words.away(way, compassPoint(degrees), hour);
}
