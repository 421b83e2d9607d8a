// Crossroads cards that help whoever finds them.
import { change, changeMarker, changeSurvivor, changeTurn } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import type { Draft } from '../../../src/scenarios/game';
import { heldBy, markerOf, survivorOf, markerIds } from '../../../src/scenarios/queries';
import { draws, inLibrary, onlyZombies, roundEnds, takes } from '../support/cards';
import {
  asks,
  choices,
  give,
  lifeOf,
  markerPlace,
  place,
  putInside,
  session,
  told,
  type Session,
} from '../support/game';
import { outcome } from '../support/outcome';
import { awaiting } from '../../../src/scenarios/apply';

beforeAll(loadEngine);

describe('crossroads: gifts', () => {
  test('firstAidKit, R219: nobody hurt in the building, nothing happens; several hurt allies, one is chosen', () => {
    expect(asks(draws('firstAidKit'))).toBe('chooseAction');
    const two = draws('firstAidKit', (game) => {
      for (const id of ['kevin', 'anita'] as const) {
        putInside(game, id, 'library');
        changeSurvivor(game, id, { life: 1 });
      }
    });
    expect(choices(two)).toEqual(['anita', 'kevin']);
    const after = two.choose('kevin');
    expect([lifeOf(after.game, 'anita'), lifeOf(after.game, 'kevin')]).toEqual([1, 2]);
    const elsewhere = draws('firstAidKit', (game) => {
      changeSurvivor(game, 'kevin', { life: 1 });
    });
    expect(lifeOf(elsewhere.game, 'kevin')).toBe(1);
  });

  test('gunCabinet: a rifle into a free space, else face up in the building; none left, none given', () => {
    const types = ({ game }: Session): string[] =>
      heldBy(game, 'john').map((id) => markerOf(game, id).type);
    expect(types(draws('gunCabinet'))).toEqual(['rifle']);
    const full = draws('gunCabinet', (game) => {
      give(game, 'john', 'food');
      give(game, 'john', 'fuel');
    });
    expect(types(full).toSorted()).toEqual(['food', 'fuel']);
    const lying = Object.values(full.game.markers).filter(
      ({ type, place: { on } }) => type === 'rifle' && on === 'structure',
    );
    expect(lying).toMatchObject([{ faceUp: true, place: { structure: 'library' } }]);
    const none = draws('gunCabinet', (game) => {
      for (const id of markerIds(game))
        if (markerOf(game, id).type === 'rifle')
          changeMarker(game, id, { place: { on: 'removed' } });
    });
    expect(types(none)).toEqual([]);
  });

  test('deepPockets: a third space for the rest of the game', () => {
    const game = inLibrary((one) => {
      give(one, 'john', 'food');
      give(one, 'john', 'fuel');
    });
    change(game, { crossroads: { ...game.crossroads, draw: ['deepPockets'] } });
    const third = give(game, 'kevin', 'medicine');
    changeMarker(game, third, { place: { on: 'structure', structure: 'library' } });
    const after = takes(game, 'crossroads').choose('takeDrop').choose(`take library ${third}`);
    expect(markerPlace(after.game, third)).toEqual({ on: 'board', survivor: 'john' });
  });

  test('adrenaline: one more action this turn', () => {
    expect(draws('adrenaline').game.turn?.actionsLeft).toBe(2);
    expect(draws('deadCalm').game.turn?.actionsLeft).toBe(1);
  });

  test('hotSoup: one life for everybody of the team in the building, never above the start', () => {
    const { game } = draws('hotSoup', (one) => {
      putInside(one, 'kevin', 'library');
      changeSurvivor(one, 'kevin', { life: 1 });
      changeSurvivor(one, 'anita', { life: 1 });
    });
    expect(lifeOf(game, 'john')).toBe(2);
    expect(lifeOf(game, 'kevin')).toBe(2);
    expect(lifeOf(game, 'anita')).toBe(1);
  });

  test('rottenCoat: until the round ends the dead beside the survivor do it no harm', () => {
    const beside = (coat: boolean, until: 'turn' | 'round'): number => {
      const at = draws(coat ? 'rottenCoat' : 'deadCalm', (game) => onlyZombies(game, []));
      const game = structuredClone(at.game);
      place(game, 'john', { x: 60, y: 40 });
      place(game, 'zombie-1', { x: 60, y: 43 });
      const ended = session(game).choose('end');
      if (until === 'turn') return lifeOf(ended.game, 'john');
      return lifeOf(roundEnds(ended).game, 'john');
    };
    expect(beside(true, 'turn')).toBe(2);
    expect(beside(false, 'turn')).toBe(1);
    expect(beside(true, 'round')).toBe(1);
  });
});

describe('crossroads: spare rounds', () => {
  const armed = (card: 'spareRounds' | 'deadCalm', change?: (game: Draft) => void): Session => {
    const game = structuredClone(draws(card, change).game);
    place(game, 'john', { x: 60, y: 40, facing: 90 });
    if (game.turn) changeTurn(game, { actionsLeft: 2 });
    return session(game);
  };
  const shoot = (at: Session, side: string): Session =>
    at.choose(side, { direction: 90, speed: 1000 }).run(outcome({}));
  const last = (at: Session): string => choices(at).join(' ');

  test('spareRounds: the next firearm action fires one more bullet, from either side, and only that one', () => {
    const first = shoot(armed('spareRounds').choose('use:rifle'), 'left');
    expect(last(first)).toBe('left right skip');
    const second = shoot(first, 'left');
    expect(asks(second)).toBe('chooseAction');
    expect(told(second, 'fired')).toHaveLength(2);
    const later = shoot(second.choose('use:rifle'), 'left');
    expect(asks(later)).not.toBe('aim');
    expect(asks(shoot(armed('deadCalm').choose('use:rifle'), 'left'))).toBe('chooseAction');
  });

  test('spareRounds: with two rifles the third bullet still has a side to lie on', () => {
    const rifles = armed('spareRounds', (game) => void give(game, 'john', 'rifle'));
    const two = shoot(shoot(rifles.choose('use:rifle'), 'left'), 'right');
    expect(last(two)).toBe('left right skip');
    expect(asks(shoot(two, 'right'))).toBe('chooseAction');
  });

  test('spareRounds: a bullet that is not fired is used up; a knife does not use it', () => {
    const skipped = shoot(armed('spareRounds').choose('use:rifle'), 'left').choose('skip');
    expect(survivorOf(skipped.game, 'john').effects).toEqual([]);
    const knife = armed('spareRounds', (game) => void give(game, 'john', 'knife'));
    const thrown = shoot(knife.choose('use:knife'), 'left');
    expect(asks(thrown)).toBe('chooseAction');
    expect(survivorOf(thrown.game, 'john').effects).toHaveLength(1);
  });

  test('spareRounds: a shotgun fires once, with two more pellets', () => {
    const pellets = (card: 'spareRounds' | 'deadCalm'): unknown => {
      const gun = armed(card, (game) => void give(game, 'john', 'shotgun')).choose('use:shotgun');
      const state = awaiting(gun.choose('left', { direction: 90, speed: 1000 }).game);
      return state.for === 'table' && state.run.launch.kind === 'pellets'
        ? state.run.launch.count
        : state.for;
    };
    expect(pellets('deadCalm')).toBe(4);
    expect(pellets('spareRounds')).toBe(6);
    const shot = shoot(
      armed('spareRounds', (game) => void give(game, 'john', 'shotgun')).choose('use:shotgun'),
      'left',
    );
    expect(asks(shot)).toBe('chooseAction');
    expect(survivorOf(shot.game, 'john').effects).toEqual([]);
  });
});
