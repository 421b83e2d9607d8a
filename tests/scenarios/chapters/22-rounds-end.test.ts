// 22, 23, 24. The end of a round, the new horde, and the end of the game.
import { linedUpPlan } from '../../../src/match/plan';
import { change, changeSurvivor, moveZombie } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import type { RushLaunch } from '../../../src/physics/launch';
import { isStanding } from '../../../src/physics/measure/pose';
import { homeMouth } from '../../../src/physics/measure/structure';
import { awaiting, newGame } from '../../../src/scenarios/apply';
import type { Draft, TableRun } from '../../../src/scenarios/game';
import { SCENARIO_IDS, scenarioOf, type ScenarioId } from '../../../src/scenarios/list';
import { must, streetZombies, survivorIds, zombiesAt } from '../../../src/scenarios/queries';
import {
  asks,
  at,
  fillTower,
  fresh,
  keepZombiesInTown,
  lifeOf,
  PLAN,
  putInside,
  quietRush,
  session,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  type Session,
  type Stage,
} from '../support/game';
import {
  fell,
  leftTown,
  outcome,
  pushed,
  stood,
  stopped,
  through,
  touch,
} from '../support/outcome';

beforeAll(loadEngine);

const seatsOf = (id: ScenarioId): (typeof PLAN)['seats'] =>
  scenarioOf(id).mode === 'teams'
    ? [
        { id: 'one', name: 'A', team: 'a' },
        { id: 'two', name: 'B', team: 'b' },
      ]
    : PLAN.seats;
const town = (more: Partial<Stage> = {}): Draft =>
  stage({ survivors: { john: { x: 60, y: 20, facing: 90 } }, ...more });
/** John does nothing, and as he is alone the round is over. */
const endRound = (game: Draft): Session => turnOfSurvivor(game, 'john').choose('end');
const runOf = (now: Session): TableRun & { readonly launch: RushLaunch } => {
  const state = awaiting(now.game);
  if (state.for !== 'table' || state.run.launch.kind !== 'rush') throw new Error('no rush');
  return { table: state.run.table, launch: state.run.launch };
};
const cameFrom = (game: Draft, now: Session): string[] =>
  runOf(now)
    .launch.zombies.map(({ id }) => id)
    .filter((id) => zombiesAt(game, 'dump').includes(id));

describe('22. end of round', () => {
  test('R147: the day marker moves on one space', () => {
    const game = town();
    const ended = endRound(game);
    expect(ended.game.round.marker).toBe(game.round.marker - 1);
    expect(told(ended, 'roundEnded')).toHaveLength(1);
  });

  test('R147, R157: at the skull the game ends at once, as the scenario says, and nobody comes any more', () => {
    const game = town({ zombies: { 3: { x: 60, y: 60, lying: true } } });
    change(game, { round: { ...game.round, marker: 1 } });
    const ended = endRound(game);
    expect(ended.game.result).toEqual({ winner: 'nobody', seats: [], reason: 'neverLeft' });
    expect(asks(ended)).toBe('nothing');
    expect(told(ended, 'rushBegan')).toEqual([]);
    expect(standsIn(ended.game, 'zombie-3')).toBe(false);
  });

  test('R148, R149: every zombie in play stands up, then the new ones come', () => {
    const game = town({
      zombies: { 3: { x: 60, y: 60, lying: true }, 4: { x: 40, y: 60, lying: true } },
    });
    putInside(game, 'zombie-9', 'library', true);
    const ended = fillTower(endRound(game));
    const lies = runOf(ended).table.pieces.filter(({ pose }) => !isStanding(pose));
    expect(lies).toEqual([]);
    expect(ended.game.zombies['zombie-9']?.place).toMatchObject({ lying: false });
    expect(told(ended, 'rushBegan')).toMatchObject([{ cause: 'horde' }]);
  });
});

describe('23. a new horde', () => {
  test('R150: before a night as many as the night marker says, before a day as the day marker says', () => {
    const game = town();
    change(game, { invasion: { day: 1, night: 4 } });
    const night = fillTower(endRound(game));
    expect(runOf(night).launch.zombies).toHaveLength(4);
    const nextDay = fillTower(quietRush(night).choose('end'));
    expect(nextDay.game.round.half).toBe('night');
    expect(runOf(nextDay).launch.zombies).toHaveLength(1);
  });

  test('R151: they come out of the dump, by a rush of the tower at home', () => {
    const game = town();
    const ended = fillTower(endRound(game));
    const { launch } = runOf(ended);
    const home = homeMouth(must(game.layout.dump, 'a dump'));
    expect(launch.tower).toEqual({ x: home.x, y: home.y, facing: home.facing });
    expect(cameFrom(game, ended)).toHaveLength(3);
    expect(zombiesAt(ended.game, 'dump')).toHaveLength(zombiesAt(game, 'dump').length - 3);
  });

  test('R151: on the table they spill out before the dump', () => {
    const after = fillTower(endRound(town())).roll();
    const ids = streetZombies(after.game);
    expect(ids).toHaveLength(3);
    for (const id of ids) expect(at(after.game, id).x).toBeLessThan(111);
    expect(after.game.round).toMatchObject({ number: 2, half: 'night' });
  });

  test('R152: all that follows a rush follows this one', () => {
    const game = town({
      survivors: { john: { x: 60, y: 20 } },
      things: { 'barrel-1': { x: 80, y: 50 } },
    });
    const ended = fillTower(endRound(game));
    const [first = '', second = '', third = ''] = runOf(ended).launch.zombies.map(({ id }) => id);
    const after = ended.run(
      outcome({
        rest: [
          fell(first, { x: 90, y: 50 }),
          stood(second, { x: 80, y: 95 }),
          stood(third, { x: 90, y: 40 }),
          fell('john', { x: 58, y: 20 }, 'survivor'),
          pushed(game, 'barrel-1', { x: 75, y: 50 }, true),
        ],
        exits: [leftTown(second, { x: 80, y: 90 })],
      }),
    );
    expect(lifeOf(after.game, 'john')).toBe(1);
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
    expect(at(after.game, 'barrel-1')).toEqual({ x: 75, y: 50 });
    expect(standsIn(after.game, first)).toBe(false);
    expect(standsIn(after.game, second)).toBe(false);
    expect(at(after.game, second).y).toBeLessThan(90);
    expect(standsIn(after.game, third)).toBe(true);
  });

  test('R153, R156: with too few in the dump the town is overrun and the survivors lose at once', () => {
    const game = town();
    const [one, two] = zombiesAt(game, 'dump');
    for (const id of zombiesAt(game, 'dump'))
      if (id !== one && id !== two) moveZombie(game, id, { in: 'box' });
    const ended = endRound(game);
    expect(ended.game.result).toEqual({ winner: 'nobody', seats: [], reason: 'overrun' });
    expect(told(ended, 'rushBegan')).toEqual([]);
    const enough = town();
    for (const id of zombiesAt(enough, 'dump').slice(3)) moveZombie(enough, id, { in: 'box' });
    expect(endRound(enough).game.result).toBeUndefined();
  });
});

describe('23. when a horde comes, and how', () => {
  test.each(SCENARIO_IDS)(
    'A58: %s begins without a horde: the zombies of its map are the first',
    (id) => {
      const { game, events } = newGame(linedUpPlan(id, 1, 1));
      expect(events.filter(({ kind }) => kind === 'rushBegan')).toEqual([]);
      expect(streetZombies(game)).toHaveLength(scenarioOf(id).zombies.length);
      expect(awaiting(game).for).toBe('decision');
    },
  );

  test('A59: with two teams everybody loses when the dump is too short', () => {
    const game = fresh({ scenario: 's6', seats: seatsOf('s6') });
    for (const id of zombiesAt(game, 'dump').slice(2)) moveZombie(game, id, { in: 'box' });
    for (const id of survivorIds(game))
      changeSurvivor(game, id, { backpack: id === 'john' ? 'day' : 'night' });
    const ended = session(game).choose('john').choose('end');
    expect(ended.game.result).toEqual({ winner: 'nobody', seats: [], reason: 'overrun' });
    expect(told(ended, 'rushBegan')).toEqual([]);
  });

  test('A60: more than the trapdoor holds come in two waves, one after the other', () => {
    const game = town();
    change(game, { invasion: { day: 0, night: 8 } });
    expect(zombiesAt(game, 'dump')).toHaveLength(8);
    const first = fillTower(endRound(game));
    expect(runOf(first).launch.zombies).toHaveLength(6);
    const second = fillTower(quietRush(first));
    expect(runOf(second).launch.zombies).toHaveLength(2);
    const next = second.roll();
    expect(told(next, 'rushBegan')).toHaveLength(2);
    expect(next.game.round).toMatchObject({ number: 2, half: 'night' });
    expect(zombiesAt(next.game, 'dump')).toEqual([]);
  });
});

describe('24. end of game', () => {
  const toTheRv = (game: Draft): Session =>
    turnOfSurvivor(game, 'john')
      .choose('move')
      .choose('flick', { direction: 180, speed: 800 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 4, y: 60 })],
          passages: [through('disc', 'rv', 'front')],
        }),
      );

  test('A87, R154: the group that has met its objective wins, the moment it has', () => {
    const survivors = { john: { x: 20, y: 60 }, kevin: { x: 60, y: 20 } };
    const won = toTheRv(stage({ survivors }));
    expect(won.game.result).toMatchObject({ winner: 'together' });
    expect(told(won, 'gameOver')).toHaveLength(1);
    const notYet = stage({ survivors });
    keepZombiesInTown(notYet);
    expect(toTheRv(notYet).game.result).toBeUndefined();
  });

  test('R155: the survivors lose when as many have died as the scenario bears', () => {
    for (const [dead, lost] of [
      [['anita', 'thomas'], true],
      [['anita'], false],
    ] as const) {
      const game = stage({
        survivors: {
          john: { x: 60, y: 20, facing: 90 },
          kevin: { x: 40, y: 40 },
          anita: { x: 20, y: 20 },
          thomas: { x: 20, y: 30 },
        },
      });
      for (const id of dead) changeSurvivor(game, id, { place: { in: 'dead' } });
      changeSurvivor(game, 'kevin', { life: 1 });
      const after = turnOfSurvivor(game, 'john')
        .choose('use:rifle')
        .choose('left', { direction: 120, speed: 2000 })
        .run(
          outcome({
            rest: [
              stopped('bullet', { x: 40, y: 38 }),
              fell('kevin', { x: 40, y: 42 }, 'survivor'),
            ],
            contacts: [touch('bullet', 'kevin')],
          }),
        );
      expect(after.game.result).toEqual(
        lost ? { winner: 'nobody', seats: [], reason: 'tooManyDead' } : undefined,
      );
    }
  });

  test('R157: a game that is over takes no more answers', () => {
    const game = town();
    change(game, { round: { ...game.round, marker: 1 } });
    expect(() => endRound(game).choose('john')).toThrow('waits for nothing');
  });
});
