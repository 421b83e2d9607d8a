// What a try came to, as one of a few names, read from the rules' own verdicts.
import { isInTown } from '../../physics/measure/structure';
import type { Outcome } from '../../physics/recording';
import type { Table, Vec2 } from '../../physics/table';
import type { AimOutlook, FigureOutlook } from '../../scenarios/outlook';

export const RESULTS = [
  'falls',
  'friendFalls',
  'stands',
  'blocked',
  'misses',
  'inside',
  'moves',
  'touches',
  'doorLine',
  'staysIn',
  'leavesTown',
  'tips',
  'closed',
  'topples',
  'failsToppling',
  'out',
  'stays',
  'flareLarge',
  'flareSmall',
  'flareOut',
  'noRoom',
] as const;
export type Result = (typeof RESULTS)[number];

/** Whether that is what one wants. */
export const isGood = (result: Result): boolean => GOOD[result];
const GOOD: Readonly<Record<Result, boolean>> = {
  falls: true,
  friendFalls: false,
  stands: false,
  blocked: false,
  misses: false,
  inside: true,
  moves: true,
  touches: false,
  doorLine: false,
  staysIn: false,
  leavesTown: false,
  tips: false,
  closed: false,
  topples: true,
  failsToppling: false,
  out: true,
  stays: false,
  flareLarge: true,
  flareSmall: true,
  flareOut: false,
  noRoom: false,
};

export function resultOf(outlook: AimOutlook): Result {
  switch (outlook.of) {
    case 'shot':
      return ofFigures(outlook.figures) ?? (outlook.blocked ? 'blocked' : 'misses');
    case 'scatter':
      return outlook.felled[1] > 0 ? 'falls' : 'misses';
    case 'blow': {
      const felled = ofFigures(outlook.figures) === 'falls';
      if (!outlook.move) return felled ? 'topples' : (ofFigures(outlook.figures) ?? 'misses');
      if (felled) return outlook.move.ok ? 'topples' : 'failsToppling';
      return ofMove(outlook.move);
    }
    case 'move':
      return ofMove(outlook.move);
    case 'push':
      return outlook.out ? 'out' : 'stays';
    case 'noRoom':
      return 'noRoom';
  }
}

/** A friend who falls is told before anything that was gained by it. */
function ofFigures(figures: readonly FigureOutlook[]): Result | undefined {
  const fallen = figures.filter(({ fate }) => fate === 'falls');
  if (fallen.some(({ side }) => side === 'friend' || side === 'self')) return 'friendFalls';
  if (fallen.length > 0) return 'falls';
  return figures.length > 0 ? 'stands' : undefined;
}

type Moved = Extract<AimOutlook, { readonly of: 'move' }>['move'];

function ofMove(move: Moved): Result {
  if (move.ok) return move.into ? 'inside' : 'moves';
  const FAILED = {
    touched: 'touches',
    leftTown: 'leavesTown',
    notThroughTheDoor: 'staysIn',
    closed: 'closed',
    onTheDoorLine: 'doorLine',
    fell: 'tips',
  } as const;
  return FAILED[move.failure.why];
}

export function flareResult(
  { layout }: Pick<Table, 'layout'>,
  { rest, flareFace }: Outcome,
): Result {
  const lies: Vec2 | undefined = rest.find(({ id }) => id === 'flare')?.pose;
  if (!lies || !isInTown(layout, lies)) return 'flareOut';
  return flareFace === 'large' ? 'flareLarge' : 'flareSmall';
}
