// What the hand does with what lies in it: takes it, pulls it, lets go of it, gives it as the answer.
import type { Answer } from '../../match/session';
import type { OptionId } from '../../scenarios/decisions';
import { answerOf } from './aiming';
import { aimed, aimShown, choose, setStruck, useHand, withNumbers, type Hand } from './hand';
import { handle, isHolding, isPulled, type CancelReason, type HandEvent } from './machine';
import { numbersOf } from './strength';

const { getState, setState } = useHand;

/** Picks what is taken, and remembers the aim that comes back if nothing becomes of it. */
export function take(choice: OptionId, struck: number | undefined): void {
  const { meant: before } = getState();
  if (before) setState({ before });
  choose(choice);
  if (struck !== undefined) setStruck(struck);
}

/** Everything that happens to the piece goes through the machine; whether that made a difference. */
export function feed(event: HandEvent): boolean {
  const hand = getState();
  const grasp = handle(hand.grasp, event);
  if (grasp === hand.grasp) return false;
  const { before } = hand;
  if (grasp.phase === 'cancelled')
    setState({ grasp, steered: false, ...(before && aimed(before, 0)) });
  else
    setState({
      grasp,
      steered: false,
      ...pulled({ ...hand, grasp }, 'time' in event ? event.time : undefined),
    });
  return true;
}

/** The aim comes to rest a moment after the finger does; while a finger holds the piece nothing else aims it. */
export function steady(time: number): void {
  setState((hand) => {
    if (!isHolding(hand.grasp)) return hand;
    const now = pulled(hand, time);
    // What rests is not told again: a still hand asks for no frame.
    const rests =
      !hand.steered &&
      now.meant?.direction === hand.meant?.direction &&
      now.meant?.speed === hand.meant?.speed;
    return rests ? hand : { steered: false, ...now };
  });
}

/** What the pull makes of the aim at a time, or at the finger's last move. */
function pulled(
  { grasp, meant, sway }: Hand,
  time: number | undefined,
): Pick<Hand, 'aiming' | 'meant'> {
  if (!meant || !isPulled(grasp)) return {};
  const at = time ?? grasp.trail.at(-1)?.time ?? 0;
  return aimed(withNumbers(meant, numbersOf(grasp, meant.offer.speed, at)), sway);
}

/** Lets go of the piece; whether one was held. */
export function letGo(why: CancelReason): boolean {
  return isHolding(getState().grasp) && feed({ kind: 'cancel', why });
}

/** Lets go of whatever is held, or forgets an aim that was set without holding; whether there was any. */
export function cancel(): boolean {
  if (letGo('escape')) return true;
  const { steered } = getState();
  if (steered) setState({ steered: false });
  return steered;
}

/** What is aimed or placed, as the answer it makes. */
function inHand({ aiming, placing }: Hand): Answer | undefined {
  if (aiming) return answerOf(aiming);
  if (!placing) return undefined;
  const { turned: _turned, ...given } = placing;
  return given;
}

/** Gives what is aimed or placed as the answer. */
export function give(onAnswer: (answer: Answer) => void): void {
  const hand = getState();
  // Nobody lets go of a breath that has not been seen.
  if (hand.living && hand.aiming && !isPulled(hand.grasp) && !aimShown(hand)) {
    setState({ steered: true });
    return;
  }
  const answer = inHand(hand);
  if (hand.aiming) feed({ kind: 'give' });
  if (answer) onAnswer(answer);
}
