// What an aim would come to, judged by the rules' own verdicts on a run that was only foretold.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { BULLET_DIAMETER, FIGURE_WIDTH } from '../../src/physics/measure/catalogue';
import { simulate } from '../../src/physics/simulate';
import { awaiting } from '../../src/scenarios/apply';
import type { FlickNumbers } from '../../src/scenarios/decisions';
import type { Draft } from '../../src/scenarios/game';
import {
  isFlicked,
  noRoomFor,
  outlookOf,
  scatterOf,
  type AimOutlook,
  type ShotOutlook,
} from '../../src/scenarios/outlook';
import { runOf } from '../../src/scenarios/runs';
import { viewFor } from '../../src/scenarios/view';
import { tableViewOf } from '../../src/match/table-view';
import { johnAgainst, Z } from './support/duel';
import { offerOf, stage, turnOfSurvivor, type Session, type Stage } from './support/game';
import { slide } from './support/outcome';

beforeAll(loadEngine);

const JOHN = { x: 60, y: 30, facing: 90 };
const LINE = 60 - FIGURE_WIDTH / 2 - 1.5 * BULLET_DIAMETER;
const town = (more: Partial<Stage> = {}): Draft =>
  stage({ zombies: {}, ...more, survivors: { john: JOHN, ...more.survivors } });

/** From what the asked seat sees, and nothing else. */
function outlook(at: Session, choice: string, flick: FlickNumbers): AimOutlook {
  const waits = awaiting(at.game);
  if (waits.for !== 'decision' || !isFlicked(waits.decision)) throw new Error('no flick is asked');
  const view = viewFor(at.game, waits.seat);
  const offer = offerOf(at, choice);
  const run = runOf(offer, flick, tableViewOf(view));
  const { outcome } = simulate(run.table, run.launch);
  return noRoomFor(run) ?? outlookOf(waits.decision, view, offer, run, outcome);
}
const rifle = (game: Draft, speed: number, direction = 90): AimOutlook =>
  outlook(turnOfSurvivor(game, 'john').choose('use:rifle'), 'left', { direction, speed });

describe('a shot', () => {
  const zombies = { 3: { x: LINE, y: 55, facing: 270 } };
  test('fells, is too weak, glances off, meets nothing', () => {
    expect(rifle(town({ zombies }), 2000)).toEqual({
      of: 'shot',
      figures: [{ id: 'zombie-3', fate: 'falls', side: 'zombie' }],
    });
    expect(rifle(town({ zombies }), slide(25))).toMatchObject({ figures: [{ fate: 'tooWeak' }] });
    const aside = { 3: { x: LINE + 1.5, y: 55, facing: 270 } };
    expect(rifle(town({ zombies: aside }), slide(25))).toMatchObject({
      figures: [{ fate: 'glancedOff' }],
    });
    expect(rifle(town(), 900)).toEqual({ of: 'shot', figures: [] });
  });

  test('is blocked, wounds a friend, does nothing to who lies', () => {
    const barrel = town({ zombies, things: { 'barrel-1': { x: LINE, y: 45 } } });
    expect(rifle(barrel, 2000)).toMatchObject({ figures: [], blocked: { by: 'barrel-1' } });
    const friend = town({ survivors: { kevin: { x: LINE, y: 50, facing: 270 } } });
    expect(rifle(friend, 2000)).toMatchObject({
      figures: [{ id: 'kevin', fate: 'falls', side: 'friend' }],
    });
    const lying = { 3: { x: LINE, y: 55, facing: 0, lying: true } } as const;
    expect(rifle(town({ zombies: lying }), 2000)).toMatchObject({ figures: [{ fate: 'lies' }] });
  });

  test('across the figure that fires meets that figure, and no friend', () => {
    expect(rifle(town(), 2500, 0)).toMatchObject({ figures: [{ id: 'john', side: 'self' }] });
  });

  test('on the lane of a duel', () => {
    const at = johnAgainst(Z);
    const towards = (speed: number): AimOutlook => {
      const { at: start } = offerOf(at, 'left');
      const view = viewFor(at.game, 'seat-1');
      const target = tableViewOf(view).pieces.find(({ id }) => id === Z)?.pose;
      if (!target) throw new Error(`${Z} is not on the lane`);
      const direction = (Math.atan2(target.y - start.y, target.x - start.x) * 180) / Math.PI;
      return outlook(at, 'left', { direction: Math.round(direction * 100) / 100, speed });
    };
    expect(towards(2500)).toMatchObject({ figures: [{ id: Z, fate: 'falls' }] });
    expect(towards(1850)).toMatchObject({ figures: [{ id: Z, fate: 'tooWeak' }] });
    expect(towards(900)).toEqual({ of: 'shot', figures: [] });
  });
});

describe('a move', () => {
  const disc = (game: Draft, direction: number, speed: number): AimOutlook =>
    outlook(turnOfSurvivor(game, 'john').choose('move'), 'flick', { direction, speed });
  test('ends somewhere, or fails for a reason', () => {
    expect(disc(town(), 90, slide(10))).toMatchObject({
      of: 'move',
      move: { ok: true },
      end: { x: 60, y: expect.closeTo(40, 0) as number },
    });
    const barrel = town({ things: { 'barrel-1': { x: 60, y: 45 } } });
    expect(disc(barrel, 90, slide(30))).toMatchObject({
      move: { ok: false, failure: { why: 'touched', other: 'barrel-1' } },
    });
    expect(disc(town(), -90, 2200)).toMatchObject({ move: { failure: { why: 'leftTown' } } });
  });

  test('R055: a door needs the whole disc behind it; on the threshold it fails', () => {
    const john = { x: 30, y: 60, facing: 180 };
    const before = town({ survivors: { john } });
    // The RV's door line lies at x = 8 or so: found out by the run itself.
    const ends = [18, 20, 21, 22, 23, 24, 25, 26, 28, 32].map((cm) => {
      const told = disc(before, 180, slide(cm));
      if (told.of !== 'move') throw new Error(told.of);
      return told.move.ok ? (told.move.into ?? 'street') : told.move.failure.why;
    });
    expect(ends[0]).toBe('street');
    expect(ends).toContain('onTheDoorLine');
    expect(ends.at(-1)).toBe('rv');
    expect(ends.indexOf('onTheDoorLine')).toBeLessThan(ends.indexOf('rv'));
  });

  test('R061: beside a zombie on its feet it is no good place; beside one that lies it is', () => {
    const dead = (more: object): Draft =>
      town({ zombies: { 3: { x: 62.5, y: 40, facing: 270, ...more } } });
    expect(disc(dead({}), 90, slide(10))).toMatchObject({
      move: { ok: true },
      close: ['zombie-3'],
    });
    expect(disc(dead({ x: 65.5 }), 90, slide(10))).not.toHaveProperty('close');
    expect(disc(dead({ lying: true }), 90, slide(10))).not.toHaveProperty('close');
  });

  test('R061: with a bat, too, but for those it has felled', () => {
    const blow = (aside: number): AimOutlook => {
      const game = stage({
        survivors: { anita: JOHN },
        zombies: { 3: { x: 60, y: 40, facing: 270 }, 4: { x: 60 + aside, y: 34, facing: 0 } },
      });
      const at = turnOfSurvivor(game, 'anita').choose('use:bat');
      return outlook(at, 'flick', { direction: 180, speed: 700, axis: 90, struck: 0 });
    };
    const found = blow(-6);
    if (found.of !== 'blow') throw new Error(found.of);
    expect(found.move).toMatchObject({ ok: true });
    expect(found.close ?? []).not.toContain('zombie-3');
  });

  test('with a bat tells whom it fells and where its owner would stand', () => {
    const game = stage({
      survivors: { anita: JOHN },
      zombies: { 3: { x: 60, y: 40, facing: 270 } },
    });
    const at = turnOfSurvivor(game, 'anita').choose('use:bat');
    const flick = { direction: 90, speed: 2500, axis: 0, struck: 0 };
    expect(outlook(at, 'flick', flick)).toMatchObject({
      of: 'blow',
      figures: [{ id: 'zombie-3', fate: 'falls' }],
      move: { ok: true },
    });
    const weak = { ...flick, speed: 700 };
    expect(outlook(at, 'flick', weak)).toMatchObject({
      figures: [{ id: 'zombie-3', fate: 'tooWeak' }],
    });
    const near = { 3: { x: 60, y: 36, facing: 270 } };
    const beside = turnOfSurvivor(stage({ survivors: { anita: JOHN }, zombies: near }), 'anita');
    const turning = { ...weak, struck: 1.2 };
    expect(outlook(beside.choose('use:bat'), 'flick', turning)).toMatchObject({
      figures: [{ fate: 'brushed' }],
    });
  });
});

describe('several tries of one aim', () => {
  const tried = (...felled: readonly string[]): ShotOutlook => ({
    of: 'shot',
    figures: [
      ...felled.map((id) => ({ id, fate: 'falls', side: 'zombie' }) as const),
      { id: 'zombie-9', fate: 'lies', side: 'zombie' },
    ],
  });
  test('are a range, and a share for each who might fall', () => {
    expect(scatterOf([tried('zombie-1'), tried('zombie-1', 'zombie-2')])).toEqual({
      of: 'scatter',
      felled: [1, 2],
      among: [
        { id: 'zombie-1', side: 'zombie', falls: 1 },
        { id: 'zombie-2', side: 'zombie', falls: 0.5 },
      ],
      lying: ['zombie-9'],
      tries: 2,
    });
  });

  test('count foes alone; a friend in the fan is told of by itself', () => {
    const friend = (fate: 'falls' | 'tooWeak'): ShotOutlook => {
      const met = tried('zombie-1');
      return { ...met, figures: [...met.figures, { id: 'kevin', fate, side: 'friend' }] };
    };
    expect(scatterOf([friend('falls'), friend('tooWeak')])).toMatchObject({
      felled: [1, 1],
      among: [
        { id: 'zombie-1', falls: 1 },
        { id: 'kevin', side: 'friend', falls: 0.5 },
      ],
    });
  });
});
