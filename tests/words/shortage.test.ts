// A128: a dump that will be too small is told as soon as that is so, with what it means by the scenario's own clause.
import { expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { newGame } from '../../src/scenarios/apply';
import { change, changeFacts } from '../../src/scenarios/change';
import { draftOf } from '../../src/scenarios/draft';
import type { ScenarioId } from '../../src/scenarios/list';
import { SPECTATOR, viewFor, type SeatView } from '../../src/scenarios/view';
import { describeTable } from '../../src/words/describe';
import { shortageLine } from '../../src/words/shortage';

const start = (scenario: ScenarioId) => draftOf(newGame(plainPlan(scenario, 1)).game);
const dump = (view: SeatView): string =>
  describeTable(view, 'en')
    .filter(({ id }) => id === 'dump')
    .flatMap(({ lines }) => lines)
    .join(' ');

test('A128, R153: S10 begins one zombie short, and says that all lose by it', () => {
  const view = viewFor(start('s10'), SPECTATOR);
  expect(shortageLine(view, 'en')?.text).toBe('1 zombie short in round 3: all lose');
  expect(shortageLine(view, 'fr')?.text).toMatch(/il manque 1 zombie, tous perdent$/);
  expect(dump(view)).toContain('1 zombie short in round 3: all lose.');
});

test('A128: where nothing is short nothing is said', () => {
  const view = viewFor(start('s7'), SPECTATOR);
  expect(shortageLine(view, 'en')).toBeUndefined();
  expect(dump(view)).not.toMatch(/short|lose/);
});

test('R153: who plays together loses together', () => {
  const game = start('s1');
  change(game, { invasion: { day: 9, night: 9 } });
  expect(shortageLine(viewFor(game, SPECTATOR), 'en')?.text).toMatch(/: you lose$/);
  expect(dump(viewFor(game, SPECTATOR))).toContain('overrun, and you lose.');
});

test('A130: on the skull, where both are equal, it is a draw', () => {
  const game = start('s10');
  change(game, { invasion: { day: 9, night: 9 } });
  changeFacts(game, { extraRounds: 1 });
  expect(dump(viewFor(game, SPECTATOR))).toContain('overrun, and nobody wins.');
});
