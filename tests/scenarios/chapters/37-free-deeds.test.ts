// 37. Powers of the street: what costs no action, what is not heard, and figures that are flicked themselves.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { affect, changeSurvivor } from '../../../src/scenarios/change';
import type { Draft } from '../../../src/scenarios/game';
import { heldBy, markerOf, survivorOf, turnOf } from '../../../src/scenarios/queries';
import type { Noise } from '../../../src/scenarios/catalogue/weapons';
import { hit, HOUSE, miss, withDeck } from '../support/duel';
import {
  asks,
  at,
  choices,
  facing,
  give,
  lifeOf,
  offerOf,
  putInside,
  question,
  standsIn,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
} from '../support/game';
import { fell, leftTown, outcome, slide, stood, stopped, through, touch } from '../support/outcome';
import { gifted, hasEnded } from '../support/powers';

beforeAll(loadEngine);

const HERE = { x: 60, y: 45, facing: 90 };
const actionsLeft = ({ game }: Session): number => turnOf(game).actionsLeft;
const noise = ({ game }: Session): Noise => turnOf(game).noise;
/** A disc that comes to rest two cm on, and touches nothing. */
const moves = (now: Session, facingAtRest = 45): Session =>
  now
    .choose('move')
    .choose('flick', { direction: 45, speed: 300 })
    .run(outcome({ rest: [stopped('disc', { x: 61, y: 46, facing: facingAtRest })] }));

describe('Anita', () => {
  test('R245, A145, A118: with no action left a marker is worth one more, of its own noise; both in one turn', () => {
    const game = gifted({ survivors: { anita: HERE, john: { x: 10, y: 10 } } });
    let now = turnOfSurvivor(game, 'anita');
    expect(choices(now)).not.toContain('bonus');
    now = moves(moves(now));
    expect(asks(now)).toBe('chooseAction');
    expect(choices(now)).toEqual(['bonus', 'end']);
    now = now.choose('bonus');
    expect(told(now, 'power')).toMatchObject([{ survivor: 'anita', trait: 'bonusActions' }]);
    expect(survivorOf(now.game, 'anita').tokens).toMatchObject({ bonusActions: 1 });
    now = moves(now);
    expect(noise(now)).toBe('low');
    expect(choices(now)).toEqual(['bonus', 'end']);
    now = moves(now.choose('bonus'));
    // Two actions, two markers: the turn is over by itself.
    expect(hasEnded(now, 'anita')).toBe(true);
    expect(told(now, 'moved')).toHaveLength(4);
    expect(survivorOf(now.game, 'anita').tokens).toMatchObject({ bonusActions: 0 });
  });

  test('R244, A143: with the board face down there is nothing to give; after a lost duel neither', () => {
    const plain = gifted({ survivors: { anita: HERE, john: { x: 10, y: 10 } } });
    changeSurvivor(plain, 'anita', { power: 'down' });
    expect(hasEnded(moves(moves(turnOfSurvivor(plain, 'anita'))), 'anita')).toBe(true);
    const game = gifted({ survivors: { john: HERE }, inside: ['anita', 'zombie-1'] });
    const lost = miss(withDeck(turnOfSurvivor(game, 'anita').choose('move'), 'walk'));
    expect(told(lost, 'duelEnded')).toMatchObject([{ won: false }]);
    expect(hasEnded(lost, 'anita')).toBe(true);
  });

  test('A143: nor after the duel that her last move led into, if it is lost', () => {
    const game = gifted({
      survivors: { anita: HERE, john: { x: 10, y: 10 } },
      inside: ['zombie-1'],
    });
    const entered = moves(turnOfSurvivor(game, 'anita'))
      .choose('move')
      .choose('flick', { direction: 90, speed: 500 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 38, y: 86 })],
          passages: [through('disc', HOUSE, 'front')],
        }),
      );
    expect(told(entered, 'duelBegan')).toHaveLength(1);
    expect(choices(hit(entered, 'zombie-1'))).toContain('bonus');
    const lost = miss(withDeck(entered, 'walk'));
    expect(told(lost, 'duelEnded')).toMatchObject([{ won: false }]);
    expect(hasEnded(lost, 'anita')).toBe(true);
  });

  test('A144, R058: what is free does not turn the figure: the end of the turn looks along the line', () => {
    const game = gifted({ survivors: { anita: HERE, john: { x: 10, y: 10 } } });
    const now = moves(moves(turnOfSurvivor(game, 'anita')), 120);
    expect(choices(now)).not.toContain('face');
    expect(choices(now.choose('bonus'))).toContain('face');
    const ended = now.choose('bonus').choose('face', { facing: 10 }).choose('end');
    expect(facing(ended.game, 'anita')).toBeCloseTo(120, 1);
  });
});

describe('John', () => {
  const near = (count: number): Draft =>
    gifted({
      survivors: { john: HERE },
      zombies: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          index + 1,
          { x: 57 + 6 * (index % 2), y: 44 + 3 * Math.floor(index / 2), lying: true },
        ]),
      ),
    });
  const kills = (now: Session, zombie: string): Session =>
    now.choose('pointBlank').choose(`${zombie} rifle`);

  test('R253, A117, A146: the first kill of his turn is worth a third action, the second nothing more', () => {
    const first = kills(turnOfSurvivor(near(3), 'john'), 'zombie-1');
    expect(actionsLeft(first)).toBe(2);
    expect(told(first, 'power')).toMatchObject([{ survivor: 'john', trait: 'actsAfterKill' }]);
    const second = kills(first, 'zombie-2');
    expect(actionsLeft(second)).toBe(1);
    expect(told(second, 'power')).toHaveLength(1);
    const third = kills(second, 'zombie-3');
    expect(told(third, 'killed')).toHaveLength(3);
    expect(hasEnded(third, 'john')).toBe(true);
  });

  test('A117: what a bat fells is not killed, and without a kill he has two actions', () => {
    const game = near(1);
    const now = moves(turnOfSurvivor(game, 'john'));
    expect(actionsLeft(now)).toBe(1);
    expect(told(now, 'power')).toEqual([]);
  });

  test('A136, A146: an ally’s kill in a duel is none of his; his own there counts', () => {
    const inside = (...ids: ('john' | 'kevin')[]): Draft =>
      gifted({ survivors: { rosa: HERE }, inside: [...ids, 'zombie-1'] });
    const alone = hit(turnOfSurvivor(inside('john'), 'john').choose('move'), 'zombie-1');
    expect(turnOf(alone.game).kills).toBe(1);
    expect(actionsLeft(alone)).toBe(3);
    let both = turnOfSurvivor(inside('john', 'kevin'), 'john').choose('move');
    while (asks(both) === 'duelWeapon') both = both.choose(choices(both)[0] ?? '');
    both = hit(miss(both), 'zombie-1');
    expect(told(both, 'killed')).toMatchObject([{ killer: 'kevin' }]);
    expect(actionsLeft(both)).toBe(2);
  });
});

describe('Kevin', () => {
  const game = (): Draft =>
    gifted({
      survivors: { kevin: HERE },
      zombies: { 1: { x: 57, y: 44, lying: true }, 2: { x: 63, y: 44, lying: true } },
    });
  const finish = (now: Session, zombie: string): Session =>
    now.choose('pointBlank').choose(`${zombie} shotgun`);

  test('R256, A150: his first point-blank of a turn costs nothing and is as loud as the weapon; the second costs 1', () => {
    const first = finish(turnOfSurvivor(game(), 'kevin'), 'zombie-1');
    expect(actionsLeft(first)).toBe(2);
    expect(noise(first)).toBe('loud');
    expect(told(first, 'killed')).toMatchObject([{ zombie: 'zombie-1', pointBlank: true }]);
    expect(actionsLeft(finish(first, 'zombie-2'))).toBe(1);
  });

  test('A144, A150: with no action left it is still asked for while it is free, and only then', () => {
    const spent = moves(moves(turnOfSurvivor(game(), 'kevin')));
    expect(choices(spent)).toEqual(['pointBlank', 'end']);
    const done = finish(spent, 'zombie-1');
    expect(hasEnded(done, 'kevin')).toBe(true);
    expect(told(done, 'killed')).toHaveLength(1);
  });

  test('A150: with a jammed gun and no other there is nothing to finish with', () => {
    const jammed = game();
    affect(jammed, { kind: 'jammed', until: 'turn' }, 'kevin');
    expect(whyNot(turnOfSurvivor(jammed, 'kevin'), 'pointBlank')).toBe('noLyingZombieNear');
  });

  test('A143: beside a standing zombie indoors he fights first, for the free kill too', () => {
    const inside = gifted({
      survivors: { rosa: HERE },
      inside: ['kevin', 'zombie-1'],
      lyingInside: ['zombie-2'],
    });
    const now = turnOfSurvivor(inside, 'kevin').choose('pointBlank');
    expect(told(now, 'duelBegan')).toHaveLength(1);
    const won = hit(now, 'zombie-1');
    expect(asks(won)).toBe('pointBlank');
    expect(actionsLeft(won.choose('zombie-2 shotgun'))).toBe(2);
  });
});

describe('Lily', () => {
  test('A151: her disc is silent, also where it fails; a turn of moves draws nobody', () => {
    const game = gifted({ survivors: { lily: HERE }, zombies: { 1: { x: 100, y: 45 } } });
    const begun = turnOfSurvivor(game, 'lily').choose('move');
    expect(question(begun).options[0]).toMatchObject({ noise: 'silent' });
    const failed = begun
      .choose('flick', { direction: 0, speed: 2200 })
      .run(outcome({ exits: [leftTown('disc', { x: 120, y: 45 })] }));
    expect(told(failed, 'moveFailed')).toHaveLength(1);
    const done = moves(failed);
    expect(told(done, 'noise')).toMatchObject([{ noise: 'silent' }]);
    expect(told(done, 'rushBegan')).toEqual([]);
    // Anybody else's is low.
    const other = gifted({ survivors: { john: HERE }, zombies: { 1: { x: 100, y: 45 } } });
    expect(noise(moves(turnOfSurvivor(other, 'john')))).toBe('low');
  });

  test('A151: a bat is heard all the same, and whoever leads the wounded is loud', () => {
    const bat = gifted({ survivors: { lily: HERE } });
    give(bat, 'lily', 'bat');
    const swung = moves(turnOfSurvivor(bat, 'lily')).choose('use:bat');
    const done = swung
      .choose('flick', { direction: 90, speed: 1000, axis: 0, struck: 0 })
      .run(outcome({ rest: [stopped('bat', { x: 62, y: 50 })] }));
    expect(told(done, 'noise')).toMatchObject([{ noise: 'low' }]);
    const led = gifted({ survivors: { lily: HERE, anita: { x: 63, y: 45 } }, scenario: 's3' });
    changeSurvivor(led, 'anita', { role: 'rescued', escort: 'lily' });
    expect(noise(moves(turnOfSurvivor(led, 'lily')))).toBe('loud');
  });
});

describe('Rosa', () => {
  const begun = (): Session =>
    turnOfSurvivor(gifted({ survivors: { rosa: HERE } }), 'rosa').choose('move');
  const out = outcome({ exits: [leftTown('disc', { x: 60, y: 90 })] });
  const flicked = (): Session => begun().choose('flick', { direction: 90, speed: 2200 });

  test('A148: a disc that left town is flicked again from the same start, for no action', () => {
    const failed = flicked().run(out);
    expect(asks(failed)).toBe('secondTry');
    expect(offerOf(failed, 'flick').at).toEqual(offerOf(begun(), 'flick').at);
    const good = failed
      .choose('flick', { direction: 45, speed: 300 })
      .run(outcome({ rest: [stopped('disc', { x: 61, y: 46, facing: 45 })] }));
    expect(told(good, 'power')).toMatchObject([{ survivor: 'rosa', trait: 'secondTry' }]);
    expect(actionsLeft(good)).toBe(1);
    expect(noise(good)).toBe('low');
    expect(at(good.game, 'rosa')).toEqual({ x: 61, y: 46 });
  });

  test('A148: there is no third try, not in this turn; who does not want has failed', () => {
    const twice = flicked().run(out).choose('flick', { direction: 90, speed: 2200 }).run(out);
    expect(told(twice, 'moveFailed')).toHaveLength(2);
    expect(asks(twice)).toBe('chooseAction');
    const next = twice.choose('move').choose('flick', { direction: 90, speed: 2200 }).run(out);
    expect(asks(next)).not.toBe('secondTry');
    const no = flicked().run(out).choose('no');
    expect(asks(no)).toBe('chooseAction');
    expect(actionsLeft(no)).toBe(1);
    expect(told(no, 'power')).toEqual([]);
    // It was not used: another failure may still be mended.
    const again = no.choose('move').choose('flick', { direction: 90, speed: 2200 }).run(out);
    expect(asks(again)).toBe('secondTry');
  });

  test('A148: any failed move, out of a building and against a barred door too; a bat is no disc', () => {
    const inside = gifted({ survivors: { john: HERE }, inside: ['rosa'] });
    const shifted = turnOfSurvivor(inside, 'rosa')
      .choose('move')
      .choose('flick', { direction: 270, speed: 500, shift: 0.5 })
      .run(outcome({ rest: [stopped('disc', { x: 38, y: 84 })] }));
    expect(told(shifted, 'moveFailed')).toMatchObject([{ why: 'notThroughTheDoor' }]);
    expect(asks(shifted)).toBe('secondTry');
    expect(offerOf(shifted, 'flick').shift).toBeUndefined();
    const bat = gifted({ survivors: { rosa: HERE } });
    give(bat, 'rosa', 'bat');
    const swung = turnOfSurvivor(bat, 'rosa')
      .choose('use:bat')
      .choose('flick', { direction: 90, speed: 3000, axis: 0, struck: 0 })
      .run(outcome({ exits: [leftTown('bat', { x: 60, y: 90 })] }));
    expect(asks(swung)).toBe('chooseAction');
  });

  test('A148: on the table: out of town, then into the street', () => {
    const failed = begun().choose('flick', { direction: 90, speed: 2200 }).roll();
    expect(asks(failed)).toBe('secondTry');
    const good = failed.choose('flick', { direction: 0, speed: slide(20) }).roll();
    expect(told(good, 'moved')).toHaveLength(1);
    expect(actionsLeft(good)).toBe(1);
  });
});

describe('Mike', () => {
  const beside = (): Draft =>
    gifted({ survivors: { mike: HERE }, zombies: { 1: { x: 57.2, y: 45, facing: 0 } } });
  const pitched = (game: Draft): Session =>
    turnOfSurvivor(game, 'mike').choose('pitch').choose('flick', { direction: 0, speed: 500 });

  test('R248, A116, A147: his own figure, for no action, after none; then his turn is over and nobody is too close', () => {
    const now = pitched(beside()).run(
      outcome({ rest: [stood('mike', { x: 70, y: 45, facing: 33 }, 'survivor')] }),
    );
    expect(told(now, 'moved')).toMatchObject([{ survivor: 'mike' }]);
    expect(told(now, 'lostLife')).toEqual([]);
    expect(told(now, 'noise')).toMatchObject([{ noise: 'low' }]);
    expect(at(now.game, 'mike')).toEqual({ x: 70, y: 45 });
    expect(facing(now.game, 'mike')).toBeCloseTo(33, 1);
    expect(hasEnded(now, 'mike')).toBe(true);
  });

  test('A147, R058: after a move he keeps looking as he came to rest; after a failed pitch along the line', () => {
    const moved = moves(turnOfSurvivor(gifted({ survivors: { mike: HERE } }), 'mike'), 120)
      .choose('pitch')
      .choose('flick', { direction: 0, speed: 500 });
    const rest = [stood('mike', { x: 70, y: 45, facing: 33 }, 'survivor')];
    expect(facing(moved.run(outcome({ rest })).game, 'mike')).toBeCloseTo(33, 1);
    const failed = moved.run(outcome({ rest: [fell('mike', { x: 70, y: 45 }, 'survivor')] }));
    expect(facing(failed.game, 'mike')).toBeCloseTo(120, 1);
  });

  test('A17, A147: without it, ending there costs a life', () => {
    const stays = turnOfSurvivor(beside(), 'mike').choose('end');
    expect(told(stays, 'lostLife')).toMatchObject([{ survivor: 'mike', because: 'tooClose' }]);
  });

  test('A144: after his last action he is asked, and the end is his own word', () => {
    const spent = moves(moves(turnOfSurvivor(gifted({ survivors: { mike: HERE } }), 'mike')));
    expect(choices(spent)).toEqual(['pitch', 'end']);
    expect(asks(spent.choose('pitch').choose('back'))).toBe('chooseAction');
    expect(told(spent, 'noise')).toEqual([]);
  });

  test('R249, A147: fallen, out of town or against anything: back, and all is as it was', () => {
    const cases = [
      [outcome({ rest: [fell('mike', { x: 70, y: 45 }, 'survivor')] }), 'fell'],
      [
        outcome({
          rest: [stood('mike', { x: 119, y: 45 }, 'survivor')],
          exits: [leftTown('mike', { x: 120, y: 45 })],
        }),
        'leftTown',
      ],
      [
        outcome({
          rest: [stood('mike', { x: 58, y: 45 }, 'survivor'), fell('zombie-1', { x: 50, y: 45 })],
          contacts: [touch('mike', 'zombie-1')],
        }),
        'touched',
      ],
      [
        outcome({
          rest: [stood('mike', { x: 64, y: 81 }, 'survivor')],
          passages: [through('mike', 'library', 'front', false)],
        }),
        'onTheDoorLine',
      ],
    ] as const;
    for (const [happened, why] of cases) {
      const now = pitched(beside()).run(happened);
      expect(told(now, 'moveFailed'), why).toMatchObject([{ survivor: 'mike', why }]);
      expect(at(now.game, 'mike')).toMatchObject({ x: 60, y: 45 });
      // Back beside the zombie, who stands as it stood: too close after all.
      expect(told(now, 'fell')).toMatchObject([{ figure: 'mike', because: 'tooClose' }]);
      expect(told(now, 'lostLife')).toHaveLength(1);
    }
  });

  test('A136: in the streets only', () => {
    const game = gifted({ survivors: { john: HERE }, inside: ['mike'] });
    expect(whyNot(turnOfSurvivor(game, 'mike'), 'pitch')).toBe('onlyInTheStreet');
  });

  test('A136: not through a door either: under a façade it has failed, and its inner faces are touched like anything', () => {
    const behind = [stood('mike', { x: 38, y: 86 }, 'survivor')];
    const passages = [through('mike', HOUSE, 'front')];
    for (const [happened, why] of [
      [outcome({ rest: behind, passages }), 'onTheDoorLine'],
      [
        outcome({ rest: behind, passages, contacts: [touch('mike', HOUSE, { face: 'inner' })] }),
        'touched',
      ],
    ] as const) {
      const now = pitched(gifted({ survivors: { mike: HERE } })).run(happened);
      expect(told(now, 'moveFailed')).toMatchObject([{ survivor: 'mike', why }]);
      expect(at(now.game, 'mike')).toEqual({ x: 60, y: 45 });
    }
  });

  test('R248: on the table: a soft push slides him upright, a hard one throws him over', () => {
    const soft = turnOfSurvivor(gifted({ survivors: { mike: HERE } }), 'mike')
      .choose('pitch')
      .choose('flick', { direction: 0, speed: 300 })
      .roll();
    expect(told(soft, 'moved')).toHaveLength(1);
    expect(at(soft.game, 'mike').x).toBeGreaterThan(60);
    const hard = turnOfSurvivor(gifted({ survivors: { mike: HERE } }), 'mike')
      .choose('pitch')
      .choose('flick', { direction: 0, speed: 2500 })
      .roll();
    expect(told(hard, 'moveFailed')).toHaveLength(1);
    expect(at(hard.game, 'mike')).toEqual({ x: 60, y: 45 });
  });
});

describe('Olivia', () => {
  const beside = (): Draft => {
    const game = gifted({
      survivors: { olivia: HERE, lily: { x: 63, y: 45, lying: true }, rosa: { x: 60, y: 48 } },
      teamB: ['rosa'],
    });
    changeSurvivor(game, 'lily', { life: 1 });
    return game;
  };
  const medicine = (game: Draft, id: 'olivia' | 'lily' | 'rosa'): number =>
    heldBy(game, id).filter((marker) => markerOf(game, marker).type === 'medicine').length;

  test('R251, R252: a life for whoever is beside her, of her own medicine or of theirs, for no action', () => {
    const game = beside();
    const own = give(game, 'olivia', 'medicine');
    const theirs = give(game, 'lily', 'medicine');
    const asked = turnOfSurvivor(game, 'olivia').choose('treat');
    expect(choices(asked)).toEqual([`lily ${own}`, `lily ${theirs}`, 'back']);
    const healed = asked.choose(`lily ${theirs}`);
    expect(told(healed, 'gainedLife')).toMatchObject([{ survivor: 'lily', left: 2 }]);
    expect(told(healed, 'spent')).toMatchObject([{ survivor: 'lily', marker: theirs }]);
    expect(actionsLeft(healed)).toBe(2);
    expect(noise(healed)).toBe('silent');
    // Lying stays lying (A154).
    expect(standsIn(healed.game, 'lily')).toBe(false);
    expect(medicine(healed.game, 'olivia')).toBe(1);
  });

  test('A136, A154, A120: herself too, as often as there is medicine, never above the start', () => {
    const game = beside();
    changeSurvivor(game, 'olivia', { life: 1 });
    changeSurvivor(game, 'lily', { life: 2 });
    const [first] = [give(game, 'olivia', 'medicine'), give(game, 'olivia', 'medicine')];
    const once = turnOfSurvivor(game, 'olivia').choose('treat').choose(`olivia ${first}`);
    expect(lifeOf(once.game, 'olivia')).toBe(2);
    expect(whyNot(once, 'treat')).toBe('notHurt');
    changeSurvivor(game, 'lily', { life: 1 });
    const again = turnOfSurvivor(game, 'olivia').choose('treat').choose(`olivia ${first}`);
    expect(choices(again)).toContain('treat');
  });

  test('A154: an enemy may be healed, but not of its own medicine', () => {
    const game = beside();
    changeSurvivor(game, 'lily', { life: 2 });
    changeSurvivor(game, 'rosa', { life: 1 });
    give(game, 'rosa', 'medicine');
    expect(whyNot(turnOfSurvivor(game, 'olivia'), 'treat')).toBe('noMedicine');
    const own = give(game, 'olivia', 'medicine');
    const asked = turnOfSurvivor(game, 'olivia').choose('treat');
    expect(choices(asked)).toEqual([`rosa ${own}`, 'back']);
  });

  test('R251: not across the street; indoors whoever is in the same building, without a duel first (A143)', () => {
    const game = beside();
    changeSurvivor(game, 'anita', { life: 1 });
    changeSurvivor(game, 'lily', { life: 2 });
    give(game, 'olivia', 'medicine');
    expect(whyNot(turnOfSurvivor(game, 'olivia'), 'treat')).toBe('notHurt');
    for (const id of ['olivia', 'anita', 'zombie-1']) putInside(game, id, HOUSE);
    const healed = turnOfSurvivor(game, 'olivia').choose('treat');
    expect(asks(healed)).toBe('treat');
    expect(told(healed, 'duelBegan')).toEqual([]);
  });

  test('A144: with no action left she may still treat somebody', () => {
    const game = beside();
    give(game, 'olivia', 'medicine');
    const spent = turnOfSurvivor(game, 'olivia')
      .choose('move')
      .choose('flick', { direction: 90, speed: 300 })
      .run(outcome({ contacts: [touch('disc', 'rosa')] }))
      .choose('move')
      .choose('flick', { direction: 90, speed: 300 })
      .run(outcome({ contacts: [touch('disc', 'rosa')] }));
    expect(choices(spent)).toEqual(['treat', 'end']);
  });
});
