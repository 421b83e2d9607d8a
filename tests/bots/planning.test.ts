// What the look-ahead player knows of time, of lanes, of each other's hands, and of who may be found.
import { beforeAll, expect, test } from 'vitest';
import { actionsToGo } from '../../src/bots/errands';
import { groundOf } from '../../src/bots/ground';
import { isIdle, kindOf } from '../../src/bots/idle';
import { flicksInto, moverOf } from '../../src/bots/slides';
import { actionsLeft, inTime } from '../../src/bots/time';
import { command, startMatch, waitsFor, type Match } from '../../src/match/match';
import { linedUpPlan } from '../../src/match/plan';
import { loadEngine } from '../../src/physics/engine';
import type { MarkerType } from '../../src/scenarios/catalogue/markers';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import { change, changeMarker, changeSurvivor } from '../../src/scenarios/change';
import { optionId, type OptionId } from '../../src/scenarios/decisions';
import { changed } from '../../src/scenarios/draft';
import type { Game, Marker } from '../../src/scenarios/game';
import type { StructureId, TeamId } from '../../src/scenarios/ids';
import type { ScenarioId } from '../../src/scenarios/list';
import { markerIds, markerOf, must, survivorOf } from '../../src/scenarios/queries';

beforeAll(loadEngine);

const gameOf = (scenario: ScenarioId, players = 1): Game =>
  startMatch(linedUpPlan(scenario, 1, players)).game;
const toGo = (game: Game, team: TeamId): number => actionsToGo(game, team, groundOf(game));

/** All markers of a type that lie about, put elsewhere one by one; for the rest there is no place. */
function withAll(game: Game, type: MarkerType, places: readonly Marker['place'][]): Game {
  const ids = markerIds(game).filter((id) => {
    const one = markerOf(game, id);
    return one.type === type && (one.place.on === 'structure' || one.place.on === 'object');
  });
  return changed(game, (now) =>
    ids.forEach((id, index) =>
      changeMarker(now, id, { place: places[index] ?? { on: 'removed' } }),
    ),
  );
}

test('everybody has a turn a round, and what comes too late weighs more', () => {
  const game = gameOf('s7');
  expect(actionsLeft(game, 'john')).toBe(6);
  const used = changed(game, (one) => changeSurvivor(one, 'john', { backpack: 'night' }));
  expect(actionsLeft(used, 'john')).toBe(4);
  const last = changed(game, (one) => change(one, { round: { ...game.round, marker: 1 } }));
  expect(actionsLeft(last, 'john')).toBe(2);
  expect(inTime(game, 'john', 5)).toBe(5);
  expect(inTime(last, 'john', 5)).toBeGreaterThan(5);
  expect(toGo(last, 'a')).toBeGreaterThan(toGo(game, 'a') + 2);
});

test('without a clear line a door is nearer by a lane before it', () => {
  const game = gameOf('s2');
  const ground = groundOf(game);
  const flicks = (id: SurvivorId, to: StructureId): number =>
    flicksInto(ground, moverOf(game, id, survivorOf(game, id)), to);
  expect(flicks('mike', 'library')).toBeLessThan(1.2);
  expect(flicks('mike', 'school')).toBeCloseTo(2.05, 1);
  expect(flicks('rosa', 'policeStation')).toBeGreaterThan(2.3);
});

test('S10: what an ally holds can be handed over, what a rival holds cannot', () => {
  const game = gameOf('s10', 3);
  const held = (survivor: SurvivorId) => ({ on: 'board', survivor }) as const;
  const among = toGo(withAll(game, 'fuel', [held('anita'), held('gabriel')]), 'a');
  const apart = toGo(withAll(game, 'fuel', [held('anita'), held('mike')]), 'a');
  expect(among).toBeLessThan(apart - 2);
});

test('S8: somebody behind an open door is nearer than nobody, and a rival fewer is one more', () => {
  const game = gameOf('s8');
  const lying = (type: MarkerType): Game =>
    changed(game, (now) =>
      markerIds(game)
        .filter((id) => markerOf(game, id).place.on === 'structure')
        .forEach((id) => changeMarker(now, id, { type })),
    );
  const nobody = lying('medicine');
  expect(toGo(lying('survivor'), 'a')).toBeLessThan(toGo(nobody, 'a') - 1);
  const hurt = changed(nobody, (one) => changeSurvivor(one, 'kevin', { life: 1 }));
  expect(toGo(hurt, 'a')).toBeLessThan(toGo(nobody, 'a') - 1);
});

test('to accuse and take it back is nothing done', () => {
  const after = (match: Match, choice: OptionId): Match => {
    const state = waitsFor(match);
    if (state.for !== 'decision') throw new Error(state.for);
    const { seat, decision } = state;
    const step = command(match, { seat, number: decision.number, choice });
    if (!step.ok) throw new Error(step.reason);
    return step.match;
  };
  let match = startMatch(linedUpPlan('s9', 1, 3));
  for (let state = waitsFor(match); kindOf(match) !== 'chooseAction'; state = waitsFor(match)) {
    if (state.for !== 'decision') throw new Error(state.for);
    match = after(match, must(state.decision.options[0], 'an option').id);
  }
  const back = after(after(match, optionId('accuse')), optionId('back'));
  expect(isIdle(match, back)).toBe(true);
  expect(isIdle(match, after(match, optionId('accuse')))).toBe(false);
  const hurt = {
    ...back,
    game: changed(back.game, (one) => changeSurvivor(one, 'anita', { life: 1 })),
  };
  expect(isIdle(match, hurt)).toBe(false);
});
