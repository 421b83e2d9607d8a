// Read a second time beside the original: who is led, who steals, who knows, who holds the pretzel.
import { changeSurvivor } from '../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../src/scenarios/game';
import { filledSlots, survivorOf } from '../../src/scenarios/queries';
import { viewFor } from '../../src/scenarios/view';
import { hit, inHouse, johnMeetsLily, meets } from './support/duel';
import {
  asked,
  asks,
  at as spot,
  choices,
  fillTower,
  give,
  lifeOf,
  markerPlace,
  place,
  placeOf,
  putInside,
  putMarker,
  question,
  session,
  standsIn,
  told,
  turnOfSurvivor,
  playBy,
} from './support/game';
import { fell, outcome, stopped, touch } from './support/outcome';
import { empty, moves, shoots } from './support/second-reading';

/** Rosa leads Anita in the south; the others stand far off. */
function led(): Draft {
  const game = empty('s3');
  place(game, 'rosa', { x: 60, y: 24, facing: 90 });
  place(game, 'john', { x: 70, y: 24, facing: 90 });
  for (const [index, id] of (['gabriel', 'olivia', 'thomas'] as const).entries())
    place(game, id, { x: 20 + 8 * index, y: 30, facing: 90 });
  changeSurvivor(game, 'anita', { role: 'rescued', escort: 'rosa' });
  place(game, 'anita', { x: 60, y: 27, facing: 90 });
  putMarker(game, 'survivor', { on: 'board', survivor: 'rosa' });
  return game;
}
describe('the rescued figure', () => {
  test('R310, A90: whoever is led and fell stands up when the turn of its escort begins, and can fall again', () => {
    const game = led();
    place(game, 'anita', { x: 60, y: 27, lying: true });
    changeSurvivor(game, 'anita', { life: 1 });
    expect(standsIn(turnOfSurvivor(game, 'john').game, 'anita')).toBe(false);
    const up = turnOfSurvivor(game, 'rosa');
    expect(standsIn(up.game, 'anita')).toBe(true);
    expect(told(up, 'stoodUp')).toMatchObject([{ figure: 'anita' }]);
    const standing = structuredClone(up.game);
    place(standing, 'zombie-1', { x: 63, y: 27 });
    const ended = session(standing).choose('end');
    expect(ended.game.result).toEqual({ winner: 'nobody', seats: [], reason: 'anitaDied' });
  });

  test('R208: one whom nobody leads follows the next to end a move beside it, not who merely stands there', () => {
    const game = led();
    changeSurvivor(game, 'anita', { escort: undefined });
    place(game, 'rosa', { x: 63, y: 27, facing: 90 });
    const elsewhere = turnOfSurvivor(game, 'john').choose('end');
    expect(survivorOf(elsewhere.game, 'anita').escort).toBeUndefined();
    const standing = turnOfSurvivor(game, 'rosa').choose('end');
    expect(survivorOf(standing.game, 'anita').escort).toBeUndefined();
    const moved = moves(game, 'rosa', 63.5, 27);
    expect(survivorOf(moved.game, 'anita').escort).toBe('rosa');
  });

  test('R061, R203, A17: whoever is led is put beside its escort before anybody is too close', () => {
    const game = led();
    place(game, 'zombie-1', { x: 60, y: 57 });
    const moved = moves(game, 'rosa', 60, 50);
    expect(asks(moved)).toBe('follow');
    const near = moved.choose('spot', { spot: { x: 60, y: 53.4 } });
    expect(lifeOf(near.game, 'anita')).toBe(1);
    expect(standsIn(near.game, 'anita')).toBe(false);
    const safe = moved.choose('spot', { spot: { x: 60, y: 46.6 } });
    expect(lifeOf(safe.game, 'anita')).toBe(2);
  });

  test('R203: after every completed move it is put anew, a short one too; a failed one moves nobody', () => {
    const short = moves(led(), 'rosa', 60.5, 24);
    expect(asks(short)).toBe('follow');
    expect(spot(short.choose('auto').game, 'anita')).toEqual({ x: 60, y: 27 });
    const failed = turnOfSurvivor(led(), 'rosa')
      .choose('move')
      .choose('flick', { direction: 0, speed: 500 })
      .run(
        outcome({ rest: [stopped('disc', { x: 65, y: 24 })], contacts: [touch('disc', 'john')] }),
      );
    expect(asks(failed)).toBe('chooseAction');
  });

  test('R206, A89: of several equally near, as all in one building are, the active player chooses the escort', () => {
    const game = led();
    for (const id of ['rosa', 'john', 'olivia', 'anita'] as const) putInside(game, id, 'library');
    const ready = structuredClone(turnOfSurvivor(game, 'gabriel').game);
    putInside(ready, 'rosa', 'library', true);
    const parted = session(ready).choose('end');
    expect([asks(parted), question(parted).about, asked(parted)]).toEqual([
      'chooseEscort',
      'anita',
      'seat-1',
    ]);
    expect(choices(parted)).toEqual(['john', 'olivia']);
    expect(survivorOf(parted.choose('olivia').game, 'anita').escort).toBe('olivia');
  });
});

describe('stealing', () => {
  const secret = (game: Draft, who: SurvivorId): string =>
    putMarker(game, 'fuel', { on: 'board', survivor: who }, false);

  test('R224: the loser of a duel is robbed while it lies in the building, then thrown out', () => {
    let fuel = '';
    const at = hit(
      johnMeetsLily((game) => {
        playBy(game, 's6');
        fuel = secret(game, 'lily');
      }),
      'lily',
    );
    expect([asks(at), asked(at)]).toEqual(['steal', 'seat-1']);
    expect(placeOf(at.game, 'lily')).toEqual(inHouse(true));
    const robbed = at.choose(`look ${fuel}`).choose('take');
    expect(markerPlace(robbed.game, fuel)).toEqual({ on: 'board', survivor: 'john' });
    expect([asks(robbed), question(robbed).about]).toEqual(['throwOut', 'lily']);
  });

  test('R224, A98: of several equally near, as all in one building are, the active player names the thief', () => {
    const at = hit(
      meets('john', ['lily', 'mike'], ['kevin'], (game) => {
        playBy(game, 's6');
        secret(game, 'lily');
      }),
      'lily',
    );
    expect([asks(at), asked(at), question(at).about]).toEqual(['chooseThief', 'seat-1', 'lily']);
    expect(choices(at)).toEqual(['john', 'kevin', 'mike']);
    expect(asked(at.choose('mike'))).toBe('seat-3');
  });

  test('A125, R330: what was carried face down lies face down, and those who knew it still know it', () => {
    const game = empty('s6');
    putInside(game, 'john', 'school');
    const fuel = secret(game, 'john');
    let at = session(game);
    if (asks(at) === 'givePretzel') at = at.choose('john');
    if (asks(at) === 'chooseSurvivor') at = at.choose('john');
    const dropped = at.choose('takeDrop').choose(`drop school ${fuel}`).game;
    expect(dropped.markers[fuel]).toMatchObject({ faceUp: false, place: { on: 'structure' } });
    expect(viewFor(dropped, 'one').markers[fuel]?.type).toBe('fuel');
    expect(viewFor(dropped, 'two').markers[fuel]?.type).toBeUndefined();
  });

  test('A125, R226: whoever was robbed still knows what it was', () => {
    const game = empty('s6');
    place(game, 'john', { x: 40, y: 44, facing: 0 });
    place(game, 'rosa', { x: 60, y: 43, facing: 180 });
    const fuel = secret(game, 'rosa');
    let at = session(game);
    if (asks(at) === 'givePretzel') at = at.choose('john');
    const robbed = shoots(at.game, 'john', 'rosa').choose(`look ${fuel}`).choose('take').game;
    expect(markerPlace(robbed, fuel)).toMatchObject({ on: 'board' });
    expect(viewFor(robbed, 'two').markers[fuel]?.type).toBe('fuel');
  });
});

describe('markers', () => {
  test('A126, R115: after the look with a free space: keep it, leave it, or keep it and put another down', () => {
    const game = empty('s3');
    putInside(game, 'rosa', 'library');
    const own = give(game, 'rosa', 'food');
    const found = putMarker(game, 'rifle', { on: 'structure', structure: 'library' }, false);
    const looked = turnOfSurvivor(game, 'rosa').choose('takeDrop').choose(`take library ${found}`);
    expect(choices(looked)).toEqual(['keep', `swap ${own}`, 'leave']);
    const swapped = looked.choose(`swap ${own}`).game;
    expect(filledSlots(swapped, 'rosa')).toEqual([found]);
    expect(markerPlace(swapped, own)).toEqual({ on: 'structure', structure: 'library' });
    expect(swapped.turn?.actionsTaken).toBe(1);
  });
});

describe('the pretzel', () => {
  test('R168: when tied heirs die in the same rush, the pretzel goes to the nearest of those who live', () => {
    const game = empty('s6');
    for (const id of ['anita', 'gabriel', 'elijah'] as const) changeSurvivor(game, id, { life: 1 });
    place(game, 'anita', { x: 60, y: 40 });
    place(game, 'gabriel', { x: 54, y: 40 });
    place(game, 'elijah', { x: 66, y: 40 });
    place(game, 'mike', { x: 60, y: 58 });
    place(game, 'zombie-1', { x: 30, y: 40 });
    const holding = session(game).choose('anita');
    const rush = fillTower(moves(holding.game, 'anita', 60, 40.5).choose('end'));
    const after = rush.run(
      outcome({
        rest: [
          fell('zombie-1', { x: 50, y: 45 }),
          ...(['anita', 'gabriel', 'elijah'] as const).map((id) =>
            fell(id, spot(rush.game, id), 'survivor'),
          ),
        ],
        contacts: [touch('zombie-1', 'anita')],
      }),
    );
    expect(told(after, 'died')).toHaveLength(3);
    expect(after.game.pretzel).toBe('mike');
  });
});
