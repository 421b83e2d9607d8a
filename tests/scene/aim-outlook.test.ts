// What the picture makes of an outlook: doors, signs, rays, and how long it holds while the aim moves.
import { describe, expect, test } from 'vitest';
import { STRAY } from '../../src/physics/measure/bodies';
import type { Structure } from '../../src/physics/table';
import { tableViewOf } from '../../src/match/table-view';
import { awaiting } from '../../src/scenarios/apply';
import { optionId } from '../../src/scenarios/decisions';
import type { AimOutlook } from '../../src/scenarios/outlook';
import { viewFor } from '../../src/scenarios/view';
import { askOf } from '../../src/scene/hand/aim/ask';
import { layWedges, wedgeGeometry, wedgesOf } from '../../src/scene/hand/aim/cone';
import { doorOf } from '../../src/scene/hand/aim/door-verdict';
import { marksOf } from '../../src/scene/hand/aim/outcome-marks';
import type { Judged } from '../../src/scene/hand/aim/forecast';
import { recalled, remembered } from '../../src/scene/hand/aim/memory';
import { stillHolds } from '../../src/scene/hand/aim/still-holds';
import { FORECAST_SEEDS } from '../../src/scene/hand/aim/foretold';
import type { Aiming } from '../../src/scene/hand/aiming';
import { offerOf, stage, turnOfSurvivor } from '../scenarios/support/game';

const aiming = (launch: Aiming['offer']['launch'], more: Partial<Aiming> = {}): Aiming => ({
  choice: optionId('flick'),
  offer: { launch, at: { x: 40, y: 45 }, speed: [100, 2200], aside: [] },
  direction: 0,
  speed: 1000,
  ...more,
});

describe('the door that is aimed at', () => {
  const school: Structure = { id: 'school', kind: 'building', x: 60, y: 45, facing: 180 };
  const shown = { layout: { structures: [school] } };
  const verdict = (speed: number, outlook?: AimOutlook): string | undefined =>
    doorOf(aiming('disc', { speed }), shown, [], outlook)?.verdict;

  test('R055: is not good for a pull that stops on the threshold', () => {
    // A disc slides 25.5 cm at 1 m/s; the door line is 20 cm off, and the disc 1.25 cm more.
    expect(verdict(1000)).toBe('through');
    expect(verdict(900)).toBe('short');
    expect(verdict(910)).toBe('short');
    expect(verdict(930)).toBe('through');
  });

  test('is what the rules say of the whole run, once that is known', () => {
    const move = (one: Extract<AimOutlook, { of: 'move' }>['move']): AimOutlook => ({
      of: 'move',
      move: one,
      end: { x: 0, y: 0 },
    });
    const fails = (why: 'onTheDoorLine' | 'closed') =>
      move({ ok: false, failure: { why }, rules: [] });
    expect(verdict(1000, fails('onTheDoorLine'))).toBe('short');
    expect(verdict(1000, fails('closed'))).toBe('shut');
    expect(verdict(910, move({ ok: true, into: 'school' }))).toBe('through');
    expect(verdict(1000, move({ ok: true }))).toBe('short');
  });

  test('R347: is shut behind an X, and out of sight behind what stands before it', () => {
    const closed = { ...shown, closed: ['school'] as const };
    expect(doorOf(aiming('disc'), closed, [], undefined)?.verdict).toBe('shut');
    const barrel = { piece: 'disc', other: 'barrel-1', at: { x: 50, y: 45 }, distance: 9 };
    expect(doorOf(aiming('disc'), shown, [barrel], undefined)).toBeUndefined();
    expect(doorOf(aiming('bullet'), shown, [], undefined)).toBeUndefined();
  });
});

describe('the sign on somebody', () => {
  test('is another shape for whoever falls, stands too firm, is glanced off, or is a friend', () => {
    const outlook: AimOutlook = {
      of: 'shot',
      figures: [
        { id: 'zombie-1', fate: 'falls', side: 'zombie' },
        { id: 'anita', fate: 'falls', side: 'friend' },
        { id: 'zombie-2', fate: 'tooWeak', side: 'zombie' },
        { id: 'zombie-3', fate: 'glancedOff', side: 'zombie' },
        { id: 'zombie-4', fate: 'lies', side: 'zombie' },
      ],
    };
    expect(marksOf(outlook).map(({ id, shape }) => `${id} ${shape}`)).toEqual([
      'zombie-1 falls',
      'anita friend',
      'zombie-2 weak',
      'zombie-3 glances',
    ]);
    expect(marksOf(undefined)).toEqual([]);
  });
  test('of luck says who falls nearly always, and who may', () => {
    const among = [1, 0.5, 0].map(
      (falls, index) => ({ id: `zombie-${index}`, side: 'zombie', falls }) as const,
    );
    const outlook: AimOutlook = { of: 'scatter', felled: [1, 2], among, lying: [], tries: 12 };
    expect(marksOf(outlook).map(({ shape }) => shape)).toEqual(['falls', 'mayFall', 'glances']);
  });
});

describe('an outlook', () => {
  const judged = {
    aiming: aiming('bullet'),
    runs: [],
    outlook: {
      of: 'shot',
      figures: [{ id: 'zombie-1', fate: 'falls', side: 'zombie' }],
    },
  } as const;
  const met = [{ piece: 'bullet', other: 'zombie-1', at: { x: 60, y: 45 }, distance: 20 }];
  const now = (more: Partial<Aiming>): Aiming => ({ ...judged.aiming, ...more });
  test('holds while the aim hardly moves and the way ends at the same figure', () => {
    expect(stillHolds(judged, now({ direction: 0.4, speed: 1020 }), met)).toBe(true);
    expect(stillHolds(judged, now({ direction: -359.8 }), met)).toBe(true);
    expect(stillHolds(judged, now({ direction: 1.1 }), met)).toBe(false);
    expect(stillHolds(judged, now({ speed: 1200 }), met)).toBe(false);
    expect(stillHolds(judged, now({ direction: 0.4 }), [])).toBe(false);
    expect(stillHolds(judged, now({ choice: optionId('right') }), met)).toBe(false);
  });

  test('is recalled when a breath comes back over the same way, the nearest first', () => {
    const at = (direction: number): Judged => ({ ...judged, aiming: now({ direction }) });
    const known = [-1, 0.3, 0].reduce<readonly Judged[]>(
      (all, direction) => remembered(all, at(direction)),
      [],
    );
    const found = (direction: number) => recalled(known, now({ direction }), met)?.aiming.direction;
    expect([found(0.2), found(0.1), found(-0.9), found(2)]).toEqual([0.3, 0, -1, undefined]);
    expect(recalled(known, now({ direction: 0.2 }), [])).toBeUndefined();
  });

  test('is not told where those beside it come to something else, unless one is as good as the same', () => {
    const falls = { ...judged, aiming: now({ direction: 0.3 }) };
    const outlook = {
      of: 'shot',
      figures: [{ id: 'zombie-1', fate: 'glancedOff', side: 'zombie' }],
    } as const;
    const known = [falls, { ...judged, aiming: now({ direction: -0.3 }), outlook }];
    expect(recalled(known, now({ direction: 0 }), met)).toBeUndefined();
    expect(recalled(known, now({ direction: 0.2 }), met)).toBeUndefined();
    expect(recalled(known, now({ direction: 0.26 }), met)).toBe(falls);
    expect(recalled([falls], now({ direction: 0.1 }), met)).toBe(falls);
    // With nothing on its other side it is not trusted far.
    expect(recalled([falls], now({ direction: 0 }), met)).toBeUndefined();
    expect(
      recalled([falls, { ...falls, aiming: now({ direction: -0.3 }) }], now({ direction: 0 }), met),
    ).toBeDefined();
  });

  test('where one ends too close to a zombie is another thing than elsewhere', () => {
    const disc = aiming('disc');
    const move = (direction: number, close: readonly string[]): Judged => ({
      aiming: { ...disc, direction },
      runs: [],
      outlook: { of: 'move', move: { ok: true }, end: { x: 60, y: 45 }, close },
    });
    const turned: Aiming = { ...disc, direction: 0.15 };
    const near = move(0.4, ['zombie-1']);
    const [clear, close] = [move(0, []), move(0, ['zombie-1'])];
    expect(recalled([clear, near], turned, [])).toBeUndefined();
    expect(recalled([close, near], turned, [])).toBe(close);
  });

  test('of a move holds only while the way meets the same', () => {
    const move = {
      aiming: aiming('disc'),
      runs: [],
      outlook: { of: 'move', move: { ok: true }, end: { x: 60, y: 45 } },
    } as const;
    const turned: Aiming = { ...move.aiming, direction: 0.2 };
    expect(recalled([move], turned, [])).toBe(move);
    expect(recalled([move], turned, met)).toBeUndefined();
    // Where it ends is another place for every aim, and the move the same.
    const beside = (direction: number, x: number): Judged => ({
      ...move,
      aiming: { ...move.aiming, direction },
      outlook: { ...move.outlook, move: { ok: true, to: { x, y: 45, facing: 0 } } },
    });
    expect(recalled([beside(-0.1, 59), beside(0.6, 61)], turned, [])?.aiming.direction).toBe(-0.1);
  });

  test('of a shell holds for longer: it spreads by itself', () => {
    const scatter = { of: 'scatter', felled: [0, 1], among: [], lying: [], tries: 3 } as const;
    const shell = { aiming: aiming('pellets'), runs: [], outlook: scatter };
    const turned = (direction: number): Aiming => ({ ...shell.aiming, direction });
    expect(recalled([shell], turned(1.8), undefined)).toBe(shell);
    expect(recalled([shell], turned(2.2), undefined)).toBeUndefined();
  });

  test('of long ago is forgotten', () => {
    const many = Array.from({ length: 200 }, (_, index) => index).reduce<readonly Judged[]>(
      (all, index) => remembered(all, { ...judged, aiming: now({ direction: index }) }),
      [],
    );
    expect(recalled(many, now({ direction: 199 }), met)).toBeDefined();
    expect(recalled(many, now({ direction: 5 }), met)).toBeUndefined();
  });
});

describe('what the spare table is asked', () => {
  const game = stage({ survivors: { kevin: { x: 40, y: 30, facing: 90 } }, zombies: {} });
  const at = turnOfSurvivor(game, 'kevin').choose('use:shotgun');
  const view = viewFor(at.game, 'seat-1');
  const shown = tableViewOf(view);
  const offer = offerOf(at, 'left');
  const waits = awaiting(at.game);
  const decision = waits.for === 'decision' ? waits.decision : undefined;
  const ask = (more: Partial<Aiming>) =>
    askOf(
      { choice: optionId('left'), offer, direction: 90, speed: 2000, ...more },
      decision,
      view,
      shown,
    );

  test('is the same for the same numbers, and several tries where luck has a part', () => {
    expect(ask({})?.key).toBe(ask({})?.key);
    expect(ask({ speed: 2001 })?.key).not.toBe(ask({})?.key);
    expect(ask({})?.seeds).toEqual(FORECAST_SEEDS);
    expect(FORECAST_SEEDS.length).toBeGreaterThanOrEqual(12);
    const disc = { ...offer, launch: 'disc' as const };
    expect(ask({ offer: disc })?.seeds).toHaveLength(1);
  });
  test('is nothing without a question or without eyes', () => {
    expect(askOf(aiming('disc'), undefined, view, shown)).toBeUndefined();
    expect(askOf(aiming('disc'), decision, undefined, shown)).toBeUndefined();
  });
});

describe('the rays of a shell', () => {
  const shell = aiming('pellets');
  const three = { ...shell, offer: { ...shell.offer, count: 3 } };
  const far = [{ distance: 40 }, { distance: 40 }, { distance: 20 }];
  test('are one for each pellet, as wide as it may stray, as long as it would come', () => {
    const wedges = wedgesOf(three, far);
    expect(wedges.map(({ direction, length }) => [direction, length])).toEqual([
      [6, 40],
      [0, 40],
      [-6, 20],
    ]);
    const [first] = wedges;
    const widened = (first?.half[1] ?? 0) - (first?.half[0] ?? 0);
    expect(widened).toBeCloseTo(40 * Math.tan((STRAY * Math.PI) / 180), 5);
  });
  test('fade toward their sides: no edge can be taken for a line', () => {
    const geometry = wedgeGeometry();
    layWedges(geometry, wedgesOf(three, far));
    const colour = geometry.getAttribute('color');
    expect([colour.getW(0), colour.getW(1)]).toEqual([0, 0]);
    expect(colour.getW(4)).toBeGreaterThan(0.5);
    expect(geometry.drawRange.count).toBe(3 * 4 * 6);
  });
});
