// The keyboard's hand: what the keys of the table do, and the steps that the panel shares with them.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/match/session';
import { optionId, type Decision } from '../../src/scenarios/decisions';
import { standingPose } from '../../src/physics/measure/pose';
import { must } from '../../src/scenarios/queries';
import { useCamera, viewOf } from '../../src/scene/camera/wish';
import type { Placeable } from '../../src/scene/hand/aiming';
import { cancel } from '../../src/scene/hand/gesture';
import * as hand from '../../src/scene/hand/hand';
import { pressKey } from '../../src/scene/hand/keys';
import { emptyHand, takeUp } from '../../src/scene/hand/take-up';
import { pressed } from './support/keyboard';
import { FIGURE, handQuestion, offerOf } from './support/table-hand';

const answers: Answer[] = [];
const { getState } = hand.useHand;
const ask = (decision?: Decision, placeable?: Placeable): void =>
  takeUp(decision, FIGURE, placeable);
/** One key after the other; whether the last one meant something. */
function type(codes: string, more: { shift?: boolean; held?: boolean } = {}, yaw = 0): boolean {
  return codes
    .split(' ')
    .map((code) =>
      pressKey(pressed(code, { code, ...more }), yaw, (answer) => void answers.push(answer)),
    )
    .every(Boolean);
}
beforeEach(() => {
  answers.length = 0;
  emptyHand();
  useCamera.setState(useCamera.getInitialState(), true);
});

describe('aiming', () => {
  const disc = () => handQuestion({ it: { flick: offerOf({ speed: [0, 1000] }) } });

  test('arrows turn and push; Shift is ten times finer; a held key turns faster', () => {
    ask(disc());
    expect(getState()).toMatchObject({ steered: false, aiming: { direction: 90, speed: 400 } });
    expect(type('ArrowRight')).toBe(true);
    expect(getState()).toMatchObject({ steered: true, aiming: { direction: 88 } });
    type('ArrowLeft ArrowLeft');
    expect(getState().aiming?.direction).toBe(92);
    type('ArrowLeft', { held: true });
    expect(getState().aiming?.direction).toBe(98);
    type('ArrowLeft', { shift: true });
    expect(getState().aiming?.direction).toBe(98.2);
    type('ArrowUp');
    expect(getState().aiming?.speed).toBe(420);
    type('ArrowDown', { shift: true });
    expect(getState().aiming?.speed).toBe(418);
  });
  test('never harder or softer than offered', () => {
    ask(disc());
    hand.setSpeed(99_999);
    expect(getState().aiming?.speed).toBe(1000);
    hand.nudge({ push: -2 });
    expect(getState().aiming?.speed).toBe(0);
  });
  test.each(['Space', 'Enter'])('%s flicks', (code) => {
    ask(disc());
    type(`ArrowLeft ${code}`);
    expect(answers).toEqual([{ choice: 'it', flick: { direction: 92, speed: 400 } }]);
    expect(getState()).toMatchObject({ grasp: { phase: 'given' }, steered: false });
  });
  test('what was aimed by keys is shown until it is forgotten', () => {
    ask(disc());
    expect(hand.aimShown(getState())).toBeUndefined();
    expect(cancel()).toBe(false);
    type('ArrowLeft');
    expect(hand.aimShown(getState())).toMatchObject({ direction: 92 });
    expect(cancel()).toBe(true);
    expect(hand.aimShown(getState())).toBeUndefined();
    expect(cancel()).toBe(false);
  });
  test('brackets go through the offers, around both ends', () => {
    ask(
      handQuestion({ a: { flick: offerOf() }, b: { flick: offerOf() }, c: { flick: offerOf() } }),
    );
    const chosen = () => getState().aiming?.choice;
    expect(type('BracketRight')).toBe(true);
    expect(chosen()).toBe(optionId('b'));
    type('BracketRight BracketRight');
    expect(chosen()).toBe(optionId('a'));
    type('BracketLeft');
    expect(chosen()).toBe(optionId('c'));
  });
  test('a bat is turned by Q and E and struck elsewhere by Z and X', () => {
    ask(handQuestion({ hit: { flick: offerOf({ launch: 'bat' }) } }));
    hand.setAxis(20);
    const { struck = 0 } = getState().aiming ?? {};
    type('KeyQ KeyQ KeyE KeyX');
    expect(getState().aiming?.axis).toBe(25);
    expect(getState().aiming?.struck).toBeCloseTo(struck + 0.2);
    type('KeyZ KeyZ');
    expect(getState().aiming?.struck).toBeCloseTo(struck - 0.2);
    // The whole turns together.
    type('ArrowLeft');
    expect(getState().aiming?.axis).toBe(27);
  });
  test('a rifle is pushed another way by Q and E, and turns with the flick', () => {
    ask(handQuestion({ shoot: { flick: offerOf({ launch: 'sniper' }) } }));
    const { aim = 0 } = getState().aiming ?? {};
    type('KeyQ KeyQ KeyE ArrowLeft');
    expect(getState().aiming?.aim).toBe(aim + 3);
  });
  test('comma and full stop go along a door, as far as it goes', () => {
    const shift = { direction: 0, range: [-1, 1] } as const;
    ask(handQuestion({ out: { flick: offerOf({ shift }) } }));
    type('Comma');
    expect(getState().aiming).toMatchObject({ shift: 0.5, offer: { at: { x: 60.5, y: 40 } } });
    type('Period Period Period Period Period');
    expect(getState().aiming?.shift).toBe(-1);
  });
  test('A149: around a shooter the start goes round by , and . and nearer or farther by Z and X', () => {
    const figure = {
      id: 'thomas',
      kind: 'survivor',
      pose: standingPose('survivor', FIGURE),
    } as const;
    const within = { figure, gap: 6, width: 1 };
    ask(handQuestion({ near: { flick: offerOf({ at: { x: 57, y: 40 }, within }) } }));
    type('KeyX KeyX');
    expect(getState().aiming).toMatchObject({
      from: { x: 56, y: 40 },
      offer: { at: { x: 56, y: 40 } },
    });
    type('Period Period Period Period Period Period Period Period Period');
    const { from } = must(getState().aiming, 'an aim');
    expect(from?.x).toBeCloseTo(60, 1);
    expect(from?.y).toBeCloseTo(44, 1);
    // No farther than the reach goes.
    type(Array.from({ length: 20 }, () => 'KeyX').join(' '));
    expect(getState().aiming?.offer.at.y).toBeLessThan(48);
    type('Space');
    expect(answers[0]?.flick?.from).toEqual(getState().aiming?.offer.at);
  });
  test('what means nothing to a disc is left to others', () => {
    ask(disc());
    for (const code of ['KeyQ', 'KeyZ', 'Comma', 'KeyD', 'Escape']) expect(type(code)).toBe(false);
    expect(type('KeyV')).toBe(true);
  });
});

describe('placing', () => {
  const places = [
    { x: 30, y: 30 },
    { x: 35, y: 30 },
  ];
  const placeable = { places, whyNot: () => undefined };
  const spot = () => getState().placing?.spot;

  test('arrows move the place as it is seen; Space gives it', () => {
    ask(handQuestion({ put: { needsSpot: true } }), placeable);
    expect(spot()).toEqual(places[0]);
    type('ArrowRight ArrowUp');
    const seen = spot();
    expect(seen).not.toEqual(places[0]);
    type('ArrowLeft ArrowDown');
    expect(spot()).toEqual(places[0]);
    type('ArrowRight ArrowUp', {}, 180);
    expect(spot()).toEqual({ x: 60 - (seen?.x ?? 0), y: 60 - (seen?.y ?? 0) });
    type('Space');
    expect(answers).toEqual([{ choice: 'put', spot: spot() }]);
  });
  test('brackets go through the good places; from elsewhere to the first', () => {
    ask(handQuestion({ put: { needsSpot: true } }), placeable);
    type('BracketRight');
    expect(spot()).toEqual(places[1]);
    type('BracketRight');
    expect(spot()).toEqual(places[0]);
    type('BracketLeft ArrowUp BracketLeft');
    expect(spot()).toEqual(places[0]);
  });
  test('a look is turned by Q and E, and given only once it was turned', () => {
    ask(handQuestion({ turn: { needsFacing: true } }));
    expect(type('Enter')).toBe(false);
    type('KeyE KeyE');
    expect(type('Enter')).toBe(true);
    expect(answers).toEqual([{ choice: 'turn', facing: 80 }]);
  });
  test('who is not on the table yet stands in its middle', () => {
    takeUp(handQuestion({ put: { needsSpot: true } }), undefined);
    expect(spot()).toEqual({ x: 60, y: 45 });
  });
});

describe('with nothing in the hand', () => {
  test('nothing is changed or given', () => {
    const before = getState();
    hand.aimAt(10);
    hand.setSpeed(10);
    hand.nudge({ turn: 1, push: 1 });
    hand.setAxis(10);
    hand.setShift(1);
    hand.setSpot({ x: 1, y: 1 });
    hand.chooseNext(1);
    hand.choosePlace(1);
    expect(getState()).toEqual(before);
    expect([type('Space'), answers]).toEqual([false, []]);
  });
  test('arrows turn the camera, with Shift they move it; plus and minus zoom', () => {
    type('ArrowLeft');
    expect(useCamera.getState()).toMatchObject({ free: true, nudged: { turn: -6, tilt: 0 } });
    type('ArrowUp', { shift: true });
    expect(useCamera.getState().nudged).toEqual({ right: 0, away: 0.06 });
    type('Equal');
    expect(useCamera.getState().nudged?.zoom).toBeLessThan(1);
    type('NumpadSubtract');
    expect(useCamera.getState().nudged?.zoom).toBeGreaterThan(1);
    type('Home');
    expect(useCamera.getState().free).toBe(false);
  });
  test('Home goes back to the view of the turn, from there to the whole table, and back again', () => {
    useCamera.setState({ suggested: 'behind', free: true });
    const seen = [1, 2, 3].map(() => {
      type('Home');
      return viewOf(useCamera.getState());
    });
    expect(seen).toEqual(['behind', 'above', 'behind']);
    useCamera.setState({ suggested: 'above' });
    type('Home');
    expect(useCamera.getState().asked).toBeUndefined();
  });
  test('V goes through the views', () => {
    type('KeyV');
    expect(viewOf(useCamera.getState())).toBe('follow');
    type('KeyV');
    expect(viewOf(useCamera.getState())).toBe('behind');
  });
  test('N shows and hides who is next to whom, and a new question leaves it so', () => {
    expect(type('KeyN')).toBe(true);
    ask(handQuestion({ it: { flick: offerOf() } }));
    expect(getState().nextTo).toBe(true);
    type('KeyN');
    expect(getState().nextTo).toBe(false);
  });
});
