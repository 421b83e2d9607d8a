// 28, 29, 36. Duels end to end: real flicks on the lane, and a real throw out of the door.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { isStanding } from '../../src/physics/measure/pose';
import { asks, asked, at as spot, lifeOf, placeOf, poseIn, told } from './support/game';
import {
  anitaAgainst,
  gap,
  goesIn,
  house,
  inHouse,
  inTeams,
  johnAgainst,
  lane,
  shootAt,
  withDeck,
  Z,
} from './support/duel';

beforeAll(loadEngine);

describe('on the real table', () => {
  test('R184, R185: a rifle bullet straight at the zombie fells it over the whole lane', () => {
    const at = shootAt(johnAgainst(Z), Z, 2500);
    expect(told(at, 'touchedFirst')).toMatchObject([{ piece: 'bullet', other: Z }]);
    expect(placeOf(at.game, Z)).toEqual({ in: 'dump' });
  });

  test('R186, R187: a weak bullet does not arrive, and the zombie comes', () => {
    const at = shootAt(withDeck(johnAgainst(Z), 'walk'), Z, 900);
    expect(told(at, 'missed')).toMatchObject([{ why: 'touchedNothing' }]);
    expect(gap(lane(at), 'john', Z)).toBeCloseTo(68, 3);
  });

  test('R185: a bullet that just arrives is too weak, and the log can say so', () => {
    const at = shootAt(withDeck(johnAgainst(Z), 'walk'), Z, 1850);
    expect(told(at, 'keptFeet')).toMatchObject([
      { figure: Z, piece: 'bullet', how: 'tooWeak', survivor: 'john' },
    ]);
    expect(told(at, 'missed')).toMatchObject([{ why: 'nobodyFell' }]);
  });

  test('R191, R194: on the real table, waited for and struck, the zombie lies inside', () => {
    const near = withDeck(anitaAgainst(Z), 'walk', 'walk', 'walk').choose('wait').choose('wait');
    const at = shootAt(near, Z, 2500);
    expect(placeOf(at.game, Z)).toEqual(inHouse(true));
    expect(asks(at)).toBe('flickDisc');
  });

  test('R231, R232, A74: shot down and thrown into the street, the loser lies there; the winner plays on', () => {
    const game = house({ active: 'john', outside: true, inside: ['lily'] });
    const shot = shootAt(goesIn(inTeams(game, ['lily']), 'john'), 'lily', 2500);
    expect(lifeOf(shot.game, 'lily')).toBe(1);
    expect([asks(shot), asked(shot)]).toEqual(['throwOut', 'seat-1']);
    const out = shot.choose('flick', { direction: 270, speed: 1200 }).roll();
    expect(told(out, 'thrownOut')).toMatchObject([{ survivor: 'lily', by: 'john' }]);
    expect(spot(out.game, 'lily').y).toBeLessThan(78);
    expect(isStanding(poseIn(out.game, 'lily'))).toBe(false);
    expect(asks(out)).toBe('chooseAction');
  });

  test('A75: too weak twice, the loser is laid outside the door', () => {
    const game = house({ active: 'john', outside: true, inside: ['lily'] });
    const shot = shootAt(goesIn(inTeams(game, ['lily']), 'john'), 'lily', 2500);
    const weak = shot.choose('flick', { direction: 270, speed: 300 }).roll();
    expect(asks(weak)).toBe('throwOut');
    expect(placeOf(weak.game, 'lily')).toEqual(inHouse(true));
    const laid = weak.choose('flick', { direction: 90, speed: 300 }).roll();
    expect(spot(laid.game, 'lily').y).toBeLessThan(80);
    expect(asks(laid)).toBe('chooseAction');
  });
});
