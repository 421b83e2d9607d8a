// S8. Doors with an X, whoever waits behind them, and rounds beyond the skull.
import { beforeAll, describe, expect, test } from 'vitest';
import { leaks } from '../../../src/match/leaks';
import { loadEngine } from '../../../src/physics/engine';
import { PIECES } from '../../../src/physics/measure/catalogue';
import { isNextTo, pieceFootprint } from '../../../src/physics/measure/footprint';
import { isFree } from '../../../src/physics/measure/spots';
import { fromLocal } from '../../../src/physics/measure/structure';
import { SURVIVOR_IDS, type SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import { change, changeMarker, changeSurvivor, moveZombie } from '../../../src/scenarios/change';
import type { Draft } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import {
  available,
  heldBy,
  inPlay,
  markerIds,
  markerOf,
  markersIn,
  reserveMarkers,
  structureOf,
  survivorIds,
  survivorOf,
  survivorsInside,
  tableOf,
  waitingIn,
  zombiesInside,
} from '../../../src/scenarios/queries';
import { isBarred } from '../../../src/scenarios/rules/buildings';
import { viewFor } from '../../../src/scenarios/view';
import {
  asked,
  asks,
  choices,
  lifeOf,
  markerPlace,
  place,
  placeOf,
  poseIn,
  putMarker,
  question,
  quietRush,
  told,
  type Session,
} from '../support/game';
import { fell, outcome, stood, stopped, through, touch } from '../support/outcome';
import { begin, crosses, inside, isSound, leaves, s8, turnOf } from '../support/s8';

const closed = ({ game }: Session): readonly StructureId[] => game.closed ?? [];
const isNear = (game: Draft, a: SurvivorId, b: SurvivorId): boolean =>
  isNextTo(
    pieceFootprint({ id: a, kind: 'survivor', pose: poseIn(game, a) }),
    pieceFootprint({ id: b, kind: 'survivor', pose: poseIn(game, b) }),
  );
/** Past the door of a building, in its middle. */
const behindDoor = (game: Draft, id: StructureId, ahead: number) => ({
  ...fromLocal(structureOf(game, id), { ahead, left: 0 }),
});

describe('a door with an X', () => {
  const before = (structure: StructureId): Session =>
    turnOf({}, 'anita')
      .choose('move')
      .choose('flick', { direction: 0, speed: 500 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 20, y: 20 })],
          passages: [through('disc', structure, 'front')],
        }),
      );

  test('R347, A169: nobody gets in by disc; the move has failed', () => {
    const failed = before('school');
    expect(told(failed, 'moveFailed')[0]).toMatchObject({ why: 'closed', rules: ['R347'] });
    expect(placeOf(failed.game, 'anita').in).toBe('street');
    expect(failed.game.turn?.actionsLeft).toBe(1);
    expect(placeOf(before('hospital').game, 'anita')).toMatchObject({ structure: 'hospital' });
  });

  test('R347, A169: nor by bat', () => {
    const failed = turnOf({}, 'anita')
      .choose('use:bat')
      .choose('flick', { direction: 0, speed: 500, axis: 0, struck: 0 })
      .run(
        outcome({
          rest: [stopped('bat', { x: 20, y: 20 })],
          passages: [through('bat', 'library', 'front')],
        }),
      );
    expect(told(failed, 'moveFailed')[0]).toMatchObject({ why: 'closed' });
    expect(placeOf(failed.game, 'anita').in).toBe('street');
  });

  test('A169: no card puts anybody in', () => {
    const storm = (doors: readonly StructureId[]): Session => {
      const game = s8({
        survivors: [inside('anita', 'groceryStore')],
        toAct: ['anita'],
        zombies: [{ inside: 'school' }],
        closed: doors,
      });
      change(game, {
        crossroads: {
          ...game.crossroads,
          draw: ['help', ...game.crossroads.draw.filter((one) => one !== 'help')],
        },
      });
      const marker = putMarker(
        game,
        'crossroads',
        { on: 'structure', structure: 'groceryStore' },
        false,
      );
      return begin(game, 'anita').choose('takeDrop').choose(`take groceryStore ${marker}`);
    };
    expect(choices(storm(['hospital', 'library']))).toContain('rosa school');
    expect(told(storm(['school', 'library']), 'cardDrawn')[0]?.card).toBe('help');
    expect(asks(storm(['school', 'library']))).not.toBe('card');
  });

  test('A106: zombies get in neither', () => {
    const shove = (doors: readonly StructureId[]): Session => {
      const game = s8({
        zombies: [{ at: { x: 60, y: 50, facing: 0 } }],
        closed: doors,
        toAct: ['rosa'],
      });
      const zombie = Object.entries(game.zombies).find(([, { place }]) => place.in === 'street');
      const [id = ''] = zombie ?? [];
      putMarker(game, 'food', { on: 'structure', structure: 'school' });
      return begin(game, 'rosa')
        .choose('use:rifle')
        .choose('left', { direction: 0, speed: 900 })
        .run(
          outcome({
            rest: [
              stopped('bullet', { x: 1, y: 1 }),
              stood(id, { ...behindDoor(game, 'school', -1), facing: 90 }),
            ],
            contacts: [touch('bullet', id)],
          }),
        );
    };
    expect(zombiesInside(shove(['hospital', 'library']).game, 'school')).toHaveLength(1);
    expect(zombiesInside(shove(['school', 'library']).game, 'school')).toHaveLength(0);
  });

  test('A169: cards that look or mix may name it, and what lies there waits', () => {
    const game = s8({ survivors: [inside('anita', 'groceryStore')], toAct: ['anita'] });
    const marker = putMarker(game, 'food', { on: 'structure', structure: 'school' }, false);
    change(game, {
      crossroads: {
        ...game.crossroads,
        draw: ['floorPlan', ...game.crossroads.draw.filter((one) => one !== 'floorPlan')],
      },
    });
    const card = putMarker(
      game,
      'crossroads',
      { on: 'structure', structure: 'groceryStore' },
      false,
    );
    const looking = begin(game, 'anita').choose('takeDrop').choose(`take groceryStore ${card}`);
    expect(choices(looking)).toContain('school');
    expect(told(looking.choose('school'), 'peeked')[0]?.markers).toEqual([marker]);
  });

  test('A133, A107: the RV is entered like a building, and holds nothing', () => {
    const { game } = before('rv');
    expect(placeOf(game, 'anita')).toMatchObject({ in: 'building', structure: 'rv' });
    expect(markersIn(game, { structure: 'rv' })).toEqual([]);
  });
});

describe('a building is left empty', () => {
  test('R348, R349: the player whose turn it is takes the X of one door of two, and fills what it opens', () => {
    const left = leaves(turnOf({ survivors: [inside('anita', 'hospital')] }, 'anita'), 'hospital');
    expect(asks(left)).toBe('moveX');
    expect(question(left).about).toBe('hospital');
    expect(asked(left)).toBe(left.game.turn?.seat);
    expect(choices(left)).toEqual(['school', 'library']);
    const reserve = reserveMarkers(left.game).length;
    const after = left.choose('library');
    expect(new Set(closed(after))).toEqual(new Set(['school', 'hospital']));
    expect(isBarred(after.game, 'hospital')).toBe(true);
    expect(isBarred(after.game, 'library')).toBe(false);
    const [marker = ''] = markersIn(after.game, { structure: 'library' });
    expect(markerOf(after.game, marker).faceUp).toBe(false);
    expect(reserveMarkers(after.game)).toHaveLength(reserve - 1);
    expect(told(after, 'doorClosed')).toMatchObject([{ structure: 'hospital' }]);
    expect(told(after, 'doorOpened')).toMatchObject([{ structure: 'library', marker }]);
    expect(asks(after)).toBe('chooseAction');
    expect(isSound(after)).toEqual([]);
  });

  test('R348: while somebody is left inside, of either team or lying, nothing moves', () => {
    const people = [inside('anita', 'hospital'), inside('rosa', 'hospital')];
    const left = leaves(turnOf({ survivors: people }, 'anita'), 'hospital');
    expect(asks(left)).toBe('chooseAction');
    expect(closed(left)).toEqual(['school', 'library']);
  });

  test('R348, A167: a death empties it as well, and one who has only just come in', () => {
    const game = s8({
      survivors: [{ id: 'mike', where: { at: { x: 58, y: 26, facing: 90 } }, life: 1 }],
      zombies: [{ inside: 'policeStation' }],
      toAct: ['mike'],
    });
    // Every card is an attack: he dies where he came in.
    change(game, { options: { ...game.options, attackCards: 7 } });
    let now = begin(game, 'mike')
      .choose('move')
      .choose('flick', { direction: 270, speed: 500 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 58, y: 4 })],
          passages: [through('disc', 'policeStation', 'front')],
        }),
      );
    now = now.choose('left', { direction: 0, speed: 900 });
    now = now.run(outcome({ rest: [stopped('knife', { x: 1, y: 1 })] }));
    expect(told(now, 'died')).toHaveLength(1);
    expect(asks(now)).toBe('moveX');
    expect(question(now).about).toBe('policeStation');
    // Its zombie is shut in with it.
    expect(zombiesInside(now.choose('school').game, 'policeStation')).toHaveLength(1);
  });

  test('A167: the X is laid before zombies enter: one at the door stays outside', () => {
    const at = fromLocal(structureOf(s8(), 'hospital'), { ahead: 2.2, left: 3.5 });
    const left = leaves(
      turnOf(
        { survivors: [inside('anita', 'hospital')], zombies: [{ at: { ...at, facing: 90 } }] },
        'anita',
      ),
      'hospital',
    );
    expect(markersIn(left.game, { structure: 'hospital' })).not.toEqual([]);
    expect(zombiesInside(left.game, 'hospital')).toEqual([]);
    expect(zombiesInside(left.choose('library').game, 'hospital')).toEqual([]);
  });

  test('A167, A133: never the RV', () => {
    const left = leaves(turnOf({ survivors: [inside('anita', 'rv')] }, 'anita'), 'rv');
    expect(asks(left)).toBe('chooseAction');
    expect(closed(left)).toEqual(['school', 'library']);
  });

  test('R348: the loser of a fight is never the last: the winner stays inside', () => {
    const game = s8({
      survivors: [
        inside('rosa', 'hospital'),
        { id: 'elijah', where: { at: { x: 62, y: 70, facing: 90 } } },
      ],
      toAct: ['elijah'],
    });
    let now = begin(game, 'elijah')
      .choose('move')
      .choose('flick', { direction: 90, speed: 500 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 62, y: 86 })],
          passages: [through('disc', 'hospital', 'front')],
        }),
      );
    now = now.choose('left', { direction: 0, speed: 900 });
    now = now.run(
      outcome({
        rest: [stopped('bullet', { x: 1, y: 1 }), fell('rosa', { x: 80, y: 0 }, 'survivor')],
        contacts: [touch('bullet', 'rosa')],
      }),
    );
    now = now.choose('flick', { direction: 270, speed: 400 }).run(
      outcome({
        rest: [fell('rosa', { x: 62, y: 70 }, 'survivor')],
        passages: [through('rosa', 'hospital', 'behind')],
      }),
    );
    expect(told(now, 'thrownOut')).toHaveLength(1);
    expect(closed(now)).toEqual(['school', 'library']);
  });

  test('A105: with an empty reserve the X still moves, and nothing is laid', () => {
    const left = leaves(
      turnOf({ survivors: [inside('anita', 'hospital')], reserve: 0 }, 'anita'),
      'hospital',
    ).choose('school');
    expect(closed(left)).toEqual(['hospital', 'library']);
    expect(markersIn(left.game, { structure: 'school' })).toEqual([]);
    expect(told(left, 'doorOpened')[0]).not.toHaveProperty('marker');
  });

  test('A168: of two buildings emptied at once the second does not take the X just laid on the first', () => {
    const game = s8({
      survivors: [inside('mike', 'policeStation', 1)],
      zombies: [{ inside: 'gasStation' }],
      toAct: ['mike'],
    });
    change(game, { options: { ...game.options, attackCards: 7 } });
    let now = crosses(begin(game, 'mike'), 'policeStation', 'gasStation');
    now = now.choose('left', { direction: 0, speed: 900 });
    now = now.run(outcome({ rest: [stopped('knife', { x: 1, y: 1 })] }));
    expect(question(now).about).toBe('policeStation');
    expect(choices(now)).toEqual(['school', 'library']);
    now = now.choose('school');
    // One door is left to take from: it takes itself.
    expect(new Set(closed(now))).toEqual(new Set(['policeStation', 'gasStation']));
    expect(told(now, 'doorClosed').map(({ structure }) => structure)).toEqual([
      'policeStation',
      'gasStation',
    ]);
    expect(isSound(now)).toEqual([]);
  });

  test('A168: none to take means nothing', () => {
    const game = s8({ survivors: [inside('anita', 'hospital')], toAct: ['anita'] });
    change(game, { closed: [] });
    const left = leaves(begin(game, 'anita'), 'hospital');
    expect(asks(left)).toBe('chooseAction');
    expect(closed(left)).toEqual([]);
  });
});

/** Anita is in the hospital and has turned over a survivor marker there. */
function found(position: Parameters<typeof s8>[0] = {}): Session {
  const game = s8({
    survivors: [inside('anita', 'hospital')],
    toAct: ['anita'],
    markers: [{ type: 'survivor', store: { structure: 'hospital' } }],
    ...position,
  });
  const marker = markersIn(game, { structure: 'hospital' }).find(
    (id) => markerOf(game, id).type === 'survivor',
  );
  return begin(game, 'anita')
    .choose('takeDrop')
    .choose(`take hospital ${marker ?? ''}`);
}
const recruitIn = ({ game }: Session): SurvivorId => waitingIn(game, 'hospital')[0] ?? 'anita';

describe('somebody is found', () => {
  test('R350: a survivor nobody uses, with 2 life and its power hidden, on the support, out of play', () => {
    const now = found();
    const recruit = recruitIn(now);
    expect(['anita', 'rosa', 'thomas', 'elijah', 'mike', 'kevin']).not.toContain(recruit);
    expect(told(now, 'waits')).toMatchObject([{ survivor: recruit, structure: 'hospital' }]);
    expect(survivorOf(now.game, recruit)).toMatchObject({ life: 2, startLife: 2, power: 'down' });
    expect(isSound(now)).toEqual([]);
  });

  test('R350: which one is chance: another seed, another survivor, and every unused one can come', () => {
    const drawn = new Set(
      Array.from({ length: 40 }, (_, draws) => {
        const game = s8({
          survivors: [inside('anita', 'hospital')],
          toAct: ['anita'],
          markers: [{ type: 'survivor', store: { structure: 'hospital' } }],
        });
        const { hidden } = game.random;
        change(game, { random: { ...game.random, hidden: { ...hidden, drawn: 100 + draws } } });
        const marker = markersIn(game, { structure: 'hospital' }).find(
          (id) => markerOf(game, id).type === 'survivor',
        );
        const now = begin(game, 'anita').choose('takeDrop');
        return recruitIn(now.choose(`take hospital ${marker ?? ''}`));
      }),
    );
    expect([...drawn].toSorted()).toEqual(['gabriel', 'john', 'lily', 'loretta', 'olivia']);
  });

  test('A131, A132: its marker lies there face up, cannot be taken, and is a marker for zombies', () => {
    const now = found();
    const marker = markersIn(now.game, { structure: 'hospital' }).find(
      (id) => markerOf(now.game, id).faceUp,
    );
    expect(marker && markerOf(now.game, marker).type).toBe('survivor');
    const taking = choices(now.choose('takeDrop'));
    expect(
      taking.filter((id) => id.includes(` ${marker ?? ''}`) && id.endsWith(marker ?? '-')),
    ).toEqual([]);
  });

  test('A132: it is nobody’s: in no team, not in play, not inside for any fight, counted for nobody', () => {
    const { game } = found();
    const recruit = recruitIn(found());
    expect(['a', 'b']).not.toContain(survivorOf(game, recruit).team);
    expect(inPlay(game)).not.toContain(recruit);
    expect(available(game)).not.toContain(recruit);
    expect(survivorsInside(game, 'hospital')).toEqual(['anita']);
    expect(inPlay(game, 'a')).toHaveLength(3);
  });

  test('A132: it blocks no fight, and is not hurt when the one beside it is', () => {
    const game = s8({
      survivors: [inside('anita', 'hospital'), { id: 'lily', waitsIn: 'hospital' }],
      zombies: [{ inside: 'hospital' }],
      toAct: ['anita'],
    });
    change(game, { options: { ...game.options, attackCards: 7 } });
    let now = begin(game, 'anita').choose('takeDrop');
    expect(told(now, 'duelBegan')[0]?.survivors).toEqual(['anita']);
    now = now.choose('wait');
    expect(lifeOf(now.game, 'anita')).toBe(2);
    expect(lifeOf(now.game, 'lily')).toBe(2);
    expect(placeOf(now.game, 'lily')).toEqual({ in: 'waiting', structure: 'hospital' });
  });

  test('A132: alone it is no survivor for R144; its marker is', () => {
    const enters = (withMarker: boolean): number => {
      const game = s8({
        survivors: [{ id: 'lily', waitsIn: 'school' }],
        closed: ['hospital', 'library'],
        zombies: [{ at: { x: 60, y: 50, facing: 0 } }],
        toAct: ['rosa'],
      });
      if (!withMarker)
        for (const id of markersIn(game, { structure: 'school' }))
          changeMarker(game, id, { place: { on: 'removed' } });
      const [id = ''] =
        Object.entries(game.zombies).find(([, { place }]) => place.in === 'street') ?? [];
      const now = begin(game, 'rosa')
        .choose('use:rifle')
        .choose('left', { direction: 0, speed: 900 })
        .run(
          outcome({
            rest: [
              stopped('bullet', { x: 1, y: 1 }),
              stood(id, { ...behindDoor(game, 'school', -1), facing: 90 }),
            ],
            contacts: [touch('bullet', id)],
          }),
        );
      return zombiesInside(now.game, 'school').length;
    };
    expect(enters(true)).toBe(1);
    expect(enters(false)).toBe(0);
  });

  test('A170: unused is who neither plays nor was drawn before; without anybody left the marker is removed', () => {
    const game = s8({
      survivors: [inside('anita', 'hospital')],
      toAct: ['anita'],
      markers: [{ type: 'survivor', store: { structure: 'hospital' } }],
    });
    // The dead were used.
    const dead = { ...survivorOf(game, 'rosa'), life: 0, place: { in: 'dead' as const } };
    for (const id of SURVIVOR_IDS)
      if (!game.survivors[id]) change(game, { survivors: { ...game.survivors, [id]: dead } });
    const marker =
      markersIn(game, { structure: 'hospital' }).find(
        (id) => markerOf(game, id).type === 'survivor',
      ) ?? '';
    const now = begin(game, 'anita').choose('takeDrop').choose(`take hospital ${marker}`);
    expect(told(now, 'waits')).toEqual([]);
    expect(markerPlace(now.game, marker)).toEqual({ on: 'removed' });
  });

  test('nobody knows before whom a marker will bring, and nobody is told what was laid or removed', () => {
    const game = s8();
    const view = viewFor(game, 'seat-1');
    expect(survivorIds(game)).toHaveLength(6);
    const unseen = markerIds(game).filter((id) =>
      ['reserve', 'removed'].includes(markerOf(game, id).place.on),
    );
    expect(unseen).toHaveLength(9);
    expect(unseen.filter((id) => view.markers[id]?.type)).toEqual([]);
    const left = leaves(turnOf({ survivors: [inside('anita', 'hospital')] }, 'anita'), 'hospital');
    for (const at of [found(), left, left.choose('school')])
      for (const { id } of at.game.seats) expect(leaks(at.game, id, at.events)).toEqual([]);
  });
});

describe('somebody is taken along', () => {
  const waits = (more: Parameters<typeof s8>[0] = {}): Session =>
    turnOf(
      {
        survivors: [inside('anita', 'hospital'), { id: 'lily', waitsIn: 'hospital' }],
        ...more,
      },
      'anita',
    );
  const markerOfLily = (game: Draft): string =>
    markersIn(game, { structure: 'hospital' }).find((id) => markerOf(game, id).faceUp) ?? '';

  test('R351, R352, A172: whoever leaves by a move takes it into its team, next to it, available this round', () => {
    const at = waits();
    const marker = markerOfLily(at.game);
    const left = leaves(at, 'hospital');
    expect(told(left, 'recruited')).toMatchObject([{ survivor: 'lily', by: 'anita' }]);
    const lily = survivorOf(left.game, 'lily');
    expect(lily).toMatchObject({ team: 'a', life: 2, power: 'down', backpack: 'day' });
    expect(isNear(left.game, 'lily', 'anita')).toBe(true);
    expect(available(left.game, 'a')).toContain('lily');
    expect(markerPlace(left.game, marker)).toEqual({ on: 'removed' });
    expect(heldBy(left.game, 'lily')).toEqual([]);
    expect(isSound(left)).toEqual([]);
  });

  test('A91, R352: where next to the mover, its player says; elsewhere is refused', () => {
    const left = leaves(waits(), 'hospital');
    expect(asks(left)).toBe('placeRecruit');
    expect(isNear(left.choose('auto').game, 'lily', 'anita')).toBe(true);
    expect(isNear(left.choose('spot', { spot: { x: 60, y: 58.5 } }).game, 'lily', 'anita')).toBe(
      true,
    );
    expect(() => left.choose('spot', { spot: { x: 60, y: 66 } })).toThrow('notNextToTheLeader');
    expect(() => left.choose('spot', { spot: { x: 60, y: 55.5 } })).toThrow('placeIsTaken');
  });

  test('A91: where nothing is free beside the mover, on the nearest free place, and nothing is asked', () => {
    const game = s8({
      survivors: [inside('anita', 'hospital'), { id: 'lily', waitsIn: 'hospital' }],
      toAct: ['anita'],
    });
    // A lane between two vehicles, just as wide as she is, with a box before and behind her.
    place(game, 'truck', { x: 60, y: 57.8, facing: 0 });
    place(game, 'iceCreamTruck', { x: 60, y: 52.2, facing: 0 });
    place(game, 'box-1', { x: 63, y: 55 });
    place(game, 'box-2', { x: 57, y: 55 });
    const left = leaves(begin(game, 'anita'), 'hospital');
    expect(
      isFree(tableOf(left.game, ['lily']), PIECES.survivor, poseIn(left.game, 'lily'), {
        pressing: 0.03,
      }),
    ).toBe(true);
    expect(isNear(left.game, 'lily', 'anita')).toBe(false);
    expect(asks(left)).toBe('moveX');
  });

  test('A171: it joins before the X moves, and the lead is judged after', () => {
    const left = leaves(waits(), 'hospital').choose('auto');
    expect(asks(left)).toBe('moveX');
    const order = left.choose('school').events.map(({ kind }) => kind);
    expect(order.indexOf('recruited')).toBeLessThan(order.indexOf('doorClosed'));
  });

  test('R351, A131: by the bat too', () => {
    const left = waits()
      .choose('use:bat')
      .choose('flick', { direction: 270, speed: 500, axis: 0, struck: 0 })
      .run(
        outcome({
          rest: [stopped('bat', { x: 60, y: 55 })],
          passages: [through('bat', 'hospital', 'behind')],
        }),
      );
    expect(told(left, 'recruited')).toMatchObject([{ survivor: 'lily', by: 'anita' }]);
  });

  test('A131: by a card’s back door too', () => {
    const game = s8({
      survivors: [inside('anita', 'hospital'), { id: 'lily', waitsIn: 'hospital' }],
      toAct: ['anita'],
    });
    change(game, {
      crossroads: {
        ...game.crossroads,
        draw: ['backDoor', ...game.crossroads.draw.filter((one) => one !== 'backDoor')],
      },
    });
    const card = putMarker(game, 'crossroads', { on: 'structure', structure: 'hospital' }, false);
    const drawn = begin(game, 'anita').choose('takeDrop').choose(`take hospital ${card}`);
    const left = drawn.choose('leave', { spot: { x: 62, y: 87.5 }, facing: 90 });
    expect(told(left, 'recruited')).toMatchObject([{ survivor: 'lily', by: 'anita' }]);
    expect(asks(left)).toBe('placeRecruit');
    expect(asks(left.choose('auto'))).toBe('moveX');
  });

  test('R351: a failed move takes nobody along', () => {
    const stays = waits()
      .choose('move')
      .choose('flick', { direction: 270, speed: 500 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 60, y: 55 })],
          contacts: [touch('disc', 'truck')],
          passages: [through('disc', 'hospital', 'behind')],
        }),
      );
    expect(told(stays, 'recruited')).toEqual([]);
    expect(placeOf(stays.game, 'lily').in).toBe('waiting');
  });

  test('R351, A131: being thrown out takes nobody along; the winner does, when it leaves', () => {
    const game = s8({
      survivors: [
        inside('rosa', 'hospital'),
        { id: 'lily', waitsIn: 'hospital' },
        { id: 'elijah', where: { at: { x: 62, y: 70, facing: 90 } } },
      ],
      toAct: ['elijah'],
    });
    let now = begin(game, 'elijah')
      .choose('move')
      .choose('flick', { direction: 90, speed: 500 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 62, y: 86 })],
          passages: [through('disc', 'hospital', 'front')],
        }),
      );
    expect(told(now, 'duelBegan')[0]).toMatchObject({ survivors: ['elijah'], against: ['rosa'] });
    now = now.choose('left', { direction: 0, speed: 900 }).run(
      outcome({
        rest: [stopped('bullet', { x: 1, y: 1 }), fell('rosa', { x: 80, y: 0 }, 'survivor')],
        contacts: [touch('bullet', 'rosa')],
      }),
    );
    now = now.choose('flick', { direction: 270, speed: 400 }).run(
      outcome({
        rest: [fell('rosa', { x: 62, y: 70 }, 'survivor')],
        passages: [through('rosa', 'hospital', 'behind')],
      }),
    );
    expect(told(now, 'recruited')).toEqual([]);
    expect(placeOf(now.game, 'lily').in).toBe('waiting');
    now = leaves(now, 'hospital', { x: 40, y: 55 });
    expect(told(now, 'recruited')).toMatchObject([{ survivor: 'lily', by: 'elijah' }]);
    expect(survivorOf(now.game, 'lily').team).toBe('b');
  });

  test('A104: the last one dies: whoever waits goes on waiting behind the X', () => {
    const game = s8({
      survivors: [inside('mike', 'hospital', 1), { id: 'lily', waitsIn: 'hospital' }],
      zombies: [{ inside: 'hospital' }],
      toAct: ['mike'],
    });
    change(game, { options: { ...game.options, attackCards: 7 } });
    let now = begin(game, 'mike').choose('takeDrop');
    now = now.choose('left', { direction: 0, speed: 900 });
    now = now.run(outcome({ rest: [stopped('knife', { x: 1, y: 1 })] }));
    expect(asks(now)).toBe('moveX');
    now = now.choose('library');
    expect(closed(now)).toContain('hospital');
    expect(placeOf(now.game, 'lily')).toEqual({ in: 'waiting', structure: 'hospital' });
    expect(isSound(now)).toEqual([]);
  });

  test('A104: one who waits does not keep a building from being empty', () => {
    const game = s8({
      survivors: [
        inside('anita', 'hospital'),
        { id: 'lily', waitsIn: 'hospital' },
        { id: 'john', waitsIn: 'hospital' },
      ],
      toAct: ['anita'],
    });
    const left = leaves(begin(game, 'anita'), 'hospital');
    // A170: all who wait there go with one mover.
    expect(told(left, 'recruited').map(({ survivor }) => survivor)).toEqual(['john', 'lily']);
    const placed = left.choose('auto').choose('auto');
    expect(asks(placed)).toBe('moveX');
    expect(
      markersIn(placed.game, { structure: 'hospital' }).map((id) => markerOf(placed.game, id).type),
    ).not.toContain('survivor');
  });

  test('A171: a move that leads indoors takes it in there, and it fights', () => {
    const now = crosses(
      waits({ zombies: [{ inside: 'policeStation' }] }),
      'hospital',
      'policeStation',
    );
    expect(told(now, 'recruited')).toMatchObject([{ survivor: 'lily', into: 'policeStation' }]);
    expect(told(now, 'duelBegan')[0]?.survivors).toEqual(['anita', 'lily']);
    expect(placeOf(now.game, 'lily')).toMatchObject({ structure: 'policeStation' });
  });

  test('A171: the mover’s later death changes nothing', () => {
    const game = s8({
      survivors: [inside('anita', 'hospital', 1), { id: 'lily', waitsIn: 'hospital' }],
      zombies: [{ inside: 'policeStation' }],
      toAct: ['anita'],
    });
    change(game, { options: { ...game.options, attackCards: 7 } });
    let now = crosses(begin(game, 'anita'), 'hospital', 'policeStation');
    // Anita waits with her bat, Lily throws wide: the card strikes whoever is next, Anita first.
    while (asks(now) === 'duelTurn' && told(now, 'died').length === 0) {
      now = choices(now).includes('wait')
        ? now.choose('wait')
        : now
            .choose(choices(now)[0] ?? '', { direction: 0, speed: 900 })
            .run(outcome({ rest: [stopped('knife', { x: 1, y: 1 })] }));
    }
    expect(told(now, 'died')).toMatchObject([{ survivor: 'anita' }]);
    expect(survivorOf(now.game, 'lily').team).toBe('a');
  });

  test('A172: once joined like any other: zombies that stand close hurt it', () => {
    const left = leaves(waits({ zombies: [{ at: { x: 60, y: 60, facing: 270 } }] }), 'hospital');
    const now = left.choose('spot', { spot: { x: 60, y: 57.6 } }).choose('school');
    expect(told(now, 'fell')).toMatchObject([{ figure: 'lily', because: 'tooClose' }]);
    expect(lifeOf(now.game, 'lily')).toBe(1);
  });

  test('A173, R353: three ahead is won when the third has joined, and not while it waits', () => {
    const game = s8({
      survivors: [inside('anita', 'hospital'), { id: 'lily', waitsIn: 'hospital' }],
      toAct: ['anita'],
    });
    for (const id of ['mike', 'kevin'] as const)
      changeSurvivor(game, id, { life: 0, place: { in: 'dead' } });
    const at = begin(game, 'anita');
    expect(at.game.result).toBeUndefined();
    const won = leaves(at, 'hospital').choose('auto').choose('school');
    expect(won.game.result).toMatchObject({ winner: 'a', reason: 'threeAhead' });
  });
});

/** The last of the round ends its turn, and nothing else happens in it. */
function roundEnds(game: Draft): Session {
  let now = begin(game, 'anita').choose('end');
  while (asks(now) === 'chooseNearest') now = now.choose(choices(now)[0] ?? '');
  return now;
}
const atSkull = (change: (game: Draft) => void = () => {}, extra?: number): Draft => {
  const game = s8({ toAct: ['anita'], dayMarker: 1, dump: 14 });
  changeRound(game, extra);
  change(game);
  return game;
};
function changeRound(game: Draft, extra: number | undefined): void {
  if (extra === undefined) return;
  change(game, { round: { ...game.round, marker: 0 }, facts: { extraRounds: extra } });
}
describe('rounds beyond the skull', () => {
  test('R354, A130: equal at the skull: the marker stays there, a normal horde comes, and day and night go on alternating', () => {
    const game = atSkull();
    const { number, half } = game.round;
    const now = roundEnds(game);
    expect(now.game.result).toBeUndefined();
    expect(told(now, 'oneMoreRound')).toMatchObject([{ extra: 1 }]);
    expect(now.game.facts?.extraRounds).toBe(1);
    const coming = half === 'day' ? 'night' : 'day';
    const begun = quietRush(now);
    expect(told(begun, 'rushBegan')[0]?.zombies).toHaveLength(game.invasion[coming]);
    expect(begun.game.round).toEqual({ number: number + 1, half: coming, marker: 0 });
    expect(told(begun, 'roundBegan').at(-1)).toMatchObject({ marker: 0, half: coming });
  });

  test('R354: whoever has more at the end of the added round has won', () => {
    const game = atSkull(
      (now) => changeSurvivor(now, 'mike', { life: 0, place: { in: 'dead' } }),
      1,
    );
    expect(roundEnds(game).game.result).toMatchObject({ winner: 'a', reason: 'moreAtSkull' });
  });

  test('A130: three at most, then a draw', () => {
    expect(roundEnds(atSkull(undefined, 2)).game.facts?.extraRounds).toBe(3);
    expect(roundEnds(atSkull(undefined, 3)).game.result).toMatchObject({
      winner: 'nobody',
      reason: 'equalAtSkull',
      seats: [],
    });
  });

  test('A130: a dump too short for an added round is a draw', () => {
    const game = atSkull((now) => {
      for (const id in now.zombies) moveZombie(now, id, { in: 'box' });
    });
    expect(roundEnds(game).game.result).toMatchObject({
      winner: 'nobody',
      reason: 'overrunWhenEqual',
    });
  });

  test('R344, A108: more living survivors win at the skull; those waiting and the dead do not count', () => {
    const game = s8({
      survivors: [{ id: 'lily', waitsIn: 'hospital' }],
      toAct: ['anita'],
      dayMarker: 1,
    });
    expect(told(roundEnds(game), 'oneMoreRound')).toHaveLength(1);
    changeSurvivor(game, 'rosa', { life: 0, place: { in: 'dead' } });
    expect(roundEnds(game).game.result).toMatchObject({ winner: 'b', reason: 'moreAtSkull' });
  });
});

describe('on the real table', () => {
  beforeAll(loadEngine);

  test('R351, R352, R348: out through the door, the recruit beside her, then the X', () => {
    const at = turnOf(
      {
        survivors: [inside('anita', 'hospital'), { id: 'lily', waitsIn: 'hospital' }],
        things: [{ id: 'truck', at: { x: 100, y: 40, facing: 90 } }],
      },
      'anita',
    );
    const left = at.choose('move').choose('flick', { direction: 270, speed: 900 }).roll();
    expect(told(left, 'moved')).toMatchObject([{ survivor: 'anita', outOf: 'hospital' }]);
    expect(told(left, 'recruited')).toMatchObject([{ survivor: 'lily', by: 'anita' }]);
    const now = left.choose('auto').choose('library');
    expect(new Set(closed(now))).toEqual(new Set(['school', 'hospital']));
    expect(isSound(now)).toEqual([]);
  });

  test('A169: a bullet passes a closed door as ever', () => {
    const fired = turnOf(
      { survivors: [{ id: 'rosa', where: { at: { x: 26, y: 24, facing: 270 } } }] },
      'rosa',
    )
      .choose('use:rifle')
      .choose('left', { direction: 270, speed: 2000 })
      .roll();
    expect(fired.recording?.outcome.passages).toContainEqual(
      expect.objectContaining({ piece: 'bullet', structure: 'school', complete: true }),
    );
  });

  test('R347: a disc through a closed door has failed', () => {
    const failed = turnOf(
      { survivors: [{ id: 'elijah', where: { at: { x: 26, y: 24, facing: 270 } } }] },
      'elijah',
    )
      .choose('move')
      .choose('flick', { direction: 270, speed: 900 })
      .roll();
    expect(told(failed, 'moveFailed')[0]).toMatchObject({ why: 'closed' });
  });
});
