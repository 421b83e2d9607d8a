// 21. Zombies entering buildings.
import { changeMarker } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import type { Passage } from '../../../src/physics/recording';
import type { Draft } from '../../../src/scenarios/game';
import { zombiesInside, markerIds } from '../../../src/scenarios/queries';
import {
  give,
  place,
  placeOf,
  putInside,
  putMarker,
  stage,
  told,
  turnOfSurvivor,
  type Session,
  type Stage,
} from '../support/game';
import { outcome, stood, stopped, through, touch, type Where } from '../support/outcome';

beforeAll(loadEngine);

// The School stands at (112, 22) and looks west: its door runs from y = 17 to 27, its supports reach y = 13 and 31.
const STREET: Where = { x: 90, y: 50 };
const LIES = { 3: { ...STREET, lying: true } } as const;

function town(zombies: Stage['zombies'] = { 3: STREET }): Draft {
  const game = stage({
    survivors: { john: { x: 60, y: 30, facing: 90 }, kevin: { x: 20, y: 20 } },
    zombies,
    scenario: 's2',
  });
  putMarker(game, 'food', { on: 'structure', structure: 'school' });
  return game;
}
/** A shot at nobody moves a zombie to where it is wanted. */
const shove = (game: Draft, to: Where, passages: readonly Passage[] = []): Session =>
  turnOfSurvivor(game, 'john')
    .choose('use:rifle')
    .choose('left', { direction: 180, speed: 500 })
    .run(
      outcome({
        rest: [stopped('bullet', { x: 50, y: 30 }), stood('zombie-3', to)],
        contacts: [touch('bullet', 'zombie-3')],
        passages,
      }),
    );
const inside = ({ game }: Session): string[] => zombiesInside(game, 'school');

describe('21. zombies entering buildings', () => {
  const NEXT_TO_IT: Where = { x: 108, y: 29, facing: 0 };

  test('R144: a marker or a survivor in it draws it in; an empty building does not', () => {
    expect(inside(shove(town(), NEXT_TO_IT))).toEqual(['zombie-3']);
    const empty = town();
    for (const id of markerIds(empty)) changeMarker(empty, id, { place: { on: 'supply' } });
    expect(inside(shove(empty, NEXT_TO_IT))).toEqual([]);
    putInside(empty, 'kevin', 'school');
    expect(inside(shove(empty, NEXT_TO_IT))).toEqual(['zombie-3']);
  });

  test('A13, A55, R144: never more than two are in it', () => {
    const one = town();
    putInside(one, 'zombie-9', 'school');
    expect(inside(shove(one, NEXT_TO_IT))).toEqual(['zombie-3', 'zombie-9']);
    const two = town();
    putInside(two, 'zombie-9', 'school');
    putInside(two, 'zombie-10', 'school', true);
    expect(inside(shove(two, NEXT_TO_IT))).toEqual(['zombie-9', 'zombie-10']);
    const three = town({ 3: STREET, 4: { x: 107, y: 15 }, 5: { x: 107.2, y: 27.5 } });
    expect(
      inside(shove(three, { x: 108.4, y: 22 }, [through('zombie-3', 'school', 'front')])),
    ).toEqual(['zombie-3', 'zombie-5']);
  });

  test('R145: any part past the door will do, lying or standing', () => {
    // Lying along x it reaches 1.85 ahead: just over the line, or just not.
    const lying = (x: number): Where => ({ x, y: 22, facing: 0, lying: true });
    expect(inside(shove(town(LIES), lying(112 - 1.8)))).toEqual(['zombie-3']);
    expect(inside(shove(town(LIES), lying(112 - 2)))).toEqual([]);
    expect(inside(shove(town(), { x: 112 - 0.55, y: 22, facing: 0 }))).toEqual(['zombie-3']);
  });

  test('A56, R145: one that slid right through the door is in, and as it ended, standing or lying', () => {
    for (const lying of [true, undefined]) {
      const to: Where = { x: 118, y: 22, ...(lying && { lying }) };
      const after = shove(town(lying ? LIES : undefined), to, [
        through('zombie-3', 'school', 'front'),
      ]);
      expect(placeOf(after.game, 'zombie-3')).toEqual({
        in: 'building',
        structure: 'school',
        lying: lying === true,
      });
    }
  });

  test('R146: standing next to a support it enters; lying there, or farther than a disc, it does not', () => {
    // Facing the support it reaches 0.6 ahead; the support’s front is at x = 110.
    const gap = (cm: number): Where => ({ x: 110 - cm - 0.6, y: 29, facing: 0 });
    expect(inside(shove(town(), gap(2.49)))).toEqual(['zombie-3']);
    expect(inside(shove(town(), gap(2.51)))).toEqual([]);
    expect(inside(shove(town(LIES), { x: 106, y: 29, facing: 0, lying: true }))).toEqual([]);
    // In the middle before the door, far from both supports.
    expect(inside(shove(town(), { x: 107.5, y: 22, facing: 0 }))).toEqual([]);
  });

  test('R145, R146: on the table: a zombie shot toward the door goes in', () => {
    const game = town({ 3: { x: 100, y: 22, facing: 0, lying: true } });
    // A bullet on his right lies in line with the door.
    place(game, 'john', { x: 92, y: 22 + 3.15, facing: 0 });
    const after = turnOfSurvivor(game, 'john')
      .choose('use:rifle')
      .choose('right', { direction: 0, speed: 3500 })
      .roll();
    expect(told(after, 'touchedFirst')[0]).toMatchObject({ other: 'zombie-3' });
    const passed = after.recording?.outcome.passages.some(({ piece }) => piece === 'zombie-3');
    expect(inside(after)).toEqual(passed ? ['zombie-3'] : []);
    expect(passed).toBe(true);
  });
});

describe('21. when zombies enter', () => {
  const BESIDE = { x: 108, y: 29, facing: 0 } as const;
  const missed = (turn: Session): Session =>
    turn
      .choose('use:rifle')
      .choose('left', { direction: 180, speed: 500 })
      .run(outcome({ rest: [stopped('bullet', { x: 50, y: 30 })] }));
  const moved = (turn: Session): Session =>
    turn
      .choose('move')
      .choose('flick', { direction: 0, speed: 500 })
      .run(outcome({ rest: [stopped('disc', { x: 63, y: 30 })] }));

  test('A01: a gap of exactly one disc is still next to a support', () => {
    expect(inside(shove(town(), { x: 110 - 2.5 - 0.6, y: 29, facing: 0 }))).toEqual(['zombie-3']);
  });

  test('A53: after a shot, and after a plain move or a drop, whoever stands at a support goes in', () => {
    const john = (): Session => turnOfSurvivor(town({ 3: BESIDE }), 'john');
    expect(inside(john())).toEqual([]);
    expect(inside(missed(john()))).toEqual(['zombie-3']);
    expect(inside(moved(john()))).toEqual(['zombie-3']);
    const indoors = town({ 3: BESIDE });
    putInside(indoors, 'john', 'school');
    const fuel = give(indoors, 'john', 'fuel');
    const dropping = turnOfSurvivor(indoors, 'john').choose('takeDrop');
    expect(inside(dropping)).toEqual([]);
    expect(inside(dropping.choose(`drop school ${fuel}`))).toEqual(['zombie-3']);
  });

  test('A53: after a rush, and after standing up', () => {
    const rush = missed(turnOfSurvivor(town(), 'john')).choose('end');
    const after = rush.run(outcome({ rest: [stood('zombie-3', BESIDE)] }));
    expect(told(after, 'rushBegan')).toHaveLength(1);
    expect(inside(after)).toEqual(['zombie-3']);
    const lies = moved(turnOfSurvivor(town({ 3: { ...BESIDE, x: 107.5, lying: true } }), 'john'));
    expect(inside(lies)).toEqual([]);
    const raised = lies.choose('end');
    expect(told(raised, 'stoodUp')).toMatchObject([{ figure: 'zombie-3' }]);
    expect(inside(raised)).toEqual(['zombie-3']);
  });
});
