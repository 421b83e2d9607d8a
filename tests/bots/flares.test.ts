// Computer players and Elijah's flares.
import { beforeAll, describe, expect, test } from 'vitest';
import { candidates } from '../../src/bots/candidates';
import { lookaheadPlayer } from '../../src/bots/lookahead';
import { randomCommand } from '../../src/bots/random';
import { arrangedMatch, type Where } from '../../src/match/position';
import { command, runTable, waitsFor, type Asked, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { loadEngine } from '../../src/physics/engine';
import { landingOf, restOfFlip, speedOfFlip } from '../../src/physics/measure/flip';
import { seededRandom } from '../../src/physics/measure/random';
import { simulate } from '../../src/physics/simulate';
import { distance } from '../../src/physics/measure/vector';
import { optionId, optionName } from '../../src/scenarios/decisions';
import { inPlay, must, spotOf, survivorOf } from '../../src/scenarios/queries';
import { flareNow } from '../../src/scenarios/rules/lure';

beforeAll(loadEngine);

const town = (where: Where): Match =>
  arrangedMatch(plainPlan('s6', 3), {
    survivors: [{ id: 'elijah', where, power: 'up' }],
    toAct: ['elijah', 'anita', 'gabriel'],
  });

function asked(match: Match): Asked {
  const state = waitsFor(match);
  if (state.for !== 'decision') throw new Error(`waits for ${state.for}`);
  return state;
}
const step = (match: Match, choice: string): Match => {
  const { seat, decision } = asked(match);
  const next = command(match, { seat, number: decision.number, choice: optionId(choice) });
  if (!next.ok) throw new Error(next.reason);
  return next.match;
};

/** Elijah is about to flip: whoever plays before him does nothing. */
function inHand(where: Where): Match {
  let now = town(where);
  for (let count = 0; count < 40; count += 1) {
    const state = waitsFor(now);
    if (state.for === 'table') {
      const ran = runTable(now);
      if (!ran.ok) throw new Error(ran.reason);
      now = ran.match;
    } else if (state.for === 'decision' && state.decision.kind === 'chooseAction') {
      if (state.decision.about === 'elijah') return step(now, 'flare');
      now = step(now, 'end');
    } else {
      const { decision } = asked(now);
      const elijah = decision.options.find(({ id }) => id === optionId('elijah'));
      now = step(now, optionName(must(elijah ?? decision.options[0], 'an answer').id));
    }
  }
  throw new Error('Elijah never plays');
}
const OUTSIDE: Where = { at: { x: 60, y: 45, facing: 0 } };
const INSIDE: Where = { inside: 'school' };

describe('computer players', () => {
  test('A134: a random hand flips out of the door, never back', () => {
    for (const where of [OUTSIDE, INSIDE]) {
      const match = inHand(where);
      for (let seed = 1; seed <= 60; seed += 1) {
        const given = randomCommand(asked(match), seededRandom(seed));
        expect(command(match, given)).toMatchObject({ ok: true });
      }
    }
  });

  test('R262: one that thinks ahead tries flares in town, away from its own', () => {
    const match = inHand(OUTSIDE);
    const tried = candidates(match, asked(match));
    expect(tried.length).toBeGreaterThan(0);
    const ways = tried.map((given) => {
      const flipped = command(match, given);
      if (!flipped.ok) throw new Error(flipped.reason);
      const ran = runTable(flipped.match);
      if (!ran.ok) throw new Error(ran.reason);
      const { game } = ran.match;
      const lit = must(flareNow(game), 'a flare in town').at;
      const friends = inPlay(game, survivorOf(game, 'elijah').team);
      return Math.min(...friends.map((id) => distance(spotOf(game, survivorOf(game, id)), lit)));
    });
    // One may bounce back off something: then it is not chosen.
    expect(Math.max(...ways)).toBeGreaterThan(20);
  });

  test('it answers the question', () => {
    const match = inHand(INSIDE);
    const given = lookaheadPlayer(1)(match, asked(match), seededRandom(1));
    expect(command(match, given)).toMatchObject({ ok: true });
  });
});

describe('about where a flare comes to rest', () => {
  const flips = [2, 5, 12, 20, 30].flatMap((height) =>
    [200, 600, 1000, 1500].map((speed) => ({ height, speed })),
  );
  test('eight of ten lie in the oval that is drawn, on an empty table', () => {
    const inside = flips.flatMap((flip) => {
      const { far, long, wide } = restOfFlip(flip);
      return Array.from({ length: 10 }, (_, seed) => {
        const { outcome } = simulate(
          { layout: { structures: [] }, pieces: [] },
          { kind: 'flare', at: { x: 0, y: 0 }, direction: 0, seed, ...flip },
        );
        const { x, y } = must(outcome.rest[0], 'a flare').pose;
        return ((x - far) / (long + 1)) ** 2 + (y / wide) ** 2 <= 1;
      });
    });
    expect(inside.filter(Boolean).length / inside.length).toBeGreaterThan(0.8);
  });

  test('it lands before it rests, and how hard to flip is the way back', () => {
    for (const flip of flips) {
      expect(landingOf(flip)).toBeLessThan(restOfFlip(flip).far);
      const speed = speedOfFlip(restOfFlip(flip).far, flip.height, [0, 1500]);
      expect(Math.abs(speed - flip.speed)).toBeLessThanOrEqual(2);
    }
  });
});
