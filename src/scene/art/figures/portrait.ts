// The face of a figure for the page: head and shoulders before its own colour, in a square of 210.
import { isSurvivorId, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { ZombieDesign } from '../../../scenarios/catalogue/zombies';
import { fill, type Drawing } from '../drawing';
import { bodyPath } from './cut';
import type { FigureDesign } from './design';
import { survivors } from './survivors';
import { zombies } from './zombies';

export type FaceOf = SurvivorId | ZombieDesign;

export const designOf = (of: FaceOf): FigureDesign =>
  isSurvivorId(of) ? survivors[of] : zombies[of];

/** The living look out of a rounded window, the dead out of one with broken corners. */
const WINDOW = 'M40 0 H170 Q210 0 210 40 V170 Q210 210 170 210 H40 Q0 210 0 170 V40 Q0 0 40 0Z';
const BROKEN = 'M34 0 H176 L210 34 V176 L176 210 H34 L0 176 V34Z';

export type Portrait = {
  readonly window: string;
  readonly drawing: Drawing;
};

/** Smaller than this it is an icon, and fine strokes would only blur it. */
const ICON = 48;
export const isIcon = (size: number): boolean => size < ICON;

export function portraitOf(of: FaceOf, size: number): Portrait {
  const design = designOf(of);
  const whole: Drawing = [
    fill(design.ground, 'M0 0 H210 V210 H0Z'),
    fill(design.coat, bodyPath(design)),
    ...design.collar,
    ...design.head,
  ];
  return {
    window: isSurvivorId(of) ? WINDOW : BROKEN,
    drawing: isIcon(size) ? whole.filter((stroke) => stroke.fine !== true) : whole,
  };
}
