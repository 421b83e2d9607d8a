import type { Outline } from '../../geometry/outline';

/** Figures are drawn in tenths of a millimetre, so that their paths are whole numbers. */
export const FIGURE = { width: 210, height: 370, depth: 120 } as const;
export const FIGURE_CM = { width: 2.1, height: 3.7, depth: 1.2 } as const;

export type Silhouette = {
  readonly headTop: number;
  readonly headHalf: number;
  readonly shoulderHalf: number;
  /** A hat's brim: how high, how far out. */
  readonly brim?: { readonly y: number; readonly half: number };
  /** Arms reaching out, as the dead do. */
  readonly reaching?: boolean;
};

const MIDDLE = FIGURE.width / 2;
const FOOT_TOP = 330;
const NECK = { half: 40, y: 136 } as const;

type Step = readonly number[];

/** Left side from the foot up to the crown; the right side is its mirror image. */
function leftSide({ headTop, headHalf, shoulderHalf, brim, reaching }: Silhouette): Step[] {
  const steps: Step[] = [
    [-MIDDLE, FOOT_TOP + 6],
    [-MIDDLE, FOOT_TOP - 6, -92, FOOT_TOP - 12],
  ];
  if (reaching)
    steps.push([-70, 235], [-94, 205, -98, 168], [-104, 128, -76, 130], [-62, 132, -54, 152]);
  else
    steps.push(
      [-80, 300, -shoulderHalf - 6, 235],
      [-shoulderHalf, 150, -NECK.half - 8, NECK.y + 12],
    );
  steps.push([-NECK.half, NECK.y]);
  if (brim) {
    steps.push([-headHalf, 118, -headHalf + 2, brim.y + 16], [-brim.half, brim.y + 14], [-brim.half - 6, brim.y, -brim.half + 4, brim.y - 4], [-headHalf + 2, brim.y - 6]); // prettier-ignore
    steps.push([-headHalf + 2, headTop, 0, headTop]);
  } else {
    steps.push(
      [-headHalf * 1.12, 122, -headHalf * 1.12, 122, -headHalf, 84],
      [-headHalf, headTop, 0, headTop],
    );
  }
  return steps;
}

export const silhouetteOutline =
  (silhouette: Silhouette): Outline =>
  (pen) => {
    const left = leftSide(silhouette);
    pen.moveTo(0, FIGURE.height);
    for (const step of left) draw(step, 1);
    for (const step of mirrored(left)) draw(step, -1);
    pen.lineTo(FIGURE.width, FIGURE.height);
    pen.lineTo(0, FIGURE.height);

    function draw([a = 0, b = 0, c, d, e, f]: Step, side: 1 | -1): void {
      const at = (x: number): number => MIDDLE + x * side;
      if (c === undefined || d === undefined) pen.lineTo(at(a), b);
      else if (e === undefined || f === undefined) pen.quadraticCurveTo(at(a), b, at(c), d);
      else pen.bezierCurveTo(at(a), b, at(c), d, at(e), f);
    }
  };

/** The same curves walked the other way round: each ends where it used to start. */
function mirrored(steps: readonly Step[]): Step[] {
  return steps
    .map((step, i) => {
      const end = i === 0 ? [-MIDDLE, FIGURE.height] : (steps[i - 1]?.slice(-2) ?? []);
      const bends = step.slice(0, -2);
      return bends.length === 4
        ? [...bends.slice(2), ...bends.slice(0, 2), ...end]
        : [...bends, ...end];
    })
    .toReversed();
}
