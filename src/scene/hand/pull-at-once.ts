// A figure is pulled as it stands: that it wants to move is said by the pull, and its disc lies under the finger by then.
import { distance } from '../../physics/measure/vector';
import type { Spot, Vec2 } from '../../physics/table';
import type { Decision, OptionId } from '../../scenarios/decisions';
import { handleAt, handlesOf, type Handle, type ToPixel } from './grips';
import type { Hand } from './hand';
import type { Press } from './press';

/** Less than this is a tap, and a camera that is turned begins elsewhere. */
const PULLED = 10;

/** A pull that has begun before there was anything to be flicked. */
export type EarlyPull = {
  readonly press: Press;
  readonly choice: OptionId;
  /** Where the finger is now. */
  readonly now: Press;
  readonly isGiven: boolean;
};

/** Nothing where the figure may not move, or the finger is not on it. */
export function earlyPull(
  press: Press,
  decision: Decision | undefined,
  figure: Spot | undefined,
  toPixel: ToPixel,
): EarlyPull | undefined {
  if (decision?.kind !== 'chooseAction' || !figure) return undefined;
  const move = decision.options.find(({ means }) => means.verb === 'move');
  if (!move) return undefined;
  const onFigure: Handle = { kind: 'flick', choice: move.id, at: figure };
  // A finger's breadth: farther off it is the table that is taken hold of.
  if (!handleAt(press.at, [onFigure], toPixel, 0)) return undefined;
  return { press, choice: move.id, now: press, isGiven: false };
}

export const isPull = ({ press }: EarlyPull, at: Vec2): boolean => distance(press.at, at) > PULLED;

/** What the pull has hold of, once it is there. */
export const discFor = (
  { isGiven }: EarlyPull,
  decision: Decision | undefined,
  hand: Hand,
): Handle | undefined =>
  isGiven && decision?.kind === 'flickDisc'
    ? handlesOf(hand, undefined).find(({ kind }) => kind === 'flick')
    : undefined;
