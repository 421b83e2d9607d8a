// Placing on the practice page: one edit a drop, keys, a place that is taken, and the ruler.
import { beforeEach, describe, expect, test } from 'vitest';
import { practiceSession, type PracticeSession } from '../../src/match/practice/session';
import { leftInBox, spotOfPiece } from '../../src/match/practice/place';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { settingOfScenario } from '../../src/match/practice/setting';
import { pieceLabel } from '../../src/words/nouns';
import { LANGUAGES } from '../../src/words/languages';
import { useCarried } from '../../src/scene/hand/carried';
import {
  isFreeAt,
  isIndoors,
  measured,
  onTable,
  select,
  tryPut,
  usePlacing,
  wantedAt,
} from '../../src/ui/practice/place/placing';
import { placeByKey } from '../../src/ui/practice/place/use-place-keys';

let session: PracticeSession;
beforeEach(() => {
  session = practiceSession(settingOfScenario('s1'));
  usePlacing.setState({
    selected: undefined,
    refused: undefined,
    other: undefined,
    isMeasuring: false,
  });
  useCarried.setState({ carried: undefined, selected: undefined, offered: undefined });
});

const now = () => session.practice().setting;
const john = () => spotOfPiece('john', now());

describe('a drop', () => {
  test('is one edit, to the millimetre, and John looks where he looked', () => {
    const facing = john()?.at.facing;
    expect(tryPut(session, 'john', wantedAt(now(), 'john', { x: 41.4321, y: 20.06 }))).toBe(true);
    expect(john()).toEqual({ at: { x: 41.4, y: 20.1, facing }, lying: false });
    session.undo();
    expect(session.practice().canUndo).toBe(false);
  });
  test('onto somebody is refused with who is in the way and the free place nearest to it', () => {
    const kevin = spotOfPiece('kevin', now())?.at ?? { x: 0, y: 0 };
    expect(isFreeAt(now(), 'john', kevin)).toBe(false);
    expect(tryPut(session, 'john', wantedAt(now(), 'john', kevin))).toBe(false);
    const { refused } = usePlacing.getState();
    expect(refused).toMatchObject({ id: 'john', why: { taken: 'kevin' } });
    expect(useCarried.getState().offered).toEqual(refused?.nearest);
    expect(session.practice().canUndo).toBe(false);
    if (refused?.nearest) tryPut(session, 'john', { at: refused.nearest });
    expect(usePlacing.getState().refused).toBeUndefined();
    expect(session.practice().canUndo).toBe(true);
  });
});

describe('keys', () => {
  test('arrows move what is chosen by a centimetre or a millimetre, Q turns it, Delete takes it off', () => {
    expect(placeByKey(session, { key: 'ArrowUp', shift: false })).toBe(false);
    select('john');
    const before = john()?.at ?? { x: 0, y: 0, facing: 0 };
    placeByKey(session, { key: 'ArrowUp', shift: false });
    placeByKey(session, { key: 'ArrowRight', shift: true });
    placeByKey(session, { key: 'q', shift: false });
    expect(john()?.at.y).toBeCloseTo(before.y + 1, 6);
    expect(john()?.at.x).toBeCloseTo(before.x + 0.1, 6);
    expect(john()?.at.facing).toBeCloseTo(before.facing + 15, 1);
    expect(placeByKey(session, { key: 'x', shift: false })).toBe(false);
    placeByKey(session, { key: 'Delete', shift: false });
    expect(onTable(now())).not.toContain('john');
    expect(usePlacing.getState().selected).toBeUndefined();
  });
});

test('the ruler measures between the chosen piece and the next one that is tapped', () => {
  tryPut(session, 'john', { at: { x: 66, y: 20, facing: 90 } });
  tryPut(session, 'kevin', { at: { x: 66, y: 30, facing: 90 } });
  usePlacing.setState({ selected: 'john', isMeasuring: true });
  select('kevin');
  expect(usePlacing.getState()).toMatchObject({ selected: 'john', other: 'kevin' });
  const far = measured(now(), 'john', 'kevin');
  expect(far).toMatchObject({ middles: 10, nextTo: false });
  expect(far?.gap).toBeLessThan(10);
  tryPut(session, 'kevin', { at: { x: 66, y: 23, facing: 90 } });
  expect(measured(now(), 'john', 'kevin')?.nextTo).toBe(true);
  expect(measured(now(), 'john', 'mike')).toBeUndefined();
});

test('who is indoors is told so', () => {
  tryPut(session, 'john', { inside: 'rv' });
  expect([isIndoors(now(), 'john'), isIndoors(now(), 'kevin')]).toEqual([true, false]);
});

test.each(LANGUAGES)(
  'every piece on the table and in the box has a name of its own (%s)',
  (language) => {
    for (const scenario of SCENARIO_IDS) {
      const setting = settingOfScenario(scenario);
      const labels = [...onTable(setting), ...leftInBox(setting)].map((id) =>
        pieceLabel(id, language),
      );
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    }
  },
);
test('of several the number is told', () => {
  expect(pieceLabel('barrel-2', 'en')).toBe('Barrel 2');
  expect(pieceLabel('john', 'en')).toBe('John');
});
