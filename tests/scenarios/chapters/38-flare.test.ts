// 38. Elijah's flares.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { PIECES } from '../../../src/physics/measure/catalogue';
import { flareFaceOf, standingPoseOf } from '../../../src/physics/measure/pose';
import { aboutSide } from '../../../src/physics/measure/quaternion';
import type { FlareFace, Outcome, Resting } from '../../../src/physics/recording';
import type { Vec2 } from '../../../src/physics/table';
import { awaiting } from '../../../src/scenarios/apply';
import { affect, changeSurvivor } from '../../../src/scenarios/change';
import { foresee } from '../../../src/scenarios/foresee';
import type { FlickNumbers } from '../../../src/scenarios/decisions';
import type { Draft } from '../../../src/scenarios/game';
import { scenarioOf } from '../../../src/scenarios/list';
import { survivorOf } from '../../../src/scenarios/queries';
import { lureOf } from '../../../src/scenarios/rules/noise';
import { viewFor } from '../../../src/scenarios/view';
import {
  asks,
  at,
  choices,
  fillTower,
  fresh,
  keepZombiesInTown,
  lifeOf,
  offerOf,
  placeOf,
  playBy,
  putInside,
  putMarker,
  quietRush,
  session,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
  type Stage,
} from '../support/game';
import { fell, leftTown, outcome, pushed, stood, stopped, touch } from '../support/outcome';

beforeAll(loadEngine);

const ELIJAH = { x: 30, y: 30, facing: 0 };
/** The Library's door looks south. */
const LIBRARY = { x: 64, y: 82 };

/** S1's town; Elijah with two flares, a zombie near him and two far off. */
function town(more: Partial<Stage> = {}): Draft {
  const game = stage({
    zombies: {
      1: { x: 45, y: 30, facing: 90 },
      2: { x: 90, y: 60, facing: 90 },
      3: { x: 96, y: 66, facing: 90 },
      ...more.zombies,
    },
    things: { 'barrel-1': { x: 60, y: 40 }, ...more.things },
    survivors: { elijah: ELIJAH, kevin: { x: 20, y: 60 }, ...more.survivors },
  });
  keepZombiesInTown(game);
  changeSurvivor(game, 'elijah', { power: 'up', tokens: { bonusActions: 0, flares: 2 } });
  return game;
}

const FLIP = { direction: 0, speed: 800, height: 12 };
const flip = (game: Draft, numbers: Partial<FlickNumbers> = {}): Session =>
  turnOfSurvivor(game, 'elijah')
    .choose('flare')
    .choose('flick', { ...FLIP, ...numbers });

const lies = (x: number, y: number): Resting => ({
  id: 'flare',
  pose: standingPoseOf(PIECES.flare, { x, y, facing: 0 }),
  standing: true,
  moved: true,
});
const landed = (
  where: Vec2,
  flareFace: FlareFace,
  more: Parameters<typeof outcome>[0] = {},
): Outcome => ({
  ...outcome({ ...more, rest: [lies(where.x, where.y), ...(more.rest ?? [])] }),
  flareFace,
});
const SHOT = landed({ x: 70, y: 50 }, 'small');

const shoot = (turn: Session): Session =>
  turn
    .choose('use:rifle')
    .choose('left', { direction: 180, speed: 500 })
    .run(outcome({ rest: [stopped('bullet', { x: 20, y: 32 })] }));

const towerOf = (ended: Session): unknown => {
  const state = awaiting(fillTower(ended).game);
  if (state.for !== 'table' || state.run.launch.kind !== 'rush') throw new Error('no rush');
  return state.run.launch.tower;
};
const rushOf = (ended: Session): string[] => {
  const state = awaiting(fillTower(ended).game);
  if (state.for !== 'table' || state.run.launch.kind !== 'rush') throw new Error('no rush');
  return state.run.launch.zombies.map(({ id }) => id).toSorted();
};
const flaresLeft = ({ game }: Session): number | undefined =>
  survivorOf(game, 'elijah').tokens?.flares;

describe('38. flare: flipping', () => {
  test('R246: only who has flare markers is offered one, and by no more than there are', () => {
    expect(choices(turnOfSurvivor(town(), 'elijah'))).toContain('flare');
    expect(choices(turnOfSurvivor(town(), 'kevin'))).not.toContain('flare');
    const empty = town();
    changeSurvivor(empty, 'elijah', { tokens: { bonusActions: 0, flares: 0 } });
    expect(choices(turnOfSurvivor(empty, 'elijah'))).not.toContain('flare');
  });

  test('R257: it costs one action and one marker; two flares are two actions', () => {
    const after = flip(town()).run(SHOT);
    expect([after.game.turn?.actionsLeft, flaresLeft(after)]).toEqual([1, 1]);
    const second = after
      .choose('flare')
      .choose('flick', { ...FLIP, direction: 90 })
      .run(SHOT);
    expect(flaresLeft(second)).toBe(0);
    expect(second.game.turn?.actionsLeft).toBe(0);
  });

  test('R257: going back costs nothing', () => {
    const back = turnOfSurvivor(town(), 'elijah').choose('flare').choose('back');
    expect([asks(back), back.game.turn?.actionsLeft, flaresLeft(back)]).toEqual([
      'chooseAction',
      2,
      2,
    ]);
  });

  test('R258: it is flipped off the thumb in any direction, high or flat; the figure is not in its way', () => {
    for (const direction of [0, 91.5, -170]) {
      const state = awaiting(flip(town(), { ...FLIP, direction, height: 2 }).game);
      if (state.for !== 'table') throw new Error('no table run');
      expect(state.run.launch).toMatchObject({
        kind: 'flare',
        at: { x: 30, y: 30 },
        direction,
        height: 2,
      });
      expect(state.run.table.pieces.map(({ id }) => id)).not.toContain('elijah');
    }
    const aim = turnOfSurvivor(town(), 'elijah').choose('flare');
    for (const height of [1.9, 30.1, Number.NaN, undefined])
      expect(() => aim.choose('flick', { direction: 0, speed: 500, height } as never)).toThrow(
        'flickNeedsNumbers',
      );
  });

  test('R258: its luck is drawn from the open dice: a second flip of the same numbers has another seed', () => {
    const seedOf = (at: Session): number => {
      const state = awaiting(at.game);
      if (state.for !== 'table' || state.run.launch.kind !== 'flare') throw new Error('no flare');
      return state.run.launch.seed;
    };
    const first = flip(town());
    const second = first.run(SHOT).choose('flare').choose('flick', FLIP);
    expect(seedOf(first)).not.toBe(seedOf(second));
  });

  test('A134: from indoors it starts before the door and goes outward only', () => {
    const game = town();
    putInside(game, 'elijah', 'library');
    const aim = turnOfSurvivor(game, 'elijah').choose('flare');
    const { at: start, outward, aside } = offerOf(aim, 'flick');
    expect(start.x).toBe(LIBRARY.x);
    expect(start.y).toBeLessThan(LIBRARY.y - 2);
    expect([outward, aside]).toEqual([270, []]);
    for (const direction of [181, 270, -1, 180, 0]) aim.choose('flick', { ...FLIP, direction });
    for (const direction of [90, 179, 1])
      expect(() => aim.choose('flick', { ...FLIP, direction })).toThrow('notOutOfTheDoor');
  });

  test('A134: somebody at the door makes it start beside; a whole crowd leaves no room', () => {
    const inside = (zombies: Stage['zombies'] = {}): Session => {
      const game = town({ zombies });
      putInside(game, 'elijah', 'library');
      return turnOfSurvivor(game, 'elijah');
    };
    const one = inside({ 4: { x: 64, y: 78.5, facing: 90 } }).choose('flare');
    expect(offerOf(one, 'flick').at).not.toMatchObject({ x: 64 });
    const row = Object.fromEntries(
      [4, 5, 6, 7, 8].map((id, i) => [id, { x: 60 + 2 * i, y: 78.5 }]),
    );
    expect(whyNot(inside(row), 'flare')).toBe('noRoomForTheFlare');
  });

  test('A162: beside a standing zombie indoors the duel comes first', () => {
    const game = town();
    putInside(game, 'elijah', 'library');
    putInside(game, 'zombie-1', 'library');
    expect(told(turnOfSurvivor(game, 'elijah').choose('flare'), 'duelBegan')).toHaveLength(1);
  });
});

describe('38. flare: judged', () => {
  test('R259, A157: its middle inside the limits is enough, on the dump or on a roof too', () => {
    const dump = { x: 111, y: 52 };
    for (const where of [{ x: 70, y: 50 }, dump, { x: 0.1, y: 89.9 }]) {
      const after = flip(town()).run(landed(where, 'large'));
      expect(told(after, 'flare')).toMatchObject([
        { survivor: 'elijah', at: where, face: 'large', ok: true },
      ]);
      expect(after.game.effects).toEqual([
        { kind: 'lure', until: 'turn', at: where, noise: 'loud' },
      ]);
    }
  });

  test('R261, A115: out of town it is gone, and makes no noise of its own', () => {
    const after = flip(town()).run(landed({ x: -0.1, y: 50 }, 'large'));
    expect(told(after, 'flare')).toMatchObject([{ ok: false }]);
    expect([after.game.effects, after.game.turn?.noise, flaresLeft(after)]).toEqual([
      [],
      'silent',
      1,
    ]);
    const ended = after.choose('end');
    expect(told(ended, 'noise')).toMatchObject([{ noise: 'silent' }]);
    expect(told(ended, 'rushBegan')).toEqual([]);
  });

  test('A115: after a lost flare the other actions are heard as ever', () => {
    const after = shoot(flip(town()).run(landed({ x: 125, y: 50 }, 'small')));
    expect(told(after, 'noise')).toMatchObject([{ noise: 'loud' }]);
    expect(towerOf(after)).toMatchObject({ x: 45, y: 30 });
  });

  test('R260: what it felled stands up where it is and nobody is hurt; objects too', () => {
    const game = town();
    const after = flip(game).run(
      landed({ x: 50, y: 40 }, 'small', {
        contacts: [touch('flare', 'kevin'), touch('flare', 'zombie-2'), touch('flare', 'barrel-1')],
        rest: [
          fell('kevin', { x: 21, y: 61 }, 'survivor'),
          fell('zombie-2', { x: 91, y: 60 }),
          pushed(game, 'barrel-1', { x: 62, y: 41 }, true),
        ],
      }),
    );
    expect(standsIn(after.game, 'kevin')).toBe(true);
    expect(standsIn(after.game, 'zombie-2')).toBe(true);
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
    expect(at(after.game, 'kevin')).toEqual({ x: 21, y: 61 });
    expect(at(after.game, 'barrel-1')).toEqual({ x: 62, y: 41 });
    expect(lifeOf(after.game, 'kevin')).toBe(2);
    expect(told(after, 'stoodUp').map(({ figure }) => figure)).toEqual(['kevin', 'zombie-2']);
    expect([told(after, 'killed'), told(after, 'lostLife')]).toEqual([[], []]);
  });

  test('R260: who lay before stays lying', () => {
    const game = town({ zombies: { 2: { x: 90, y: 60, lying: true } } });
    const after = flip(game).run(
      landed({ x: 50, y: 40 }, 'small', { rest: [fell('zombie-2', { x: 92, y: 60 })] }),
    );
    expect(standsIn(after.game, 'zombie-2')).toBe(false);
    expect(at(after.game, 'zombie-2')).toEqual({ x: 92, y: 60 });
  });

  test('A157, A127: what it shoved out of town is back at its limit', () => {
    const after = flip(town({ survivors: { kevin: { x: 3, y: 60 } } })).run(
      landed({ x: 50, y: 40 }, 'small', {
        rest: [fell('kevin', { x: -2, y: 60 }, 'survivor')],
        exits: [leftTown('kevin', { x: 0, y: 60 })],
      }),
    );
    expect(at(after.game, 'kevin').x).toBeGreaterThan(0);
    expect(told(after, 'putBack')).toMatchObject([{ figure: 'kevin' }]);
    expect([standsIn(after.game, 'kevin'), lifeOf(after.game, 'kevin')]).toEqual([true, 2]);
  });

  test('A157: then settling as ever: a zombie it shoved next to somebody is too close', () => {
    const after = flip(town()).run(
      landed({ x: 50, y: 40 }, 'small', { rest: [stood('zombie-1', { x: 22.5, y: 60 })] }),
    );
    expect(lifeOf(after.game, 'kevin')).toBe(1);
    // The active one is exempt until its turn ends (R063).
    const near = flip(town()).run(
      landed({ x: 50, y: 40 }, 'small', { rest: [stood('zombie-1', { x: 32.5, y: 30 })] }),
    );
    expect(lifeOf(near.game, 'elijah')).toBe(2);
  });

  test('A158: at rest it is no body and no marker: nothing stands in a place because of it', () => {
    // At the door of a house that zombies may enter, if it holds something.
    const atDoor = town({ zombies: { 2: { x: LIBRARY.x + 3.5, y: LIBRARY.y - 2.2 } } });
    playBy(atDoor, 's7');
    const stocked = structuredClone(atDoor);
    putMarker(stocked, 'food', { on: 'structure', structure: 'library' });
    const lit = (game: Draft): Draft => flip(game).run(landed(LIBRARY, 'large')).game;
    expect(placeOf(lit(stocked), 'zombie-2')).toMatchObject({ in: 'building' });
    expect(placeOf(lit(atDoor), 'zombie-2')).toMatchObject({ in: 'street' });
    expect(Object.values(lit(atDoor).things).some(({ kind }) => kind === 'flare')).toBe(false);
  });

  test('A134: on its edge, or leaning, it counts as small', () => {
    const turned = (degrees: number) => ({ x: 0, y: 0, lift: 1, turn: aboutSide(degrees) });
    expect([0, 30, 59, 61, 89, 91, 120, 180].map((one) => flareFaceOf(turned(one)))).toEqual([
      'large',
      'large',
      'large',
      'small',
      'small',
      'small',
      'small',
      'small',
    ]);
  });
});

describe('38. flare: the zombies answer', () => {
  const small = landed({ x: 80, y: 60 }, 'small');
  const large = landed({ x: 80, y: 60 }, 'large');

  test('R262, R263, A159: small is low: the zombie nearest to the flare comes to it, not to the survivor', () => {
    const ended = flip(town()).run(small).choose('end');
    expect(told(ended, 'noise')).toMatchObject([{ noise: 'low', flare: true }]);
    expect(rushOf(ended)).toEqual(['zombie-2']);
    expect(towerOf(ended)).toEqual({ x: 90, y: 60, facing: 180 });
  });

  test('R263, A159: large is loud: the three nearest to it come, all others stand up', () => {
    const game = town({ zombies: { 4: { x: 20, y: 80, lying: true } } });
    const ended = flip(game).run(large).choose('end');
    expect(told(ended, 'noise')).toMatchObject([{ noise: 'loud', flare: true }]);
    expect(rushOf(ended)).toEqual(['zombie-1', 'zombie-2', 'zombie-3']);
    expect(towerOf(ended)).toMatchObject({ x: 90, y: 60, facing: 180 });
    expect(standsIn(ended.game, 'zombie-4')).toBe(true);
  });

  test('R263: a small one beside a lying zombie only raises it', () => {
    const game = town({ zombies: { 2: { x: 90, y: 60, lying: true } } });
    const ended = flip(game).run(small).choose('end');
    expect(told(ended, 'stoodUp')).toMatchObject([{ figure: 'zombie-2' }]);
    expect(told(ended, 'rushBegan')).toEqual([]);
  });

  test('R264: a shot before or after a small flare is not heard', () => {
    const before = shoot(turnOfSurvivor(town(), 'elijah'))
      .choose('flare')
      .choose('flick', FLIP)
      .run(small);
    const after = shoot(flip(town()).run(small));
    for (const ended of [before, after]) {
      expect(ended.game.turn?.noise).toBe('loud');
      expect(told(ended, 'noise')).toMatchObject([{ noise: 'low', flare: true }]);
      expect(rushOf(ended)).toEqual(['zombie-2']);
    }
  });

  test('R264: a move beside a large flare is loud, and at the flare', () => {
    const moved = flip(town())
      .run(large)
      .choose('move')
      .choose('flick', { direction: 90, speed: 500 })
      .run(outcome({ rest: [stopped('disc', { x: 30, y: 36 })] }));
    expect(told(moved, 'noise')).toMatchObject([{ noise: 'loud', flare: true }]);
    expect(rushOf(moved)).toHaveLength(3);
  });

  test('R265: when they have answered, the flare leaves the game', () => {
    const ended = quietRush(flip(town()).run(small).choose('end'));
    expect(ended.game.turn?.survivor).toBe('kevin');
    expect(ended.game.effects).toEqual([]);
  });

  test('A114: of two flares the last successful one counts, and the earlier is taken away', () => {
    const twice = (second: Outcome): Session =>
      flip(town()).run(large).choose('flare').choose('flick', FLIP).run(second);
    const both = twice(landed({ x: 50, y: 36 }, 'small'));
    expect(told(both, 'noise')).toMatchObject([{ noise: 'low' }]);
    expect(rushOf(both)).toEqual(['zombie-1']);
    const lost = twice(landed({ x: -5, y: 36 }, 'small'));
    expect(told(lost, 'noise')).toMatchObject([{ noise: 'loud' }]);
    expect(towerOf(lost)).toMatchObject({ x: 90, y: 60 });
  });

  test('A158: under a façade or on a support they come to that door, and the house is not in the way', () => {
    // South of it is the street; a zombie behind the house would have to go round it.
    for (const left of [0, 8.9, -8.9]) {
      const game = town({ zombies: { 2: { x: 64, y: 60 } } });
      const lit = flip(game).run(landed({ x: LIBRARY.x + left, y: LIBRARY.y - 1.5 }, 'small'));
      expect(lureOf(lit.game)).toEqual(LIBRARY);
      expect(towerOf(lit.choose('end'))).toEqual({ x: 64, y: 60, facing: 90 });
    }
    const beside = flip(town()).run(landed({ x: LIBRARY.x, y: LIBRARY.y - 2.1 }, 'small'));
    expect(lureOf(beside.game)).toEqual({ x: LIBRARY.x, y: LIBRARY.y - 2.1 });
  });

  test('R135, A159: a building between zombie and flare is gone round, on the side nearer to the flare', () => {
    const game = town({ zombies: { 2: { x: 64, y: 60 } } });
    const behind = flip(game)
      .run(landed({ x: 70, y: 88 }, 'small'))
      .choose('end');
    const tower = towerOf(behind);
    expect(tower).toMatchObject({ x: 64, y: 60 });
    // Straight at it would be 78 degrees: it points past the east side instead.
    expect(tower).toMatchObject({ facing: expect.closeTo(64.8, 0) });
  });

  test('R135: the building the survivor is in is in the way like any other', () => {
    const game = town({ zombies: { 2: { x: 64, y: 60 } } });
    putInside(game, 'elijah', 'library');
    const aim = turnOfSurvivor(game, 'elijah').choose('flare');
    const ended = aim
      .choose('flick', { ...FLIP, direction: 270 })
      .run(landed({ x: 70, y: 88 }, 'small'))
      .choose('end');
    expect(towerOf(ended)).not.toMatchObject({ facing: expect.closeTo(78, 0) });
  });

  test('A159, A44: equally near to the flare, the active player chooses', () => {
    const game = town({ zombies: { 2: { x: 90, y: 60 }, 3: { x: 70, y: 60 } } });
    expect(choices(flip(game).run(small).choose('end'))).toEqual(['zombie-2', 'zombie-3']);
  });

  test('A159: the rush to a flare hurts anybody who stands there', () => {
    const game = town({ survivors: { kevin: { x: 84, y: 62 } } });
    const after = fillTower(flip(game).run(small).choose('end')).run(
      outcome({
        contacts: [touch('zombie-2', 'kevin')],
        rest: [fell('kevin', { x: 83, y: 62 }, 'survivor'), fell('zombie-2', { x: 78, y: 60 })],
      }),
    );
    expect(lifeOf(after.game, 'kevin')).toBe(1);
  });

  test('A160, A45: a large flare with nobody standing raises who lies, and is removed', () => {
    const game = town({
      zombies: {
        1: { x: 45, y: 30, lying: true },
        2: { x: 90, y: 60, lying: true },
        3: { x: 96, y: 66, lying: true },
      },
    });
    const ended = flip(game).run(large).choose('end');
    expect(told(ended, 'rushBegan')).toEqual([]);
    expect([1, 2, 3].map((id) => standsIn(ended.game, `zombie-${id}`))).toEqual([true, true, true]);
    expect(ended.game.effects).toEqual([]);
  });

  test('A160, A47: with no zombie in the streets nothing comes, and the flare is removed', () => {
    const game = town();
    for (const id of [1, 2, 3]) putInside(game, `zombie-${id}`, id < 3 ? 'library' : 'school');
    const ended = flip(game).run(large).choose('end');
    expect([told(ended, 'rushBegan'), ended.game.effects]).toEqual([[], []]);
  });

  test('A160: with the survivor dead they still come to the flare', () => {
    const game = town();
    changeSurvivor(game, 'elijah', { life: 1 });
    const dead = flip(game)
      .run(small)
      .choose('use:rifle')
      .choose('left', { direction: 180, speed: 500 })
      .run(
        outcome({
          contacts: [touch('bullet', 'elijah')],
          rest: [stopped('bullet', { x: 29, y: 31 }), fell('elijah', { x: 29, y: 30 }, 'survivor')],
        }),
      );
    expect(told(dead, 'died')).toMatchObject([{ survivor: 'elijah' }]);
    expect(told(dead, 'noise')).toMatchObject([{ noise: 'low', flare: true }]);
    expect(rushOf(dead)).toEqual(['zombie-2']);
  });

  test('A161: of flare and alarm the last one counts whole', () => {
    const alarm = { kind: 'lure', until: 'turn', by: 'car', noise: 'loud' } as const;
    const withCar = (): Draft => town({ things: { car: { x: 20, y: 75 } } });
    const later = flip(withCar()).run(small).game;
    affect(later, alarm);
    expect(lureOf(later)).toEqual({ x: 20, y: 75 });
    expect(foresee(later)).toMatchObject({ noise: 'loud' });
    const earlier = turnOfSurvivor(withCar(), 'elijah').game;
    affect(earlier, alarm);
    const flared = session(earlier).choose('flare').choose('flick', FLIP).run(small);
    expect(lureOf(flared.game)).toEqual({ x: 80, y: 60 });
    expect(rushOf(flared.choose('end'))).toEqual(['zombie-2']);
  });

  test('A161: card 9 silences it, card 16 does not make it louder', () => {
    const calm = flip(town()).run(large).game;
    affect(calm, { kind: 'noReaction', until: 'turn' });
    expect(told(session(calm).choose('end'), 'rushBegan')).toEqual([]);
    const squeaky = flip(town()).run(small).game;
    affect(squeaky, { kind: 'reactionLoud', until: 'turn' });
    expect(rushOf(session(squeaky).choose('end'))).toEqual(['zombie-2']);
  });

  test('R262: what is foreseen goes to the flare, for whoever looks', () => {
    const lit = flip(town()).run(small);
    const seen = foresee(viewFor(lit.game, 'seat-1'));
    expect(seen).toEqual(foresee(lit.game));
    expect(seen).toMatchObject({ noise: 'low', rush: ['zombie-2'] });
    expect(seen?.tower).toEqual(towerOf(lit.choose('end')));
    // An action that is weighed does not change it either (R264).
    expect(foresee(lit.game, 'loud')).toEqual(seen);
  });
});

describe('38. flare, on the real table', () => {
  const SEATS = [
    { id: 'a1', name: 'Ada', team: 'a' },
    { id: 'b1', name: 'Bo', team: 'b' },
  ] as const;

  test('R246, R259: in S6 with powers up Elijah lights up his town', () => {
    const game = fresh({ sheet: { ...scenarioOf('s6'), powers: 'up' }, seats: SEATS });
    let now = session(game);
    while (asks(now) !== 'chooseAction' || now.game.turn?.survivor !== 'elijah') {
      const own = choices(now).find((one) => one === 'elijah');
      now = now.choose(own ?? (asks(now) === 'chooseAction' ? 'end' : (choices(now)[0] ?? '')));
    }
    const after = now
      .choose('flare')
      .choose('flick', { direction: 180, speed: 600, height: 12 })
      .roll();
    expect(told(after, 'flare')).toMatchObject([{ survivor: 'elijah', ok: true }]);
    const [event] = told(after, 'flare');
    expect(after.game.effects).toMatchObject([
      { kind: 'lure', at: event?.at, noise: event?.face === 'large' ? 'loud' : 'low' },
    ]);
  });

  test('R259, R261: over the limits it is lost, within them not', () => {
    for (const [speed, ok] of [
      [500, true],
      [1500, false],
    ] as const) {
      const after = flip(town({ survivors: { elijah: { x: 30, y: 45 } } }), {
        direction: 180,
        speed,
        height: 20,
      }).roll();
      expect(told(after, 'flare')).toMatchObject([{ ok }]);
    }
  });

  test('R260: flipped flat at a zombie it fells, the zombie stands again', () => {
    const felled = [500, 700, 900, 1100, 1300, 1500].map((speed) => {
      const after = flip(town({ zombies: { 1: { x: 36, y: 30, facing: 90 } } }), {
        direction: 0,
        speed,
        height: 3,
      }).roll();
      expect(standsIn(after.game, 'zombie-1')).toBe(true);
      return told(after, 'stoodUp').length;
    });
    expect(felled.some((count) => count > 0)).toBe(true);
  });

  test('A134: out of the door it flies into the street', () => {
    const game = town();
    putInside(game, 'elijah', 'library');
    const after = turnOfSurvivor(game, 'elijah')
      .choose('flare')
      .choose('flick', { direction: 270, speed: 600, height: 12 })
      .roll();
    const [event] = told(after, 'flare');
    expect(event).toMatchObject({ ok: true });
    expect(event?.at.y).toBeLessThan(LIBRARY.y - 10);
  });
});
