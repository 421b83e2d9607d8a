// The check itself: that it sees a secret where one is told, and none where none is.
import { describe, expect, test } from 'vitest';
import { leaks } from '../../src/match/leaks';
import { plainPlan } from '../../src/match/plan';
import { arranged } from '../../src/match/position';
import type { GameEvent } from '../../src/scenarios/events';
import { schedule } from '../../src/scenarios/change';
import { changed } from '../../src/scenarios/draft';
import type { Game } from '../../src/scenarios/game';
import { heldBy, must } from '../../src/scenarios/queries';
import { learn } from '../../src/scenarios/rules/knowing';

/** S6, with a key in Anita's hand that only team A knows of. */
const game: Game = arranged(plainPlan('s6', 3), {
  survivors: [{ id: 'anita', carries: [{ type: 'key', faceUp: false }] }],
});
const marker = must(heldBy(game, 'anita')[0], 'a marker');
const OWN = 'seat-1';
const RIVAL = 'seat-2';

const told = (event: object): GameEvent[] => [event as GameEvent];

describe('leaks', () => {
  test('there are none in a game that is begun', () => {
    expect(leaks(game, OWN)).toEqual([]);
    expect(leaks(game, RIVAL)).toEqual([]);
  });

  test('an event may name a marker, not its face', () => {
    const took = { kind: 'took', survivor: 'anita', marker };
    expect(leaks(game, RIVAL, told(took))).toEqual([]);
    expect(leaks(game, RIVAL, told({ ...took, type: 'key' }))).toHaveLength(1);
    expect(leaks(game, OWN, told({ ...took, type: 'key' }))).toEqual([]);
  });

  test('a secret type without its marker tells as much', () => {
    const stole = { kind: 'stole', thief: 'mike', from: 'anita' };
    expect(leaks(game, RIVAL, told({ ...stole, what: { type: 'key' } }))).toHaveLength(1);
    expect(leaks(game, RIVAL, told({ ...stole, with: 'rifle' }))).toEqual([]);
  });

  test('whoever has looked at a marker may be told of it', () => {
    const peeked = changed(game, (one) => learn(one, RIVAL, marker));
    const event = told({ kind: 'took', survivor: 'anita', marker, type: 'key' });
    expect(leaks(peeked, RIVAL, event)).toEqual([]);
  });

  test('what is asked may not depend on a face that the asked seat has not seen', () => {
    // Asked what to do with a marker that nobody has looked at: to discard it is offered for an X alone.
    const asking = changed(game, (one) =>
      schedule(one, [{ do: 'stolen', from: 'anita', thief: 'mike', marker: xOf(game) }]),
    );
    expect(leaks(asking, RIVAL)).toEqual([expect.stringContaining('the question, options')]);
    const looked = changed(asking, (one) => learn(one, RIVAL, xOf(game)));
    expect(leaks(looked, RIVAL)).toEqual([]);
  });
});

/** An X that lies face down in town. */
function xOf({ markers }: Game): string {
  const found = Object.entries(markers).find(
    ([, { type, place }]) => type === 'x' && place.on === 'structure',
  );
  return must(found?.[0], 'an X in town');
}
