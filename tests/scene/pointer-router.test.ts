// Fingers and a mouse over the table, without a browser: each goes to the hand, to a handle or to the camera.
import { describe, expect, test } from 'vitest';
import { option, optionId } from '../../src/scenarios/decisions';
import { cancel, letGo, steady } from '../../src/scene/hand/gesture';
import { aimAt, aimShown, holdFine, useHand } from '../../src/scene/hand/hand';
import { isAimed, isAimedFinely, isHolding } from '../../src/scene/hand/machine';
import { DOOR_KNOB, KNOB, LOOK } from '../../src/scene/hand/grips';
import { asking } from '../support/asking';
import { handQuestion, offerOf, tableHand, toPixel } from './support/table-hand';

const PIECE = { x: 60, y: 40 };
const BACK = { x: 60, y: 32 };
const FAR = { x: 20, y: 20 };
const question = () => handQuestion({ it: { flick: offerOf() } });
const { getState } = useHand;
const phase = (): string => getState().grasp.phase;

describe('a figure that is pulled as it stands', () => {
  const acts = (verb: 'move' | 'end') =>
    asking({ kind: 'chooseAction', about: 'john', options: [option(verb, { verb })] });
  const disc = () => handQuestion({ it: { flick: offerOf() } });

  test('is asked to move, and its disc is held by the same finger', () => {
    const hand = tableHand(acts('move'));
    hand.down(PIECE);
    hand.move({ x: 60, y: 38 });
    expect(hand.answers).toEqual([{ choice: optionId('move') }]);
    hand.ask(disc());
    expect(phase()).toBe('aiming');
    for (let frame = 0; frame < 8; frame += 1) hand.move(BACK);
    hand.up(BACK);
    expect(hand.answers[1]).toMatchObject({ flick: { direction: 90 } });
    expect(hand.turns).toEqual([]);
  });

  test('moves no more than asked when it is let go too soon', () => {
    const hand = tableHand(acts('move'));
    hand.down(PIECE);
    hand.move({ x: 60, y: 38 });
    hand.up({ x: 60, y: 38 });
    hand.ask(disc());
    expect(phase()).toBe('idle');
    expect(hand.answers).toHaveLength(1);
  });

  test.each([
    ['a tap', 'move', PIECE, { x: 60.3, y: 40 }],
    ['a pull beside it', 'move', { x: 66, y: 40 }, { x: 66, y: 30 }],
    ['a pull where it may not move', 'end', PIECE, BACK],
  ] as const)('is left alone by %s', (_, verb, from, to) => {
    const hand = tableHand(acts(verb));
    hand.down(from);
    hand.move(to);
    hand.up(to);
    expect(hand.answers).toEqual([]);
  });

  test('lets two fingers have the camera', () => {
    const hand = tableHand(acts('move'));
    hand.down(PIECE);
    hand.down(FAR, { id: 2, isMain: false });
    hand.move(BACK);
    expect(hand.answers).toEqual([]);
    expect(hand.turns.length).toBeGreaterThan(0);
  });
});

describe('a pull', () => {
  test('is armed, aimed and let go as the answer', () => {
    const hand = tableHand(question());
    expect(phase()).toBe('idle');
    hand.down(PIECE);
    expect(phase()).toBe('armed');
    expect(aimShown(getState())).toBeUndefined();
    hand.move(BACK);
    expect([isHolding(getState().grasp), isAimed(getState().grasp)]).toEqual([true, true]);
    expect(aimShown(getState())).toBe(getState().aiming);
    for (let frame = 0; frame < 8; frame += 1) hand.move(BACK);
    hand.up(BACK);
    expect(hand.answers).toEqual([
      { choice: 'it', flick: { direction: 90, speed: getState().aiming?.speed } },
    ]);
    expect(phase()).toBe('given');
    expect(hand.turns).toEqual([]);
  });

  test('comes to rest a moment after the finger', () => {
    const hand = tableHand(question());
    hand.drag(PIECE, BACK);
    hand.move({ x: 52, y: 40 });
    expect(getState().aiming?.direction).toBe(90);
    steady(hand.now() + 200);
    expect(getState().aiming?.direction).toBe(0);
  });

  test('is not turned by keys while it is held; what they aimed before stays', () => {
    const hand = tableHand(question());
    aimAt(50);
    steady(hand.now());
    expect(getState()).toMatchObject({ steered: true, aiming: { direction: 50 } });
    hand.drag(PIECE, BACK);
    aimAt(10);
    steady(hand.now());
    expect(getState()).toMatchObject({ steered: false, aiming: { direction: 90 } });
  });

  test.each(['shift', 'second thumb'])('is ten times finer by %s', (how) => {
    const hand = tableHand(question());
    hand.down(PIECE);
    hand.move(BACK);
    const shift = how === 'shift';
    holdFine(!shift);
    hand.move({ x: 70, y: 32 }, { shift });
    expect(isAimedFinely(getState().grasp)).toBe(true);
    expect(getState().grasp).toMatchObject({ pull: { x: 10, y: 80 } });
    hand.move({ x: 71, y: 32 }, { shift: false });
    expect(isAimedFinely(getState().grasp)).toBe(!shift);
    holdFine(false);
  });

  test('that is too short answers nothing, and the aim is as before', () => {
    const hand = tableHand(question());
    const before = getState().aiming;
    hand.drag(PIECE, BACK);
    hand.move({ x: 60.2, y: 40 });
    expect(phase()).toBe('armed');
    hand.up({ x: 60.2, y: 40 });
    expect(getState().grasp).toEqual({ phase: 'cancelled', why: 'deadZone' });
    expect(getState().aiming).toEqual(before);
    expect(hand.answers).toEqual([]);
  });

  test.each(['escape', 'rightClick', 'blur'] as const)('ends by %s', (why) => {
    const hand = tableHand(question());
    const before = getState().aiming;
    expect(letGo(why)).toBe(false);
    hand.drag(PIECE, BACK);
    expect(why === 'escape' ? cancel() : letGo(why)).toBe(true);
    expect(getState()).toMatchObject({ grasp: { phase: 'cancelled', why }, aiming: before });
    // The finger that is still down holds nothing any more, not even the camera.
    hand.move(FAR);
    hand.up(FAR);
    expect([hand.answers, hand.turns, phase()]).toEqual([[], [], 'cancelled']);
  });

  test('ends when the pointer is lost, but not with another one', () => {
    const hand = tableHand(question());
    hand.drag(PIECE, BACK);
    hand.router.lose(7);
    expect(phase()).toBe('aiming');
    hand.router.lose(1);
    expect(getState().grasp).toEqual({ phase: 'cancelled', why: 'pointerLost' });
  });

  test('ends when another question is asked, and stays with the same one', () => {
    const hand = tableHand(question());
    hand.drag(PIECE, BACK);
    hand.router.setTask({ ...hand.task, gesture: 'push' });
    expect(phase()).toBe('aiming');
    hand.router.setTask({ ...hand.task, decision: question() });
    expect(getState().grasp).toEqual({ phase: 'cancelled', why: 'overtaken' });
  });

  test('gives both fingers to the camera when a second one comes', () => {
    const hand = tableHand(question());
    hand.drag(PIECE, BACK);
    hand.down(FAR, { id: 2 });
    expect(getState().grasp).toEqual({ phase: 'cancelled', why: 'secondPointer' });
    hand.move({ x: 25, y: 20 }, { id: 2 });
    hand.move({ x: 61, y: 32 });
    expect(hand.turns.length).toBeGreaterThanOrEqual(2);
    hand.up(BACK);
    hand.up(FAR, { id: 2 });
    expect([hand.steering.busy, hand.answers]).toEqual([false, []]);
  });

  test('goes on where the window shows no table: it is the way on the glass that counts', () => {
    const hand = tableHand(question());
    hand.drag(PIECE, BACK);
    hand.move({ x: 60, y: 95 });
    steady(hand.now() + 200);
    expect([phase(), getState().aiming?.direction]).toEqual(['aiming', -90]);
    expect(hand.finger.pointer).toEqual(toPixel({ x: 60, y: 95 }));
  });

  test('knows where its piece and its finger are', () => {
    const hand = tableHand(question());
    expect(hand.finger.piece()).toBeUndefined();
    const forget = hand.finger.finds(() => hand.router.pieceAt());
    expect(hand.finger.piece()).toEqual(toPixel(PIECE));
    hand.drag(PIECE, BACK);
    expect(hand.finger.pointer).toEqual(toPixel(BACK));
    forget();
    expect(hand.finger.piece()).toBeUndefined();
  });
});

test('a swipe through the piece is the answer at once', () => {
  const hand = tableHand(question(), { gesture: 'push' });
  hand.down({ x: 60, y: 30 });
  for (const y of [34, 38, 42, 46]) hand.move({ x: 60, y });
  expect(hand.answers).toMatchObject([{ choice: 'it', flick: { direction: 90 } }]);
  hand.up({ x: 60, y: 46 });
  expect(hand.answers).toHaveLength(1);
});

describe('several offers', () => {
  const sides = () =>
    handQuestion({
      left: { flick: offerOf({ at: { x: 55, y: 40 } }) },
      right: { flick: offerOf({ at: { x: 65, y: 40 } }) },
    });
  test('the one that is taken is chosen; let go in vain, the other is chosen again', () => {
    const hand = tableHand(sides());
    hand.down({ x: 65, y: 40 });
    expect(getState().aiming?.choice).toBe(optionId('right'));
    hand.up({ x: 65, y: 40 });
    expect(getState().aiming?.choice).toBe(optionId('left'));
    hand.drag({ x: 65, y: 40 }, { x: 65, y: 32 });
    hand.up({ x: 65, y: 32 });
    expect(hand.answers).toMatchObject([{ choice: 'right' }]);
  });
});

describe('a bat', () => {
  const bat = () => handQuestion({ hit: { flick: offerOf({ launch: 'bat', speed: [100, 900] }) } });
  test('is turned by its knob, which answers nothing', () => {
    const hand = tableHand(bat());
    const axis = getState().aiming?.axis ?? 0;
    const knob = {
      x: PIECE.x + KNOB * Math.cos((axis * Math.PI) / 180),
      y: PIECE.y + KNOB * Math.sin((axis * Math.PI) / 180),
    };
    hand.drag(knob, { x: 60, y: 50 });
    hand.up({ x: 60, y: 50 });
    expect(getState()).toMatchObject({ aiming: { axis: 90 }, steered: true });
    expect(hand.answers).toEqual([]);
  });
  test('is struck where its handle is pressed', () => {
    const hand = tableHand(bat());
    const { axis = 0 } = getState().aiming ?? {};
    const [x, y] = [Math.cos((axis * Math.PI) / 180), Math.sin((axis * Math.PI) / 180)];
    hand.down({ x: PIECE.x - 2 * x, y: PIECE.y - 2 * y });
    expect(getState().aiming?.struck).toBeCloseTo(2);
    expect(getState().steered).toBe(false);
  });
});

test('behind a door the start is moved along it by its knob, and no farther than it goes', () => {
  const shift = { direction: 0, range: [-2, 2] } as const;
  const hand = tableHand(handQuestion({ out: { flick: offerOf({ shift }) } }));
  const knob = { x: 60, y: 40 + DOOR_KNOB };
  hand.drag(knob, { x: 61, y: 43 });
  expect(getState().aiming).toMatchObject({ shift: 1, offer: { at: { x: 61, y: 40 } } });
  hand.move({ x: 69, y: 43 });
  hand.up({ x: 69, y: 43 });
  expect(getState().aiming?.shift).toBe(2);
  expect(hand.answers).toEqual([]);
});

describe('a place and a look', () => {
  const places = [
    { x: 30, y: 30 },
    { x: 33, y: 30 },
  ];
  const placeable = { places, whyNot: () => undefined };
  const put = () => tableHand(handQuestion({ put: { needsSpot: true } }), { placeable });
  const turn = () => tableHand(handQuestion({ turn: { needsFacing: true } }));
  const tip = { x: 60, y: 40 + LOOK };

  test('a look is given by turning its arrow and letting go', () => {
    const hand = turn();
    hand.tap(tip);
    expect(hand.answers).toEqual([]);
    hand.drag(tip, { x: 70, y: 40 });
    hand.move({ x: 60.1, y: 40 });
    hand.up({ x: 60.1, y: 40 });
    expect(hand.answers).toEqual([{ choice: 'turn', facing: 0 }]);
  });
  test('a look together with a place waits for the place', () => {
    const both = handQuestion({ both: { needsSpot: true, needsFacing: true } });
    const hand = tableHand(both, { placeable });
    hand.drag({ x: 30, y: 30 + LOOK }, { x: 40, y: 30 });
    hand.up({ x: 40, y: 30 });
    expect([hand.answers, getState().placing?.facing]).toEqual([[], 0]);
  });
  test('a place is moved by dragging, and given by a tap on it', () => {
    const hand = put();
    hand.drag({ x: 30, y: 30 }, { x: 25, y: 28 });
    hand.up({ x: 25, y: 28 });
    expect([hand.answers, getState().placing?.spot]).toEqual([[], { x: 25, y: 28 }]);
    hand.tap({ x: 25, y: 28 });
    expect(hand.answers).toEqual([{ choice: 'put', spot: { x: 25, y: 28 } }]);
  });
  test('a tap elsewhere moves it there; near a good place to that very place', () => {
    const hand = put();
    hand.tap({ x: 80, y: 60 });
    expect(getState().placing?.spot).toEqual({ x: 80, y: 60 });
    hand.tap({ x: 30.5, y: 30.5 });
    expect(getState().placing?.spot).toEqual(places[0]);
    // So close that the place which is meant already lies under the finger too.
    hand.tap({ x: 32.6, y: 30 });
    expect(getState().placing?.spot).toEqual(places[1]);
    expect(hand.answers).toEqual([]);
  });
  test('a handle whose pointer is lost is let go', () => {
    const hand = turn();
    hand.drag(tip, { x: 70, y: 40 });
    hand.router.lose(1);
    hand.up({ x: 70, y: 40 });
    expect(hand.answers).toEqual([]);
  });
});

describe('whatever else is pressed', () => {
  const target = { choice: optionId('john'), subject: 'john', id: 'john', at: FAR } as const;
  const targets = [{ ...target, height: 3, radius: 2 }];

  test('turns the camera by dragging', () => {
    const hand = tableHand(question());
    hand.drag(FAR, { x: 40, y: 20 });
    expect(hand.turns.length).toBeGreaterThan(0);
    // While the camera is held nothing is taken.
    hand.down(PIECE, { id: 2 });
    expect(phase()).toBe('idle');
  });
  test('the right button never takes the piece', () => {
    const hand = tableHand(question());
    hand.drag(PIECE, BACK, { isMain: false });
    hand.up(BACK);
    expect([phase(), hand.answers]).toEqual(['idle', []]);
  });
  test('a tap answers what it is on', () => {
    const hand = tableHand(undefined, { targets });
    hand.tap({ x: 50, y: 50 });
    expect(hand.answers).toEqual([]);
    hand.tap(FAR);
    expect(hand.answers).toEqual([{ choice: 'john' }]);
  });
  test('two taps on nothing set the camera back; one whose pointer is lost is none', () => {
    const hand = tableHand(undefined);
    hand.tap(FAR);
    hand.down(FAR);
    hand.router.lose(1);
    expect(hand.resets()).toBe(0);
    hand.tap(FAR);
    expect(hand.resets()).toBe(1);
  });
  test('a mouse without a button says what it is over', () => {
    const hand = tableHand(question(), { targets });
    expect(hand.router.hover(toPixel(FAR))).toBe('pointer');
    expect(getState().pointed).toBe('john');
    expect(hand.router.hover(toPixel(PIECE))).toBe('grab');
    expect(hand.router.hover(toPixel({ x: 100, y: 70 }))).toBeUndefined();
    expect(getState().pointed).toBeUndefined();
  });
});

describe('where pieces may be put elsewhere', () => {
  const LAMP = { id: 'lamp', at: { x: 40, y: 30 }, height: 0, radius: 2 };
  function placing(ahead = 0) {
    const done: unknown[] = [];
    const placer = {
      pieces: [LAMP],
      ahead,
      onSelect: (id: string) => void done.push(['chosen', id]),
      onCarry: (id: string, at: { x: number; y: number }) =>
        void done.push(['carried', id, Math.round(at.x), Math.round(at.y)]),
      onDrop: (id: string, at: { x: number; y: number }) =>
        void done.push(['dropped', id, Math.round(at.x), Math.round(at.y)]),
      onLose: (id: string) => void done.push(['lost', id]),
    };
    return { hand: tableHand(undefined, { placer }), done };
  }

  test('a tap chooses, a drag carries and drops once, and the camera stays', () => {
    const { hand, done } = placing();
    hand.tap(LAMP.at);
    expect(done).toEqual([['chosen', 'lamp']]);
    hand.drag(LAMP.at, { x: 50, y: 40 });
    hand.up({ x: 50, y: 40 });
    expect(done.at(-1)).toEqual(['dropped', 'lamp', 50, 40]);
    expect(done.filter((one) => Array.isArray(one) && one[0] === 'dropped')).toHaveLength(1);
    expect(hand.turns).toEqual([]);
  });
  test('before a finger, not under it', () => {
    const { hand, done } = placing(56);
    hand.drag(LAMP.at, { x: 50, y: 40 });
    hand.up({ x: 50, y: 40 });
    const [, , , north] = done.at(-1) as [string, string, number, number];
    expect(north).toBeGreaterThan(40);
  });
  test('a second finger or a lost one puts it back, and empty ground turns the camera', () => {
    const { hand, done } = placing();
    hand.drag(LAMP.at, { x: 50, y: 40 });
    hand.down(FAR, { id: 2 });
    expect(done.at(-1)).toEqual(['lost', 'lamp']);
    hand.up(FAR, { id: 2 });
    hand.up({ x: 50, y: 40 });
    hand.drag(FAR, { x: 30, y: 20 });
    expect(hand.turns.length).toBeGreaterThan(0);
  });
});
