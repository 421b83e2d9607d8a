// 28, 29, 30. Duels with zombies.
import { luckOf, seedOf } from '../../src/scenarios/random';
import { change, changeSurvivor } from '../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import { facingOf } from '../../src/physics/measure/pose';
import { SPEEDS } from '../../src/physics/measure/limits';
import { enter } from '../../src/scenarios/rules/buildings';
import { survivorOf } from '../../src/scenarios/queries';
import {
  asks,
  choices,
  give,
  lifeOf,
  offerOf,
  placeOf,
  told,
  turnOfSurvivor,
  session,
} from './support/game';
import {
  attack,
  changeDuel,
  duelIn,
  gap,
  goesIn,
  hit,
  house,
  HOUSE,
  inHouse,
  johnAgainst,
  lane,
  miss,
  piece,
  tableRun,
  wants,
  withDeck,
  Z,
} from './support/duel';

describe('28. duel: survivor against zombie', () => {
  test('R178: entering a building with a zombie starts a duel, and one that lay there stands up', () => {
    const game = house({ active: 'john', outside: true, zombies: [Z], lying: [Z] });
    const at = goesIn(game, 'john');
    expect(told(at, 'duelBegan')).toMatchObject([{ survivors: ['john'], against: [Z] }]);
    expect(placeOf(at.game, Z)).toEqual(inHouse(false));
    expect(asks(at)).toBe('duelTurn');
  });

  test('R178: an empty building is entered in peace', () => {
    const at = goesIn(house({ active: 'john', outside: true }), 'john');
    expect(told(at, 'duelBegan')).toEqual([]);
    expect(asks(at)).toBe('chooseAction');
  });

  test('R179, A63: wanting to act beside a standing zombie means a duel first; won, the action follows and nothing was spent', () => {
    const at = johnAgainst(Z);
    expect(asks(at)).toBe('duelTurn');
    const won = hit(at, Z);
    expect(asks(won)).toBe('flickDisc');
    expect(won.game.turn?.actionsLeft).toBe(2);
  });

  test('R179: every kind of action, but not ending the turn (A57)', () => {
    const game = house({ active: 'john', zombies: [Z] });
    give(game, 'john', 'food');
    for (const choice of choices(turnOfSurvivor(game, 'john')).filter((id) => id !== 'end'))
      expect([choice, asks(wants(game, 'john', choice))]).toEqual([choice, 'duelTurn']);
    expect(choices(turnOfSurvivor(game, 'john'))).toContain('use:rifle');
    expect(told(wants(game, 'john', 'end'), 'duelBegan')).toEqual([]);
  });

  test('R179, A68: a lying zombie bars nothing', () => {
    const at = wants(house({ active: 'john', zombies: [Z], lying: [Z] }));
    expect(asks(at)).toBe('flickDisc');
    expect(placeOf(at.game, Z)).toEqual(inHouse(true));
  });

  test('R180, A62: face to face on a bare lane, 80 cm from base edge to base edge', () => {
    const { table } = tableRun(attack(johnAgainst(Z)));
    expect(table.layout).toEqual({ structures: [] });
    expect(table.pieces.map(({ id, kind }) => [id, kind])).toEqual([
      ['john', 'survivor'],
      [Z, 'zombie'],
    ]);
    expect(gap(table, 'john', Z)).toBeCloseTo(80, 3);
    expect(facingOf(piece(table, 'john').pose)).toBe(0);
    expect(Math.abs(facingOf(piece(table, Z).pose))).toBe(180);
  });

  test('R181: seven cards are shuffled for every duel, as many of them Attack as the options say', () => {
    const decks = Array.from({ length: 8 }, (_, seed) => {
      const game = house({ active: 'john', zombies: [Z] });
      change(game, { random: luckOf(seedOf(seed)) });
      change(game, { options: { ...game.options, attackCards: 3 } });
      const duel = duelIn(wants(game));
      return duel.against === 'zombies' ? duel.deck : [];
    });
    for (const deck of decks) {
      expect(deck).toHaveLength(7);
      expect(deck.filter((card) => card === 'attack')).toHaveLength(3);
    }
    expect(new Set(decks.map((deck) => deck.join())).size).toBeGreaterThan(3);
  });

  test('R182: the survivor chooses one of its weapons for the duel', () => {
    const game = house({ active: 'john', zombies: [Z] });
    give(game, 'john', 'bat');
    const at = wants(game);
    expect(asks(at)).toBe('duelWeapon');
    expect(choices(at)).toEqual(['rifle', 'bat']);
    expect(choices(at.choose('rifle'))).toEqual(['left', 'right']);
    expect(choices(at.choose('bat'))).toEqual(['attack', 'wait']);
  });

  test('R183: attack and step alternate', () => {
    let at = withDeck(johnAgainst(Z), 'walk', 'walk', 'walk');
    for (let turns = 1; turns <= 3; turns += 1) {
      at = miss(at);
      expect(told(at, 'combatCard')).toHaveLength(turns);
      expect(asks(at)).toBe('duelTurn');
    }
  });

  test('R184: a bullet or the knife is pitched from the left or the right of the figure', () => {
    const at = johnAgainst(Z);
    expect(choices(at)).toEqual(['left', 'right']);
    expect(offerOf(at, 'left')).toMatchObject({ launch: 'bullet', speed: SPEEDS.bullet });
    expect(offerOf(at, 'left').at.y).toBeCloseTo(1.05 + 1.4 + 0.7, 3);
    expect(offerOf(at, 'right').at.y).toBeCloseTo(-(1.05 + 1.4 + 0.7), 3);
    const knife = turnOfSurvivor(house({ active: 'lily', zombies: [Z] }), 'lily').choose('move');
    expect(offerOf(knife, 'left').launch).toBe('knife');
    expect(tableRun(attack(at)).launch).toMatchObject({
      kind: 'bullet',
      at: offerOf(at, 'left').at,
    });
  });

  test('R185: a zombie that falls goes to the dump and the duel is over', () => {
    const at = hit(johnAgainst(Z), Z);
    expect(placeOf(at.game, Z)).toEqual({ in: 'dump' });
    expect(told(at, 'duelEnded')).toMatchObject([{ won: true }]);
    expect(told(at, 'combatCard')).toEqual([]);
    expect(placeOf(at.game, 'john')).toEqual(inHouse(false));
  });

  test('R186: if it stands, the top card is revealed', () => {
    const at = miss(withDeck(johnAgainst(Z), 'walk', 'attack'));
    expect(told(at, 'combatCard')).toMatchObject([{ card: 'walk' }]);
    expect(duelIn(at)).toMatchObject({ deck: ['attack'] });
  });

  test('R187: walk brings the zombie one card closer, and the survivor shoots again', () => {
    const at = miss(withDeck(johnAgainst(Z), 'walk', 'walk'));
    expect(gap(lane(at), 'john', Z)).toBeCloseTo(68, 3);
    expect(choices(at)).toEqual(['left', 'right']);
    expect(gap(lane(miss(at)), 'john', Z)).toBeCloseTo(56, 3);
  });

  test('R188, A64: attack costs a life, lays the survivor on a support and ends its turn', () => {
    const at = miss(withDeck(johnAgainst(Z), 'attack'));
    expect(lifeOf(at.game, 'john')).toBe(1);
    expect(placeOf(at.game, 'john')).toEqual(inHouse(true));
    expect(placeOf(at.game, Z)).toEqual(inHouse(false));
    expect(told(at, 'duelEnded')).toMatchObject([{ won: false }]);
    // The action it wanted is gone with its turn: the next survivor is asked for.
    expect(told(at, 'turnBegan')).toMatchObject([{ survivor: 'john' }, { survivor: 'gabriel' }]);
    expect(survivorOf(at.game, 'john').backpack).toBe('night');
  });

  test('R188, R050: the last life lost in a duel is death', () => {
    const game = house({ active: 'john', zombies: [Z] });
    changeSurvivor(game, 'john', { life: 1 });
    const at = miss(withDeck(wants(game), 'attack'));
    expect(placeOf(at.game, 'john')).toEqual({ in: 'dead' });
    expect(told(at, 'turnBegan')).toHaveLength(2);
  });

  test('R178, R188: a survivor who loses on entering does not act again, though an action was left', () => {
    const game = house({ active: 'john', outside: true, zombies: [Z] });
    const at = miss(withDeck(goesIn(game, 'john'), 'attack'));
    expect(told(at, 'turnBegan')).toHaveLength(2);
    expect(placeOf(at.game, 'john')).toEqual(inHouse(true));
  });

  test('A65: the weapon used is the noise; choosing one is not', () => {
    const game = house({ active: 'john', zombies: [Z] });
    give(game, 'john', 'knife');
    const at = wants(game);
    expect(at.choose('rifle').game.turn?.noise).toBe('silent');
    expect(attack(at.choose('rifle')).game.turn?.noise).toBe('loud');
    expect(attack(at.choose('knife')).game.turn?.noise).toBe('low');
  });

  test('A65: a card can send somebody to a fight that nobody hears', () => {
    const game = structuredClone(johnAgainst(Z).game);
    changeDuel(game, { ...duelIn({ game }), quiet: true });
    expect(attack(session(game)).game.turn?.noise).toBe('silent');
    const play = { game, events: [] };
    enter(play, 'john', HOUSE, true);
    expect(game.agenda).toContainEqual({
      do: 'fightZombies',
      structure: HOUSE,
      by: 'john',
      quiet: true,
    });
  });

  test('A66: shotgun and sniper fight like the rifle', () => {
    for (const [active, kind] of [
      ['kevin', 'pellets'],
      ['thomas', 'sniper'],
    ] as const) {
      const at = turnOfSurvivor(house({ active, zombies: [Z] }), active).choose('move');
      expect(tableRun(attack(at)).launch.kind).toBe(kind);
      expect(placeOf(hit(at, Z).game, Z)).toEqual({ in: 'dump' });
    }
  });

  test('A67: two rifles fire two bullets, one from each side, before the zombie steps', () => {
    const game = house({ active: 'john', zombies: [Z] });
    give(game, 'john', 'rifle');
    const first = miss(withDeck(wants(game), 'walk'));
    expect(told(first, 'combatCard')).toEqual([]);
    expect(choices(first)).toEqual(['right']);
    expect(told(miss(first), 'combatCard')).toHaveLength(1);
    expect(choices(miss(first))).toEqual(['left', 'right']);
    expect(placeOf(hit(first, Z).game, Z)).toEqual({ in: 'dump' });
  });

  test('A69: a deck that has run out is shuffled anew', () => {
    const game = house({ active: 'john', zombies: [Z] });
    change(game, { options: { ...game.options, attackCards: 0 } });
    const at = miss(withDeck(wants(game)));
    expect(told(at, 'combatCard')).toMatchObject([{ card: 'walk' }]);
    expect(duelIn(at)).toHaveProperty('deck.length', 6);
  });

  test('A70: a zombie that walks into the survivor attacks', () => {
    const walks = Array.from({ length: 7 }, () => 'walk' as const);
    let at = withDeck(johnAgainst(Z), ...walks);
    for (let turns = 0; turns < 6; turns += 1) at = miss(at);
    expect(gap(lane(at), 'john', Z)).toBeCloseTo(8, 3);
    expect(lifeOf(at.game, 'john')).toBe(2);
    expect(lifeOf(miss(at).game, 'john')).toBe(1);
  });

  test('a game saved in the middle of a duel goes on the same', () => {
    const at = miss(withDeck(johnAgainst(Z), 'walk', 'walk'));
    const read = session(JSON.parse(JSON.stringify(at.game)));
    expect(hit(read, Z).game).toEqual(hit(at, Z).game);
  });
});
