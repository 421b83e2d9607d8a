// What the hand answers is what a log may carry, to the last key: a match could not be read again otherwise.
import { expect, test } from 'vitest';
import { isEntry } from '../../src/match/entry-schema';
import type { Answer } from '../../src/match/session';
import { SPEEDS } from '../../src/physics/measure/limits';
import { option, type Decision, type Option } from '../../src/scenarios/decisions';
import { asking } from '../support/asking';
import { give } from '../../src/scene/hand/gesture';
import * as hand from '../../src/scene/hand/hand';
import { takeUp } from '../../src/scene/hand/take-up';

const LAUNCHES = ['disc', 'bullet', 'pellets', 'knife', 'sniper', 'bat', 'figure'] as const;
type More = Omit<Option, 'id' | 'means'>;
const asks = (more: More): Decision =>
  asking({ kind: 'flickDisc', about: 'john', options: [option('it', { verb: 'flick' }, more)] }, 3);

function answerTo(decision: Decision): Answer | undefined {
  const given: Answer[] = [];
  takeUp(decision, { x: 60, y: 45, facing: 30 });
  hand.aimAt(75);
  hand.setShift(1);
  hand.setFacing(45);
  if (hand.useHand.getState().placing?.spot) hand.setSpot({ x: 10, y: 20 });
  give((answer) => void given.push(answer));
  return given[0];
}

const commandOf = (answer: Answer | undefined) => ({
  command: { seat: 's', number: 3, ...answer },
});

test.each(LAUNCHES)('a %s', (launch) => {
  const shift = { direction: 90, range: [-2, 2] } as const;
  const flick = { launch, at: { x: 60, y: 40 }, speed: SPEEDS[launch], shift, aside: [] };
  const answer = answerTo(asks({ flick }));
  expect(answer).toMatchObject({ choice: 'it', flick: { direction: 75, shift: 1 } });
  expect(isEntry(commandOf(answer))).toBe(true);
});

test.each<[string, More, object]>([
  ['a direction to look in', { needsFacing: true }, { facing: 45 }],
  ['a place', { needsSpot: true }, { spot: { x: 10, y: 20 } }],
])('%s', (_, more, numbers) => {
  const answer = answerTo(asks(more));
  expect(answer).toMatchObject({ choice: 'it', ...numbers });
  expect(isEntry(commandOf(answer))).toBe(true);
});
