// Whoever shares a building with a zombie is told before acting that it has to be fought, and how loud that is.
import { draftOf } from '../../src/scenarios/draft';
import { change, changeSurvivor, moveZombie } from '../../src/scenarios/change';
import { expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { newGame } from '../../src/scenarios/apply';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import type { Decision } from '../../src/scenarios/decisions';
import { noiseOfAction } from '../../src/ui/play/considered';
import { optionText, question } from '../../src/ui/words/decisions';
import { contextFor, type TellContext } from '../../src/ui/words/tell';

const decision: Decision = {
  number: 1,
  kind: 'chooseAction',
  about: 'john',
  options: [{ id: 'move' }, { id: 'takeDrop' }, { id: 'end' }],
  refused: [],
};

/** In the school with these zombies. */
function inside(survivor: SurvivorId, zombies: readonly string[], lying = false): TellContext {
  const game = draftOf(newGame(plainPlan('s5', 1)).game);
  const place = { in: 'building', structure: 'school', lying: false } as const;
  changeSurvivor(game, survivor, { place });
  for (const id of zombies) moveZombie(game, id, { ...place, lying });
  change(game, {
    turn: {
      seat: 'seat-1',
      survivor,
      actionsLeft: 2,
      actionsTaken: 0,
      noise: 'silent',
      kills: 0,
    },
  });
  return contextFor(game, 'seat-1');
}
const hintOf = (id: string, context: TellContext): string | undefined =>
  optionText(decision, { id }, context, 'en').hint;

test('the question names who is in the room', () => {
  expect(question(decision, inside('thomas', ['zombie-16']), 'en').warning).toBe(
    'The bride (4) is in here: any action begins with a duel.',
  );
  expect(question(decision, inside('thomas', ['zombie-1', 'zombie-16']), 'en').warning).toBe(
    'The mail carrier (1) and the bride (4) are in here: any action begins with a duel.',
  );
  expect(question(decision, inside('thomas', ['zombie-16']), 'fr').warning).toBe(
    'La mariée (4) est là\u202F: toute action commence par un duel.',
  );
});

test('nobody is warned of a zombie that lies, or of none', () => {
  expect(question(decision, inside('thomas', ['zombie-16'], true), 'en').warning).toBeUndefined();
  expect(question(decision, inside('thomas', []), 'en').warning).toBeUndefined();
});

test('only the choice of an action carries the warning', () => {
  const asked = { ...decision, kind: 'takeDrop' };
  expect(question(asked, inside('thomas', ['zombie-16']), 'en').warning).toBeUndefined();
});

test('what is silent otherwise is as loud as the duel', () => {
  const sniper = inside('thomas', ['zombie-16']);
  expect(hintOf('takeDrop', sniper)).toBe('Loud noise');
  expect(noiseOfAction('takeDrop', sniper.duel)).toBe('loud');
  const knife = inside('lily', ['zombie-16']);
  expect(hintOf('takeDrop', knife)).toBe('Low noise');
  expect(noiseOfAction('move', knife.duel)).toBe('low');
  const alone = inside('thomas', []);
  expect(hintOf('takeDrop', alone)).toBe('Silent');
  expect(noiseOfAction('takeDrop', alone.duel)).toBe('silent');
});

test('ending the turn makes no noise of its own', () => {
  expect(noiseOfAction('end', inside('thomas', ['zombie-16']).duel)).toBeUndefined();
});
