import type { Outline } from '../outline';

/** Figures are drawn in tenths of a millimetre, so that their paths are whole numbers. */
export const FIGURE = { width: 210, height: 370 } as const;
/** Where the body rises out of the foot. */
export const FOOT_TOP = 330;
/** The table knows a body of 19 mm on a foot of 21: nothing may be drawn wider. */
const WIDEST = 95;

export type Silhouette = {
  readonly headTop: number;
  readonly headHalf: number;
  readonly shoulderHalf: number;
  /** How wide the clothes fall at the feet. */
  readonly hemHalf?: number;
  /** A hat's brim: how high, how far out. */
  readonly brim?: { readonly y: number; readonly half: number };
  /** A bun, a bobble or a hood's tip on top of the head. */
  readonly knot?: { readonly top: number; readonly half: number };
  /** Arms reaching out, as the dead do. */
  readonly reaching?: boolean;
  /** What sticks out on one side only. */
  readonly prop?: Outline;
};

const MIDDLE = FIGURE.width / 2;
const NECK = { half: 40, y: 136 } as const;

type Step = readonly number[];

/** Left side from the foot up to the crown; the right side is its mirror image. */
function leftSide({
  headTop,
  headHalf,
  shoulderHalf,
  hemHalf = 78,
  brim,
  knot,
  reaching,
}: Silhouette): Step[] {
  const steps: Step[] = [[-hemHalf, FOOT_TOP]];
  if (reaching)
    steps.push([-66, 235], [-90, 205, -93, 168], [-WIDEST, 128, -76, 130], [-62, 132, -54, 152]);
  else
    steps.push(
      [-hemHalf, 290, -shoulderHalf - 4, 235],
      [-shoulderHalf, 150, -NECK.half - 8, NECK.y + 12],
    );
  steps.push([-NECK.half, NECK.y]);
  if (brim) {
    steps.push([-headHalf, 118, -headHalf + 2, brim.y + 16], [-brim.half, brim.y + 14], [-brim.half - 3, brim.y, -brim.half + 4, brim.y - 4], [-headHalf + 2, brim.y - 6]); // prettier-ignore
  } else {
    steps.push([-headHalf * 1.12, 122, -headHalf * 1.12, 122, -headHalf, 84]);
  }
  const crownTop = knot ? knot.top + 30 : headTop;
  if (knot) {
    steps.push([-headHalf, crownTop + 4, -knot.half, crownTop]);
    steps.push([-knot.half - 4, knot.top, 0, knot.top]);
  } else {
    steps.push([-headHalf, crownTop, 0, crownTop]);
  }
  return steps;
}

export const silhouetteOutline =
  (silhouette: Silhouette): Outline =>
  (pen) => {
    const left = leftSide(silhouette);
    const start = MIDDLE - (silhouette.hemHalf ?? 78);
    pen.moveTo(start, FIGURE.height - 4);
    for (const step of left) draw(step, 1);
    for (const step of mirrored(left)) draw(step, -1);
    pen.lineTo(FIGURE.width - start, FIGURE.height - 4);
    pen.lineTo(start, FIGURE.height - 4);

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
    .slice(1)
    .map((step, i) => {
      const end = steps[i]?.slice(-2) ?? [];
      const bends = step.slice(0, -2);
      return bends.length === 4
        ? [...bends.slice(2), ...bends.slice(0, 2), ...end]
        : [...bends, ...end];
    })
    .toReversed();
}
