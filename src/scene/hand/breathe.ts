// A living hand breathes while its aim is shown. It is told the time; where the breath begins is drawn here and written nowhere.
import { begun, breathed } from '../../match/hand/breath';
import { CALM, SWAY, sway, widthOf } from '../../match/hand/sway';
import { aimed, aimShown, useHand, type Hand } from './hand';
import { isHolding } from './machine';
import { shareOf } from './strength';

const { getState, setState } = useHand;

/** The way of a breath around what is meant, in degrees to the left: where it will hang in a moment, and how far it goes. */
export type Arc = {
  readonly sway: number;
  readonly toLeft: boolean;
  readonly widest: number;
};
/** A moment, in seconds: what is asked about now is known then. */
const MOMENT = 0.05;

/** Nothing where the aim does not breathe. */
export function arcOf({ breath, meant }: Pick<Hand, 'breath' | 'meant'>): Arc | undefined {
  if (!breath || !meant) return undefined;
  const { launch, speed } = meant.offer;
  const strength = shareOf(meant.speed, speed);
  if (strength <= CALM) return undefined;
  const at = (seconds: number): number =>
    sway(breath.held + seconds, strength, launch, breath.phase);
  const tires = breath.held + 1 > SWAY.tiring;
  return {
    sway: at(MOMENT),
    toLeft: at(MOMENT + 0.01) > at(MOMENT),
    widest: widthOf(strength, launch) * (tires ? SWAY.heaviest : 1),
  };
}

/** A push is a blow, not an aim: there is nothing to hold still. */
const isPush = ({ grasp }: Hand): boolean => isHolding(grasp) && grasp.grip.gesture === 'push';

/** Carries the aim to where it hangs at a time in ms; whether it goes on moving. */
export function breathe(time: number, draw: () => number = Math.random): boolean {
  const hand = getState();
  const { living, meant, breath: before } = hand;
  if (!living || !meant || !aimShown(hand) || isPush(hand)) {
    // What is being let go keeps what was shown.
    if (before && meant && hand.grasp.phase !== 'given')
      setState({ breath: undefined, sway: 0, ...aimed(meant, 0) });
    return false;
  }
  const { direction, speed, offer } = meant;
  const now = { direction, strength: shareOf(speed, offer.speed) };
  const isCalm = now.strength <= CALM;
  if (isCalm && hand.sway === 0) return false;
  const breath = before ? breathed(before, (time - before.time) / 1000, now) : begun(draw(), now);
  const by = isCalm ? 0 : sway(breath.held, now.strength, offer.launch, breath.phase);
  setState({ breath: { ...breath, time }, sway: by, ...aimed(meant, by) });
  return !isCalm;
}
