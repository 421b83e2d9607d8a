// The hand of a match: a breath that is a function of time, and a rule that nothing but the hand reads.
import { beforeAll, describe, expect, test } from 'vitest';
import { begun, breathed, type Breath } from '../../src/match/hand/breath';
import { CALM, sway, SWAY, widthAfter, widthOf } from '../../src/match/hand/sway';
import { checkPlan } from '../../src/match/check-plan';
import { readLog, writeLog } from '../../src/match/log';
import { command, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { loadEngine } from '../../src/physics/engine';
import { LAUNCHES } from '../../src/physics/measure/launches';
import type { FlickKind } from '../../src/physics/launch';
import { optionName } from '../../src/scenarios/decisions';
import { DIFFICULTIES, hasLivingHand, usualHand } from '../../src/scenarios/options';
import { emptyHand, takeUp } from '../../src/scene/hand/take-up';
import { breathe } from '../../src/scene/hand/breathe';
import { give } from '../../src/scene/hand/gesture';
import { setSpeed, useHand } from '../../src/scene/hand/hand';
import type { Answer } from '../../src/match/session';

beforeAll(loadEngine);

const KINDS = Object.keys(LAUNCHES) as FlickKind[];
const widest = (held: number, strength: number, kind: FlickKind): number =>
  Math.max(
    ...Array.from({ length: 200 }, (_, index) => Math.abs(sway(held, strength, kind, index / 200))),
  );

describe('the sway', () => {
  test.each(KINDS)('of a %s: none up to a third of strength, then the wider the harder', (kind) => {
    expect(widest(0, 0, kind)).toBe(0);
    expect(widest(0, CALM, kind)).toBe(0);
    expect(widest(0, 0.6, kind)).toBeGreaterThan(widest(0, 0.4, kind));
    expect(widest(0, 1, kind)).toBeGreaterThan(widest(0, 0.6, kind));
    expect(widest(0, 1, kind)).toBeCloseTo(widthOf(1, kind), 2);
  });

  test('is widest for a knife, then a rifle, then a bat', () => {
    expect(widthOf(1, 'knife')).toBeGreaterThan(widthOf(1, 'bullet'));
    expect(widthOf(1, 'bullet')).toBeGreaterThan(widthOf(1, 'bat'));
  });

  test('narrows for a second, keeps still, and widens after three', () => {
    expect(widthAfter(0)).toBe(1);
    expect(widthAfter(0.5)).toBeLessThan(widthAfter(0.2));
    expect(widthAfter(1)).toBeCloseTo(SWAY.narrowest);
    expect(widthAfter(3)).toBeCloseTo(SWAY.narrowest);
    expect(widthAfter(4)).toBeGreaterThan(SWAY.narrowest);
    expect(widthAfter(60)).toBeCloseTo(SWAY.heaviest);
  });

  test('is the same for the same time, swings to both sides, and never jumps', () => {
    expect(sway(0.7, 1, 'bullet', 0.3)).toBe(sway(0.7, 1, 'bullet', 0.3));
    const way = Array.from({ length: 600 }, (_, index) => sway(index / 100, 1, 'bullet', 0.1));
    expect(Math.min(...way)).toBeLessThan(-3);
    expect(Math.max(...way)).toBeGreaterThan(3);
    for (const [index, now] of way.entries())
      expect(Math.abs(now - (way[index - 1] ?? now))).toBeLessThan(0.5);
  });
});

describe('the breath', () => {
  const straight = { direction: 90, strength: 1 };
  const swayAt = ({ held, phase }: Breath): number =>
    Math.sin(2 * Math.PI * (phase + held / SWAY.period));

  test('counts how long a hand holds still; a tremor is still', () => {
    const calm = breathed(begun(0.2, straight), 1.5, { direction: 91, strength: 0.97 });
    expect(calm).toEqual({ held: 1.5, phase: 0.2, about: straight });
  });

  test.each([
    { direction: 95, strength: 1 },
    { direction: 90, strength: 0.8 },
  ])('a move takes rest away, and the breath goes on where it was: %o', (now) => {
    const rested = breathed(begun(0.2, straight), 2, straight);
    const moved = breathed(rested, 0.016, now);
    expect(moved.held).toBeCloseTo(0.5);
    expect(moved.about).toEqual(now);
    const still = breathed(rested, 0.016, straight);
    expect(swayAt(moved)).toBeCloseTo(swayAt(still));
  });

  test('a turn past south is a small one', () => {
    const south = { direction: 179.5, strength: 1 };
    expect(breathed(begun(0, south), 1, { direction: -179.5, strength: 1 }).held).toBe(1);
  });
});

describe('the rule of a match', () => {
  const plan = plainPlan('s6', 1);
  const living = { ...plan, options: { ...plan.options, hand: 'living' as const } };

  test('is usually living, and steady on easy; a match that says nothing is steady', () => {
    expect(DIFFICULTIES.map(usualHand)).toEqual(['steady', 'living', 'living']);
    expect(hasLivingHand(plan, 'seat-1')).toBe(false);
    expect(hasLivingHand(living, 'seat-1')).toBe(true);
  });

  test('may leave one person a steady hand', () => {
    const [first, ...rest] = living.seats;
    if (!first) throw new Error('nobody plays');
    const one = { ...living, seats: [{ ...first, steady: true as const }, ...rest] };
    expect([hasLivingHand(one, 'seat-1'), hasLivingHand(one, 'seat-2')]).toEqual([false, true]);
    expect(checkPlan(one).ok).toBe(true);
  });

  test.each([
    [{ ...plan, options: { ...plan.options, hand: 'shaking' } }, /living or steady/],
    [{ ...plan, options: { ...plan.options, hand: undefined } }, /living or steady/],
    [{ ...plan, seats: plan.seats.map((seat) => ({ ...seat, steady: false })) }, /steady hand/],
  ])('is refused where it is none', (odd, why) => {
    const checked = checkPlan(odd);
    expect(!checked.ok && checked.reason).toMatch(why);
  });
});

/** Chooses the first survivor and its move, as far as the flick. */
function toTheFlick(begun: Match): Match {
  let match = begun;
  for (const wanted of [undefined, 'move']) {
    const waits = waitsFor(match);
    if (waits.for !== 'decision') throw new Error('nothing is asked');
    const { seat, decision } = waits;
    const choice = decision.options.find(
      ({ id }) => wanted === undefined || optionName(id) === wanted,
    )?.id;
    if (choice === undefined) throw new Error('no such answer');
    const step = command(match, { seat, number: decision.number, choice });
    if (!step.ok) throw new Error(step.reason);
    match = step.match;
  }
  return match;
}

test('a flick of a living hand is in the log as it was shown, and replays bit for bit', () => {
  const plan = plainPlan('s1', 1);
  const before = toTheFlick(startMatch({ ...plan, options: { ...plan.options, hand: 'living' } }));
  const waits = waitsFor(before);
  if (waits.for !== 'decision') throw new Error('nothing is asked');
  const { seat, decision } = waits;
  emptyHand();
  takeUp(decision, { x: 0, y: 0, facing: 90 }, undefined, hasLivingHand(before.game, seat));
  setSpeed(2000);
  breathe(1000, () => 0.2);
  breathe(1400, () => 0.2);
  const { aiming, meant } = useHand.getState();
  expect(Math.abs((aiming?.direction ?? 0) - (meant?.direction ?? 0))).toBeGreaterThan(1);
  const answers: Answer[] = [];
  give((answer) => void answers.push(answer));
  emptyHand();
  const [answer] = answers;
  if (!answer) throw new Error('nothing was flicked');
  expect(answer.flick?.direction).toBe(aiming?.direction);
  const given = command(before, { seat, number: decision.number, ...answer });
  if (!given.ok) throw new Error(given.reason);
  const shot = runTable(given.match);
  if (!shot.ok) throw new Error(shot.reason);
  const again = readLog(writeLog(shot.match));
  expect(again.ok && again.match.game).toEqual(shot.match.game);
  expect(writeLog(shot.match)).not.toMatch(/phase|sway|breath/);
});
