// Whoever shares a building with a zombie is told before acting that it has to be fought, and how loud that is.
import { draftOf } from '../../src/scenarios/draft';
import { change, changeSurvivor, moveZombie, schedule } from '../../src/scenarios/change';
import { expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { awaiting, newGame } from '../../src/scenarios/apply';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import { optionId, type Decision, type Option } from '../../src/scenarios/decisions';
import type { Game } from '../../src/scenarios/game';
import type { Task } from '../../src/scenarios/tasks';
import { optionText, question } from '../../src/words/decisions';
import { contextFor, type TellContext } from '../../src/words/tell';
import { viewFor } from '../../src/scenarios/view';

type Asked = { readonly decision: Decision; readonly context: TellContext };

function asked(game: Game): Asked {
  const state = awaiting(game);
  if (state.for !== 'decision') throw new Error(state.for);
  return { decision: state.decision, context: contextFor(viewFor(game, state.seat)) };
}

/** What is asked of one who acts in the school with these zombies. */
function inside(
  survivor: SurvivorId,
  zombies: readonly string[],
  lying = false,
  task: Task = { do: 'chooseAction' },
): Asked {
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
  schedule(game, [task]);
  return asked(game);
}
const warningIn = ({ decision, context }: Asked, language: 'en' | 'fr' = 'en') =>
  question(decision, context, language).warning;

function offered({ decision }: Asked, name: string): Option {
  const options: readonly Option[] = decision.options;
  const found = options.find(({ id }) => id === optionId(name));
  if (!found) throw new Error(`${name} is not offered`);
  return found;
}
/** On the button, and on the meter that foretells. */
const loudness = (asking: Asked, name: string): readonly (string | undefined)[] => {
  const option = offered(asking, name);
  return [optionText(asking.decision, option, asking.context, 'en').hint, option.noise];
};

test('the question names who is in the room', () => {
  expect(warningIn(inside('thomas', ['zombie-16']))).toBe(
    'The bride (4) is in here: any action begins with a duel.',
  );
  expect(warningIn(inside('thomas', ['zombie-1', 'zombie-16']))).toBe(
    'The mail carrier (1) and the bride (4) are in here: any action begins with a duel.',
  );
  expect(warningIn(inside('thomas', ['zombie-16']), 'fr')).toBe(
    'La mariée (4) est là\u202F: toute action commence par un duel.',
  );
});

test('nobody is warned of a zombie that lies, or of none', () => {
  expect(warningIn(inside('thomas', ['zombie-16'], true))).toBeUndefined();
  expect(warningIn(inside('thomas', []))).toBeUndefined();
});

test('only the choice of an action carries the warning', () => {
  const taking = inside('thomas', ['zombie-16'], false, { do: 'takeDrop' });
  expect(taking.decision.kind).toBe('takeDrop');
  expect(taking.context.duel).toBeDefined();
  expect(warningIn(taking)).toBeUndefined();
});

test('what is silent otherwise is as loud as the duel', () => {
  const sniper = inside('thomas', ['zombie-16']);
  expect(loudness(sniper, 'takeDrop')).toEqual(['Loud noise', 'loud']);
  expect(loudness(sniper, 'move')).toEqual(['Loud noise', 'loud']);
  const knife = inside('lily', ['zombie-16']);
  expect(loudness(knife, 'takeDrop')).toEqual(['Low noise', 'low']);
  expect(loudness(knife, 'move')).toEqual(['Low noise', 'low']);
  const alone = inside('thomas', []);
  expect(loudness(alone, 'takeDrop')).toEqual(['Silent', 'silent']);
  expect(loudness(alone, 'move')).toEqual(['Low noise', 'low']);
});

test('ending the turn makes no noise of its own', () => {
  expect(offered(inside('thomas', ['zombie-16']), 'end').noise).toBeUndefined();
});
