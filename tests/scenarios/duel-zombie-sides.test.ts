// 29, 30. Duels with the bat, and with several on a side.
import { describe, expect, test } from 'vitest';
import { asks, choices, give, lifeOf, offerOf, placeOf, question, told } from './support/game';
import {
  anitaAgainst,
  attack,
  gap,
  hit,
  house,
  inHouse,
  johnAgainst,
  lane,
  miss,
  piece,
  tableRun,
  wants,
  withDeck,
  Z,
  Z2,
} from './support/duel';

describe('29. duel with the bat', () => {
  test('R189: the bat lies where the figure stood, the zombie stands opposite', () => {
    const at = anitaAgainst(Z);
    expect(offerOf(at, 'attack').at).toEqual({ x: 0, y: 0 });
    const { table, launch } = tableRun(attack(at));
    expect(launch).toMatchObject({ kind: 'bat', at: { x: 0, y: 0 } });
    expect(table.pieces.map(({ id }) => id)).toEqual([Z]);
  });

  test('R190: each turn the survivor waits or attacks', () => {
    const at = withDeck(anitaAgainst(Z), 'walk', 'walk');
    expect(choices(at)).toEqual(['attack', 'wait']);
    expect(choices(at.choose('wait'))).toEqual(['attack', 'wait']);
  });

  test('R191: waiting reveals a card; walk brings the zombie closer', () => {
    const at = withDeck(anitaAgainst(Z), 'walk').choose('wait');
    expect(told(at, 'combatCard')).toMatchObject([{ card: 'walk' }]);
    expect(gap(lane(at), 'anita', Z)).toBeCloseTo(68, 3);
  });

  test('R192: waiting into an attack costs a life and the turn', () => {
    const at = withDeck(anitaAgainst(Z), 'attack').choose('wait');
    expect(lifeOf(at.game, 'anita')).toBe(1);
    expect(placeOf(at.game, 'anita')).toEqual(inHouse(true));
    expect(told(at, 'turnBegan')).toHaveLength(2);
  });

  test('R193: one blow and the duel is over, whatever it did', () => {
    for (const at of [hit(anitaAgainst(Z), Z), miss(anitaAgainst(Z))]) {
      expect(told(at, 'duelEnded')).toHaveLength(1);
      expect(told(at, 'combatCard')).toEqual([]);
    }
  });

  test('R194, A68: a felled zombie lies on a support, alive; the action follows', () => {
    const at = hit(anitaAgainst(Z), Z);
    expect(placeOf(at.game, Z)).toEqual(inHouse(true));
    expect(told(at, 'killed')).toEqual([]);
    expect(asks(at)).toBe('flickDisc');
    expect(lifeOf(at.game, 'anita')).toBe(2);
    expect(choices(at.choose('back'))).toContain('pointBlank');
  });

  test('R195: if it stands, the survivor loses a life and lies on a support', () => {
    const at = miss(anitaAgainst(Z));
    expect(lifeOf(at.game, 'anita')).toBe(1);
    expect(placeOf(at.game, 'anita')).toEqual(inHouse(true));
    expect(placeOf(at.game, Z)).toEqual(inHouse(false));
    expect(told(at, 'turnBegan')).toHaveLength(2);
  });
});

describe('30. two against one', () => {
  const johnAndLily = (...zombies: string[]) =>
    wants(house({ active: 'john', inside: ['lily'], zombies }));

  test('R196, A61: two of one side stand side by side, 10 cm apart', () => {
    const zombies = lane(johnAgainst(Z, Z2));
    expect(gap(zombies, Z, Z2)).toBeCloseTo(10, 3);
    expect(piece(zombies, Z).pose.x).toBe(piece(zombies, Z2).pose.x);
    expect(gap(lane(johnAndLily(Z)), 'john', 'lily')).toBeCloseTo(10, 3);
  });

  test('R197: two zombies walk together on one card', () => {
    const at = miss(withDeck(johnAgainst(Z, Z2), 'walk'));
    const before = lane(johnAgainst(Z, Z2));
    for (const id of [Z, Z2])
      expect(piece(before, id).pose.x - piece(lane(at), id).pose.x).toBeCloseTo(12, 3);
    expect(told(at, 'combatCard')).toHaveLength(1);
  });

  test('A71: two zombies cost one life with one card', () => {
    const at = miss(withDeck(johnAgainst(Z, Z2), 'attack'));
    expect(lifeOf(at.game, 'john')).toBe(1);
  });

  test('R198: two survivors use their weapons one after the other', () => {
    let at = withDeck(johnAndLily(Z), 'walk', 'walk', 'walk');
    const shooters: (string | undefined)[] = [];
    for (let turns = 0; turns < 4; turns += 1) {
      shooters.push(question(at).about);
      if (turns < 3) at = miss(at);
    }
    expect(shooters).toEqual(['john', 'lily', 'john', 'lily']);
  });

  test('A123, R198: both attack before the zombie turns a card', () => {
    const first = miss(withDeck(johnAndLily(Z), 'walk'));
    expect(told(first, 'combatCard')).toEqual([]);
    expect(told(miss(first), 'combatCard')).toHaveLength(1);
  });

  test('A123, R199: when a blow has failed, those who have not struck yet strike before the card', () => {
    const game = house({ active: 'anita', inside: ['lily'], zombies: [Z] });
    const at = miss(withDeck(wants(game, 'anita'), 'walk'));
    expect(question(at)).toMatchObject({ kind: 'duelTurn', about: 'lily' });
    expect(told(at, 'combatCard')).toEqual([]);
    expect(told(miss(at), 'combatCard')).toHaveLength(1);
  });

  test('R182, A73: all allies in the building take part, each with a weapon of its own; who lies does not', () => {
    const game = house({
      active: 'john',
      inside: ['lily', 'kevin'],
      zombies: [Z],
      lying: ['kevin'],
    });
    give(game, 'lily', 'rifle');
    const at = wants(game);
    expect(told(at, 'duelBegan')).toMatchObject([{ survivors: ['john', 'lily'] }]);
    expect(asks(at)).toBe('duelWeapon');
    expect(question(at).about).toBe('lily');
  });

  test('R199: a kill does not end the fight while another zombie stands', () => {
    const at = hit(withDeck(johnAgainst(Z, Z2), 'walk'), Z);
    expect(placeOf(at.game, Z)).toEqual({ in: 'dump' });
    expect(told(at, 'duelEnded')).toEqual([]);
    expect(lane(at).pieces.map(({ id }) => id)).toEqual(['john', Z2]);
    expect(told(hit(at, Z2), 'duelEnded')).toMatchObject([{ won: true }]);
  });

  test('R199, A71: when both have attacked, attack hits the first of the row, and the other fights on', () => {
    const at = miss(miss(withDeck(johnAndLily(Z), 'attack', 'attack')));
    expect(lifeOf(at.game, 'john')).toBe(1);
    expect(placeOf(at.game, 'john')).toEqual(inHouse(true));
    expect(lifeOf(at.game, 'lily')).toBe(2);
    expect(question(at)).toMatchObject({ kind: 'duelTurn', about: 'lily' });
    // The active survivor is down: its turn is over, though its ally wins.
    expect(asks(hit(at, Z))).toBe('chooseSurvivor');
    const lost = miss(at);
    expect(lifeOf(lost.game, 'lily')).toBe(1);
    expect(told(lost, 'duelEnded')).toMatchObject([{ won: false }]);
  });

  test('R199, A64: the turn of a beaten active survivor is over, though its ally wins', () => {
    const game = house({ active: 'anita', inside: ['lily'], zombies: [Z] });
    const at = miss(wants(game, 'anita'));
    expect(lifeOf(at.game, 'anita')).toBe(1);
    expect(question(at)).toMatchObject({ kind: 'duelTurn', about: 'lily' });
    const won = hit(at, Z);
    expect(told(won, 'duelEnded')).toMatchObject([{ won: true }]);
    expect(asks(won)).toBe('chooseSurvivor');
  });

  test('A72: one blow must fell both zombies; one that fell alone lies, and the survivor has lost', () => {
    const both = hit(anitaAgainst(Z, Z2), Z, Z2);
    expect(lifeOf(both.game, 'anita')).toBe(2);
    expect([placeOf(both.game, Z), placeOf(both.game, Z2)]).toEqual([inHouse(true), inHouse(true)]);
    const one = hit(anitaAgainst(Z, Z2), Z);
    expect(lifeOf(one.game, 'anita')).toBe(1);
    expect([placeOf(one.game, Z), placeOf(one.game, Z2)]).toEqual([inHouse(true), inHouse(false)]);
    expect(told(one, 'duelEnded')).toMatchObject([{ won: false }]);
  });
});
