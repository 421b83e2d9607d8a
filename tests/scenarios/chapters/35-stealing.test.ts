// 35. Stealing hidden markers, in S6.
import { changeMarker, changeSurvivor, moveZombie } from '../../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import { awaiting } from '../../../src/scenarios/apply';
import type { MarkerType } from '../../../src/scenarios/catalogue/markers';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import { zombieIds, markerIds, markerOf } from '../../../src/scenarios/queries';
import { viewFor } from '../../../src/scenarios/view';
import {
  asked,
  asks,
  choices,
  fresh,
  markerPlace,
  place,
  poseIn,
  putInside,
  putMarker,
  question,
  session,
  told,
  type Session,
  playBy,
} from '../support/game';
import { fell, outcome, stopped, touch } from '../support/outcome';

const SEATS = [
  { id: 'one', name: 'A', team: 'a' },
  { id: 'two', name: 'B', team: 'b' },
] as const;

/** John (team A) may shoot Rosa (team B), who stands between Mike and Gabriel. */
function ambush(): Draft {
  const game = fresh({ scenario: 's6', seats: SEATS });
  for (const id of zombieIds(game)) moveZombie(game, id, { in: 'dump' });
  place(game, 'john', { x: 40, y: 44, facing: 0 });
  place(game, 'rosa', { x: 60, y: 43, facing: 180 });
  place(game, 'gabriel', { x: 64, y: 43, facing: 0 });
  place(game, 'mike', { x: 52, y: 43, facing: 0 });
  return game;
}
const hide = (game: Draft, who: SurvivorId, type: MarkerType): string =>
  putMarker(game, type, { on: 'board', survivor: who }, false);
function shotDown(game: Draft): Session {
  const { x, y } = poseIn(game, 'rosa');
  let at = session(game);
  if (asks(at) === 'givePretzel') at = at.choose('john');
  if (asks(at) === 'chooseSurvivor') at = at.choose('john');
  return at
    .choose('use:rifle')
    .choose('left', { direction: 0, speed: 900 })
    .run(
      outcome({
        rest: [stopped('bullet', { x: 1, y: 1 }), fell('rosa', { x, y }, 'survivor')],
        contacts: [touch('bullet', 'rosa')],
      }),
    );
}

describe('35. stealing', () => {
  test('R223: one who falls to an attack may lose a face-down marker; one without any may not', () => {
    const game = ambush();
    expect(asks(shotDown(game))).not.toBe('steal');
    hide(game, 'rosa', 'fuel');
    expect(asks(shotDown(game))).toBe('steal');
  });

  test('R224: the thief is the nearest who stands and has a free space', () => {
    const game = ambush();
    hide(game, 'rosa', 'fuel');
    expect(asked(shotDown(game))).toBe('one');
    const full = structuredClone(game);
    hide(full, 'gabriel', 'x');
    hide(full, 'gabriel', 'x');
    expect(asked(shotDown(full))).toBe('two');
    const lying = structuredClone(game);
    place(lying, 'gabriel', { x: 64, y: 43, lying: true });
    expect(asked(shotDown(lying))).toBe('two');
  });

  test('R224: who the thief is can be told before the look and after it', () => {
    const game = ambush();
    const fuel = hide(game, 'rosa', 'fuel');
    const stealing = shotDown(game);
    for (const at of [stealing, stealing.choose(`look ${fuel}`)])
      expect(question(at)).toMatchObject({ thief: 'gabriel' });
  });

  test('A99, R225: the thief looks at one of them, blind, and then decides', () => {
    const game = ambush();
    const fuel = hide(game, 'rosa', 'fuel');
    const dud = hide(game, 'rosa', 'x');
    const stealing = shotDown(game);
    expect(choices(stealing).toSorted()).toEqual(
      [`look ${fuel}`, `look ${dud}`, 'pass'].toSorted(),
    );
    expect(viewFor(stealing.game, 'one').markers[fuel]?.type).toBeUndefined();
    const looked = stealing.choose(`look ${fuel}`);
    expect(viewFor(looked.game, 'one').markers[fuel]?.type).toBe('fuel');
    expect(viewFor(looked.game, 'one').markers[dud]?.type).toBeUndefined();
    expect(awaiting(stealing.choose('pass').game).for).toBe('decision');
  });

  test('R226: it is added, left, or thrown away if it is an X', () => {
    const game = ambush();
    const fuel = hide(game, 'rosa', 'fuel');
    const dud = hide(game, 'rosa', 'x');
    const seen = (id: string): Session => shotDown(game).choose(`look ${id}`);
    expect(choices(seen(fuel))).toEqual(['take', 'leave']);
    expect(choices(seen(dud))).toEqual(['take', 'leave', 'discard']);
    expect(markerPlace(seen(fuel).choose('take').game, fuel)).toEqual({
      on: 'board',
      survivor: 'gabriel',
    });
    expect(markerPlace(seen(fuel).choose('leave').game, fuel)).toEqual({
      on: 'board',
      survivor: 'rosa',
    });
    expect(markerPlace(seen(dud).choose('discard').game, dud)).toEqual({ on: 'removed' });
  });

  test('R226: what becomes of it is told, and never what it is', () => {
    const game = ambush();
    const fuel = hide(game, 'rosa', 'fuel');
    const dud = hide(game, 'rosa', 'x');
    const seen = (id: string): Session => shotDown(game).choose(`look ${id}`);
    const who = { thief: 'gabriel', from: 'rosa', rules: ['R226'] };
    expect(told(seen(fuel).choose('take'), 'stole')).toEqual([
      { kind: 'stole', ...who, marker: fuel, rules: ['R225', 'R226'] },
    ]);
    expect(told(seen(fuel).choose('leave'), 'spared')).toEqual([{ kind: 'spared', ...who }]);
    expect(told(seen(dud).choose('discard'), 'threwAway')).toEqual([{ kind: 'threwAway', ...who }]);
  });

  test('R335: it is the rule of S6 only; in S2 nobody steals', () => {
    const game = ambush();
    hide(game, 'rosa', 'fuel');
    playBy(game, 's2');
    expect(asks(shotDown(game))).not.toBe('steal');
  });
});

describe('hidden inventories', () => {
  const taken = (type: MarkerType): { game: Draft; id: string } => {
    const game = fresh({ scenario: 's6', seats: SEATS });
    for (const id of zombieIds(game)) moveZombie(game, id, { in: 'dump' });
    for (const id of markerIds(game))
      if (markerOf(game, id).place.on === 'structure')
        changeMarker(game, id, { place: { on: 'supply' } });
    const id = putMarker(game, type, { on: 'structure', structure: 'school' }, false);
    changeSurvivor(game, 'john', { place: { in: 'building', structure: 'school', lying: false } });
    let at = session(game);
    if (asks(at) === 'givePretzel') at = at.choose('john');
    if (asks(at) === 'chooseSurvivor') at = at.choose('john');
    at = at.choose('takeDrop').choose(`take school ${id}`);
    return { game: (asks(at) === 'keepOrLeave' ? at.choose('keep') : at).game, id };
  };

  test.each(['key', 'fuel', 'x'] as const)(
    'A38, R330: a %s goes face down into the inventory, hidden from the other team',
    (type) => {
      const { game, id } = taken(type);
      expect(markerPlace(game, id)).toEqual({ on: 'board', survivor: 'john' });
      expect(game.markers[id]?.faceUp).toBe(false);
      expect(viewFor(game, 'one').markers[id]?.type).toBe(type);
      expect(viewFor(game, 'two').markers[id]?.type).toBeUndefined();
    },
  );

  test('A101: a hidden marker that was looked at and not kept lies face up, for both teams to see', () => {
    const game = fresh({ scenario: 's6', seats: SEATS });
    for (const id of zombieIds(game)) moveZombie(game, id, { in: 'dump' });
    const id = putMarker(game, 'fuel', { on: 'structure', structure: 'school' }, false);
    putInside(game, 'john', 'school');
    const looking = session(game).choose('john').choose('takeDrop').choose(`take school ${id}`);
    expect(viewFor(looking.game, 'two').markers[id]?.type).toBeUndefined();
    const left = looking.choose('leave');
    expect(left.game.markers[id]).toMatchObject({
      faceUp: true,
      place: { on: 'structure', structure: 'school' },
    });
    for (const seat of ['one', 'two'])
      expect(viewFor(left.game, seat).markers[id]?.type).toBe('fuel');
    expect(left.game.turn?.actionsLeft).toBe(1);
  });

  test('R331: a crossroads marker is shown at once', () => {
    const { game, id } = taken('crossroads');
    expect(game.markers[id]).toMatchObject({ faceUp: true, place: { on: 'removed' } });
  });
});
