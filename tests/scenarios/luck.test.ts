// The luck of a match cannot be worked out from what is seen of it.
import { describe, expect, test } from 'vitest';
import { tableViewOf } from '../../src/match/table-view';
import { plainPlan } from '../../src/match/plan';
import { newGame } from '../../src/scenarios/apply';
import { ZOMBIE_IDS } from '../../src/scenarios/catalogue/zombies';
import { draftOf } from '../../src/scenarios/draft';
import type { Game } from '../../src/scenarios/game';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { draw, luckOf, seedOf, shuffled } from '../../src/scenarios/random';
import { viewFor } from '../../src/scenarios/view';

const plan = (seed: number) => plainPlan('s6', seed);
const game = (seed: number): Game => newGame(plan(seed)).game;

/** As it was: one generator of 32 bits for everything, stepped by every draw. */
function oldGenerator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The shuffle settles one place after the other, from the last; `settled` may stop it. */
function oldOrder(seed: number, settled = (_id: string, _at: number): boolean => true): string[] {
  const next = oldGenerator(seed);
  const order = [...ZOMBIE_IDS];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = next() % (last + 1);
    [order[last], order[other]] = [order[other] ?? '', order[last] ?? ''];
    if (!settled(order[last] ?? '', last)) break;
  }
  return order;
}

/** Every seed whose first draws fit is tried to the end. */
function attack(order: readonly string[], seeds: number): number[] {
  const last = ZOMBIE_IDS.indexOf(order.at(-1) ?? '');
  const found: number[] = [];
  for (let seed = 0; seed < seeds; seed += 1) {
    if (oldGenerator(seed)() % ZOMBIE_IDS.length !== last) continue;
    if (oldOrder(seed, (id, at) => order[at] === id).join() === order.join()) found.push(seed);
  }
  return found;
}

describe('the order of the zombies in a first view', () => {
  const SEEDS = 2 ** 24;

  test('gave the old seed away', () => {
    expect(attack(oldOrder(11_259_375), SEEDS)).toEqual([11_259_375]);
  });

  test('says nothing now: it is the same in every match', () => {
    const orders = [1, 2, 3].map((seed) => Object.keys(viewFor(game(seed), 'seat-1').zombies));
    for (const order of orders) expect(order).toEqual(ZOMBIE_IDS);
  });
});

describe('the hidden stream', () => {
  test.each(SCENARIO_IDS)('%s: dealt anew alone, nobody sees a difference', (id) => {
    const same = plainPlan(id, 5, 2);
    const luck = luckOf(same.seed);
    const redealt = newGame(same, { ...luck, hidden: luckOf(seedOf(77)).hidden }).game;
    const dealt = newGame(same).game;
    expect(JSON.stringify(redealt.crossroads)).not.toBe(JSON.stringify(dealt.crossroads));
    for (const { id: seat } of same.seats) {
      expect(JSON.stringify(viewFor(redealt, seat))).toBe(JSON.stringify(viewFor(dealt, seat)));
      expect(JSON.stringify(tableViewOf(viewFor(redealt, seat)))).toBe(
        JSON.stringify(tableViewOf(viewFor(dealt, seat))),
      );
    }
    const ten = (of: Game): number[] => {
      const draft = draftOf(of);
      return Array.from({ length: 10 }, () => draw(draft, 'open'));
    };
    expect(ten(redealt)).toEqual(ten(dealt));
  });

  test.each(SCENARIO_IDS)('%s: is all that faces and decks come of', (id) => {
    const same = plainPlan(id, 5);
    const luck = luckOf(same.seed);
    const other = luckOf(seedOf(77));
    const faces = ({ markers, crossroads }: Game): string =>
      JSON.stringify([Object.values(markers).map(({ type }) => type), crossroads]);
    const dealt = faces(newGame(same).game);
    expect(faces(newGame(same, { ...luck, open: other.open }).game)).toBe(dealt);
    expect(faces(newGame(same, { ...luck, hidden: other.hidden }).game)).not.toBe(dealt);
  });

  test('does not move when the open one is drawn from, nor the other way round', () => {
    const [a, b] = [draftOf(game(1)), draftOf(game(1))];
    draw(a, 'open');
    expect(draw(a, 'hidden')).toBe(draw(b, 'hidden'));
    draw(b, 'open');
    expect(draw(a, 'open')).toBe(draw(b, 'open'));
  });
});

test('a stream is the cipher’s: known numbers of a known key', () => {
  // RFC 8439, A.1: the key stream of a key of zeros, block 0 and block 1, in words of four bytes.
  const draft = draftOf(game(1));
  const zeros = { key: '00'.repeat(32), drawn: 0 };
  Object.assign(draft, { random: { open: zeros, hidden: zeros } });
  const words = Array.from({ length: 17 }, () => draw(draft, 'open').toString(16).padStart(8, '0'));
  expect(words.slice(0, 4)).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
  expect(words[16]).toBe('bee7079f');
});

test('128 bits count: seeds that differ in one digit anywhere make other matches', () => {
  const base = '0123456789abcdef0123456789abcdef';
  const deck = (seed: string): string =>
    newGame({ ...plan(1), seed }).game.crossroads.draw.join(' ');
  const decks = [
    base,
    ...Array.from(base, (_, at) => `${base.slice(0, at)}e${base.slice(at + 1)}`),
  ];
  const seeds = new Set(decks);
  expect(new Set([...seeds].map(deck)).size).toBe(seeds.size);
});

test('shuffling keeps everything and favours no place', () => {
  const draft = draftOf(game(3));
  const counts = [0, 0, 0, 0];
  for (let round = 0; round < 4000; round += 1) {
    const order = shuffled(draft, 'open', ['a', 'b', 'c', 'd']);
    expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    const at = order.indexOf('a');
    counts[at] = (counts[at] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
