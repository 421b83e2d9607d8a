// 40. How S1 to S6 are won and lost.
import { changed } from '../../../src/scenarios/draft';
import { change, changeMarker, changeSurvivor, moveZombie } from '../../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { awaiting } from '../../../src/scenarios/apply';
import type { MarkerType } from '../../../src/scenarios/catalogue/markers';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft, Result } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import type { ScenarioId } from '../../../src/scenarios/list';
import { enter } from '../../../src/scenarios/rules/buildings';
import {
  isAvailable,
  markerIds,
  markerOf,
  markersIn,
  survivorIds,
  survivorOf,
  zombieIds,
  zombieOf,
} from '../../../src/scenarios/queries';
import {
  asks,
  choices,
  fresh,
  give,
  lifeOf,
  markerPlace,
  place,
  putInside,
  putMarker,
  quietRush,
  session,
  told,
  turnOfSurvivor,
  whyNot,
} from '../support/game';
import { fell, outcome, stood, stopped, through, touch } from '../support/outcome';

const TEAMS = [
  { id: 'one', name: 'A', team: 'a' },
  { id: 'two', name: 'B', team: 'b' },
] as const;

function quiet(scenario: ScenarioId): Draft {
  const game = fresh({
    scenario,
    ...((scenario === 's6' || scenario === 's7') && { seats: TEAMS }),
  });
  for (const id of zombieIds(game)) moveZombie(game, id, { in: 'dump' });
  return game;
}

/** Passes a whole turn doing nothing, so that the settled state is judged. */
const judged = (game: Draft): Result | undefined => {
  const state = awaiting(game);
  if (state.for !== 'decision') return game.result;
  const begun = session(game).choose(choices(session(game))[0] ?? '');
  return begun.choose('end').game.result;
};
const inRv = (game: Draft, type: MarkerType, count: number): void => {
  for (let index = 0; index < count; index += 1)
    putMarker(game, type, { on: 'structure', structure: 'rv' });
};
const kill = (game: Draft, ...ids: SurvivorId[]): void => {
  for (const id of ids) changeSurvivor(game, id, { life: 0, place: { in: 'dead' } });
};
/** Everybody has acted but one, on the last round before the skull. */
function lastTurn(game: Draft): Draft {
  change(game, { round: { ...game.round, marker: 1 } });
  const [first, ...others] = survivorIds(game).filter(
    (id) => survivorOf(game, id).place.in === 'street',
  );
  for (const id of others) changeSurvivor(game, id, { backpack: 'night' });
  if (first) changeSurvivor(game, first, { backpack: 'day' });
  return game;
}

describe('S1', () => {
  const zombies = (game: Draft, count: number): void =>
    zombieIds(game)
      .slice(0, count)
      .forEach((id, index) => place(game, id, { x: 60 + 6 * index, y: 60 }));

  test('R290, R295: won with somebody in the RV and three zombies left, not with four', () => {
    const won = quiet('s1');
    putInside(won, 'john', 'rv');
    zombies(won, 3);
    expect(judged(won)).toEqual({ winner: 'together', seats: ['seat-1'], reason: 'droveAway' });
    const four = quiet('s1');
    putInside(four, 'john', 'rv');
    zombies(four, 4);
    expect(judged(four)).toBeUndefined();
    const empty = quiet('s1');
    zombies(empty, 2);
    expect(judged(empty)).toBeUndefined();
  });

  test('R290: zombies that are in the tower for a rush are still in town', () => {
    const game = quiet('s1');
    putInside(game, 'anita', 'rv');
    zombies(game, 6);
    const loud = turnOfSurvivor(game, 'john')
      .choose('use:rifle')
      .choose('left', { direction: 180, speed: 500 })
      .run(outcome({ rest: [stopped('bullet', { x: 20, y: 10 })] }))
      .choose('end');
    expect(loud.game.result).toBeUndefined();
    expect(quietRush(loud).game.result).toBeUndefined();
  });

  const into = (structure: StructureId): Draft => {
    const game = quiet('s1');
    zombies(game, 5);
    return turnOfSurvivor(game, 'anita')
      .choose('move')
      .choose('flick', { direction: 0, speed: 500 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 10, y: 10 })],
          passages: [through('disc', structure, 'front')],
        }),
      ).game;
  };

  test('R291: survivors cannot enter buildings, only the RV', () => {
    expect(survivorOf(into('school'), 'anita').place).toMatchObject({ in: 'street' });
    expect(survivorOf(into('rv'), 'anita').place).toMatchObject({
      in: 'building',
      structure: 'rv',
    });
  });

  test('A84, R293: the first into the RV drives and is never available again; the second is not locked', () => {
    const game = into('rv');
    expect(survivorOf(game, 'anita').role).toBe('driver');
    const night = changed(game, (one) => change(one, { round: { ...game.round, half: 'night' } }));
    expect(isAvailable(night, 'anita')).toBe(false);
    enter({ game, events: [] }, 'john', 'rv');
    expect(survivorOf(game, 'john').role).toBeUndefined();
    const later = quiet('s1');
    putInside(later, 'anita', 'rv');
    changeSurvivor(later, 'anita', { role: 'driver' });
    expect(whyNot(session(later), 'anita')).toBe('driver');
  });

  test('R292: zombies enter neither buildings nor the RV', () => {
    const game = quiet('s1');
    zombies(game, 5);
    putInside(game, 'john', 'rv');
    changeSurvivor(game, 'john', { role: 'driver' });
    place(game, 'zombie-1', { x: 11.5, y: 48 });
    const after = turnOfSurvivor(game, 'anita').choose('end').game;
    expect(zombieOf(after, 'zombie-1').place.in).toBe('street');
  });

  test('A85, R294: a zombie that touches the RV loses the game at once', () => {
    const game = quiet('s1');
    zombies(game, 5);
    const pitched = (other: string): Result | undefined =>
      turnOfSurvivor(game, 'john')
        .choose('use:rifle')
        .choose('left', { direction: 0, speed: 900 })
        .run(
          outcome({
            rest: [stopped('bullet', { x: 30, y: 30 }), stood('zombie-1', { x: 20, y: 60 })],
            contacts: [touch('bullet', 'zombie-1'), touch('zombie-1', other, { step: 20 })],
          }),
        ).game.result;
    expect(pitched('rv')).toEqual({ winner: 'nobody', seats: [], reason: 'rvTouched' });
    expect(pitched('school')).toBeUndefined();
  });

  test('A85: any touch at any time counts, lying or not, and though the zombie is put back; no other piece does', () => {
    const game = quiet('s1');
    zombies(game, 5);
    const walked = (piece: string): Result | undefined =>
      turnOfSurvivor(game, 'john')
        .choose('move')
        .choose('flick', { direction: 0, speed: 500 })
        .run(
          outcome({
            rest: [stopped('disc', { x: 30, y: 30 }), fell('zombie-1', { x: 60, y: 60 })],
            contacts: [touch('disc', piece), touch(piece, 'rv', { step: 20 })],
          }),
        ).game.result;
    expect(walked('zombie-1')).toEqual({ winner: 'nobody', seats: [], reason: 'rvTouched' });
    expect(walked('barrel-1')).toBeUndefined();
    expect(walked('john')).toBeUndefined();
  });

  test('A85: on the table: a lying zombie that a bullet pushes against the RV', async () => {
    await loadEngine();
    const game = quiet('s1');
    zombies(game, 5);
    place(game, 'zombie-1', { x: 13.5, y: 51, facing: 0, lying: true });
    place(game, 'john', { x: 22, y: 51 - 3.15, facing: 180 });
    const after = turnOfSurvivor(game, 'john')
      .choose('use:rifle')
      .choose('right', { direction: 180, speed: 3500 })
      .roll();
    expect(after.recording?.outcome.contacts[0]).toMatchObject({ other: 'zombie-1' });
    expect(after.game.result).toEqual({ winner: 'nobody', seats: [], reason: 'rvTouched' });
  });

  test('R296: lost with three dead, or at the skull', () => {
    const game = quiet('s1');
    zombies(game, 5);
    kill(game, 'john', 'kevin');
    expect(judged(structuredClone(game))).toBeUndefined();
    kill(game, 'thomas');
    expect(judged(game)).toMatchObject({ winner: 'nobody', seats: [], reason: 'tooManyDead' });
    const late = lastTurn(quiet('s1'));
    zombies(late, 5);
    expect(judged(late)).toEqual({ winner: 'nobody', seats: [], reason: 'neverLeft' });
  });
});

describe('S2', () => {
  test('R298, R300: won with two food and two fuel in the RV, carried ones do not count', () => {
    const game = quiet('s2');
    inRv(game, 'food', 2);
    inRv(game, 'fuel', 1);
    give(game, 'rosa', 'fuel');
    expect(judged(structuredClone(game))).toBeUndefined();
    inRv(game, 'fuel', 1);
    expect(judged(game)).toEqual({ winner: 'together', seats: ['seat-1'], reason: 'stockedUp' });
  });

  test('A33: what somebody carries inside the RV does not count until it is dropped there', () => {
    const game = quiet('s2');
    inRv(game, 'food', 2);
    inRv(game, 'fuel', 1);
    const fuel = give(game, 'rosa', 'fuel');
    putInside(game, 'rosa', 'rv');
    const inside = turnOfSurvivor(game, 'rosa').choose('takeDrop');
    expect(judged(structuredClone(game))).toBeUndefined();
    expect(inside.choose(`drop rv ${fuel}`).game.result).toEqual({
      winner: 'together',
      seats: ['seat-1'],
      reason: 'stockedUp',
    });
  });

  test('R301: lost with three dead, or at the skull', () => {
    const game = quiet('s2');
    kill(game, 'rosa', 'mike', 'kevin');
    expect(judged(game)).toMatchObject({ winner: 'nobody', seats: [], reason: 'tooManyDead' });
    expect(judged(lastTurn(quiet('s2')))).toEqual({
      winner: 'nobody',
      seats: [],
      reason: 'suppliesTooLate',
    });
  });

  test('R302: zombies indoors are fought, so buildings are open to all', () => {
    const game = quiet('s2');
    putMarker(game, 'x', { on: 'structure', structure: 'school' });
    place(game, 'zombie-1', { x: 11.5, y: 68 });
    const after = turnOfSurvivor(game, 'mike').choose('end').game;
    expect(zombieOf(after, 'zombie-1').place).toMatchObject({
      in: 'building',
      structure: 'school',
    });
  });
});

describe('S3', () => {
  const led = (): Draft => {
    const game = quiet('s3');
    changeSurvivor(game, 'anita', { role: 'rescued', escort: 'rosa' });
    putInside(game, 'rosa', 'hospital');
    putInside(game, 'anita', 'hospital');
    return game;
  };

  test('R303, R309: won when Anita is in the Hospital and no zombie is', () => {
    expect(judged(led())).toEqual({ winner: 'together', seats: ['seat-1'], reason: 'anitaInBed' });
    const crowded = led();
    putInside(crowded, 'zombie-1', 'hospital', true);
    expect(judged(crowded)).toBeUndefined();
  });

  test('R310: lost when Anita dies, or at the skull; other deaths do not count', () => {
    const game = quiet('s3');
    kill(game, 'john', 'rosa', 'thomas');
    expect(judged(structuredClone(game))).toBeUndefined();
    kill(game, 'anita');
    expect(judged(game)).toEqual({ winner: 'nobody', seats: [], reason: 'anitaDied' });
    expect(judged(lastTurn(quiet('s3')))).toEqual({
      winner: 'nobody',
      seats: [],
      reason: 'helpTooLate',
    });
  });

  test('R307: every action of the escort is loud, of others it is not', () => {
    const game = quiet('s3');
    changeSurvivor(game, 'anita', { role: 'rescued', escort: 'rosa' });
    place(game, 'anita', { x: 20, y: 66 });
    const noise = (id: SurvivorId): string | undefined =>
      turnOfSurvivor(game, id).choose('move').choose('flick', { direction: 0, speed: 200 }).game
        .turn?.noise;
    expect([noise('rosa'), noise('john')]).toEqual(['loud', 'low']);
  });
});

test('A88: the escort is loud with take and drop too, and indoors; doing nothing is silent', () => {
  const game = quiet('s3');
  changeSurvivor(game, 'anita', { role: 'rescued', escort: 'rosa' });
  for (const id of ['rosa', 'anita', 'john'] as const) putInside(game, id, 'library');
  const noise = (id: 'rosa' | 'john'): string | undefined => {
    const own = structuredClone(game);
    const food = give(own, id, 'food');
    return turnOfSurvivor(own, id).choose('takeDrop').choose(`drop library ${food}`).game.turn
      ?.noise;
  };
  expect([noise('rosa'), noise('john')]).toEqual(['loud', 'silent']);
  const idle = turnOfSurvivor(game, 'rosa').choose('end');
  expect(told(idle, 'noise')).toMatchObject([{ noise: 'silent' }]);
});

describe('S4', () => {
  test('R312, R318: won with four food in the RV', () => {
    const game = quiet('s4');
    const food = markersIn(game, { structure: 'groceryStore' }).filter(
      (id) => markerOf(game, id).type === 'food',
    );
    const load = (id: string): void =>
      changeMarker(game, id, { place: { on: 'structure', structure: 'rv' } });
    expect(food).toHaveLength(4);
    food.slice(0, 3).forEach(load);
    expect(judged(structuredClone(game))).toBeUndefined();
    food.forEach(load);
    expect(judged(game)).toEqual({ winner: 'together', seats: ['seat-1'], reason: 'fourRations' });
  });

  test('R319: lost with three dead, or at the skull', () => {
    const game = quiet('s4');
    kill(game, 'rosa', 'mike', 'lily');
    expect(judged(game)).toMatchObject({ winner: 'nobody', seats: [], reason: 'tooManyDead' });
    expect(judged(lastTurn(quiet('s4')))).toEqual({
      winner: 'nobody',
      seats: [],
      reason: 'hungerWon',
    });
  });

  const hungry = (marker: number): ReturnType<typeof session> => {
    const game = lastTurn(quiet('s4'));
    change(game, { round: { ...game.round, marker: marker + 1 } });
    give(game, 'rosa', 'food');
    const [first] = Object.entries(game.survivors).filter(([, one]) => one.backpack === 'day');
    return turnOfSurvivor(game, (first?.[0] ?? 'rosa') as SurvivorId).choose('end');
  };

  test('A79, R315: the group is asked to eat when the marker reaches 2 and 1, and not before', () => {
    expect([hungry(3), hungry(2), hungry(1)].map((at) => asks(at) === 'meal')).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('R316: eating takes one food from one inventory and nobody starves', () => {
    const at = hungry(2);
    const eat = choices(at).find((id) => id.startsWith('eat')) ?? '';
    const [, marker = ''] = eat.split(' ');
    const { game } = at.choose(eat);
    expect(markerPlace(game, marker)).toEqual({ on: 'removed' });
    expect(lifeOf(game, 'mike')).toBe(3);
  });

  test('R317: who will not eat, or cannot, loses one life each', () => {
    const { game } = hungry(2).choose('starve');
    for (const id of ['elijah', 'lily', 'loretta', 'mike', 'rosa'] as const)
      expect(lifeOf(game, id)).toBe(2);
  });
});

describe('S5', () => {
  const found = (game: Draft): void => {
    putInside(game, 'kevin', 'school');
    putInside(game, 'rosa', 'school');
  };

  test('R321, R325: won with both found and two fuel in the RV', () => {
    const game = quiet('s5');
    inRv(game, 'fuel', 1);
    putInside(game, 'kevin', 'school');
    const oneFound = structuredClone(game);
    inRv(oneFound, 'fuel', 1);
    expect(judged(oneFound)).toBeUndefined();
    found(game);
    expect(judged(structuredClone(game))).toBeUndefined();
    inRv(game, 'fuel', 1);
    expect(judged(game)).toEqual({ winner: 'together', seats: ['seat-1'], reason: 'allFound' });
  });

  test('R326: lost with two dead, or at the skull', () => {
    const game = quiet('s5');
    kill(game, 'anita');
    expect(judged(structuredClone(game))).toBeUndefined();
    kill(game, 'lily');
    expect(judged(game)).toMatchObject({ winner: 'nobody', seats: [], reason: 'tooManyDead' });
    expect(judged(lastTurn(quiet('s5')))).toEqual({
      winner: 'nobody',
      seats: [],
      reason: 'townKeepsThem',
    });
  });

  test('R324: those who are found have two life', () => {
    const game = quiet('s5');
    expect([lifeOf(game, 'kevin'), lifeOf(game, 'rosa')]).toEqual([2, 2]);
  });
});

describe('S6', () => {
  test('R328, R333: won by the team with two survivors, key and fuel in the RV', () => {
    const game = quiet('s6');
    inRv(game, 'key', 0);
    const [key = ''] = markerIds(game).filter((id) => markerOf(game, id).type === 'key');
    changeMarker(game, key, { place: { on: 'structure', structure: 'rv' } });
    inRv(game, 'fuel', 1);
    putInside(game, 'mike', 'rv');
    expect(judged(structuredClone(game))).toBeUndefined();
    putInside(game, 'rosa', 'rv');
    expect(judged(game)).toEqual({ winner: 'b', seats: ['two'], reason: 'firstAway' });
  });

  test.each([
    ['a', ['john', 'lily', 'rosa']],
    ['b', ['john', 'mike', 'rosa']],
  ] as const)('A100: key and fuel in the RV are whose two are there: team %s', (team, inside) => {
    const game = quiet('s6');
    const [key = ''] = markerIds(game).filter((id) => markerOf(game, id).type === 'key');
    changeMarker(game, key, { place: { on: 'board', survivor: 'john' } });
    const held = [key, give(game, 'john', 'fuel')];
    // John brought them in; nobody fights here, the turn to come is as it was.
    const agenda = [...game.agenda];
    enter({ game, events: [] }, 'john', 'rv');
    change(game, { agenda: agenda });
    for (const id of held)
      expect(markerPlace(game, id)).toEqual({ on: 'structure', structure: 'rv' });
    expect(judged(structuredClone(game))).toBeUndefined();
    for (const id of inside) putInside(game, id, 'rv');
    expect(judged(game)).toEqual({
      winner: team,
      seats: [team === 'a' ? 'one' : 'two'],
      reason: 'firstAway',
    });
  });

  test('R334: at the skull both teams lose', () => {
    const game = quiet('s6');
    change(game, { round: { ...game.round, marker: 1 } });
    for (const id of survivorIds(game))
      changeSurvivor(game, id, { backpack: id === 'john' ? 'day' : 'night' });
    expect(judged(game)).toEqual({ winner: 'nobody', seats: [], reason: 'quarrelledTooLong' });
  });

  test('R332: entering the RV shows what is hidden, and key and fuel stay there', () => {
    const game = quiet('s6');
    const fuel = give(game, 'rosa', 'fuel');
    const dud = give(game, 'rosa', 'x');
    for (const id of [fuel, dud]) changeMarker(game, id, { faceUp: false });
    enter({ game, events: [] }, 'rosa', 'rv');
    expect(markerPlace(game, fuel)).toEqual({ on: 'structure', structure: 'rv' });
    expect(markerPlace(game, dud)).toEqual({ on: 'board', survivor: 'rosa' });
    expect([game.markers[fuel]?.faceUp, game.markers[dud]?.faceUp]).toEqual([true, true]);
  });
});
