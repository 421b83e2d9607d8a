// Doors, objects, markers.
import type { FlareFace } from '../../../physics/recording';
import type { CompassPoint } from '../../compass';
import type { Noun } from '../../noun';
import { atStart, count, list } from '../grammar';
import { compass } from './where';

/** Markers of one sort; secret is what these eyes have seen and the others have not. */
export type Sort = { readonly noun: Noun; readonly number: number; readonly secret: boolean };

export const town = {
  /** “2 face-down markers and 1 rifle”. */
  contents: (sorts: readonly Sort[]): string =>
    list(
      sorts.map(
        ({ noun, number, secret }) =>
          count(noun, number) + (secret ? ' (face down: you have looked)' : ''),
      ),
    ),
  doorFacing: (point: CompassPoint): string => `door facing ${compass[point]}`,
  reserve: (markers: number): string =>
    `Reserve outside town: ${markers} face-down ${markers === 1 ? 'marker' : 'markers'}.`,
  line: (thing: Noun, parts: readonly string[]): string =>
    `${atStart(thing)}: ${parts.join(', ')}.`,
  flare: (face: FlareFace, where: string): string =>
    `${face === 'large' ? 'A large flare, loud' : 'A small flare, low'}: ${where}. The zombies go there this turn.`,
  holds: (contents: string): string => `Holds ${contents}.`,
};
