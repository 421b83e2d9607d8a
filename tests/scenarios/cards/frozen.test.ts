// Crossroads: zombies frozen stiff for a round.
import { affect, change, changeTurn } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { draws, inLibrary, onlyZombies, roundEnds, takes, through } from '../support/cards';
import { asks, choices, place, session, standsIn, told, type Session } from '../support/game';

beforeAll(loadEngine);

describe('crossroads: frozen stiff', () => {
  const cold = (): Session =>
    draws('frozenStiff', (game) => {
      onlyZombies(game, []);
      place(game, 'zombie-2', { x: 64, y: 60 });
      place(game, 'zombie-3', { x: 70, y: 60 });
      place(game, 'zombie-4', { x: 76, y: 60 });
      place(game, 'zombie-5', { x: 58, y: 60 });
      place(game, 'zombie-6', { x: 64, y: 65, lying: true });
    });

  test('frozenStiff, R219: up to three standing zombies within 30 cm, at least one, are laid down', () => {
    const card = cold();
    expect(choices(card)).toEqual(['zombie-2', 'zombie-3', 'zombie-4', 'zombie-5']);
    const one = card.choose('zombie-2');
    expect(choices(one)).toContain('enough');
    expect(asks(one.choose('enough'))).toBe('chooseAction');
    const three = one.choose('zombie-3').choose('zombie-4');
    expect(asks(three)).toBe('chooseAction');
    expect(['zombie-2', 'zombie-3', 'zombie-4'].map((id) => standsIn(three.game, id))).toEqual([
      false,
      false,
      false,
    ]);
    expect(asks(draws('frozenStiff'))).toBe('chooseAction');
  });

  test('frozenStiff: this round they neither come to noise nor stand up, and can be killed where they lie', () => {
    const game = structuredClone(cold().choose('zombie-2').choose('enough').game);
    place(game, 'zombie-1', { x: 110, y: 80 });
    if (game.turn) changeTurn(game, { noise: 'loud' });
    const loud = through(through(session(game).choose('end'), 'chooseNearest'), 'fillSlots');
    expect(told(loud, 'rushBegan')[0]?.zombies).toEqual(['zombie-3', 'zombie-4', 'zombie-5']);
    expect(standsIn(loud.game, 'zombie-2')).toBe(false);
    expect(standsIn(loud.game, 'zombie-6')).toBe(true);
    place(game, 'john', { x: 64, y: 57 });
    const near = session(game).choose('pointBlank');
    expect(choices(near)).toContain('zombie-2 rifle');
  });

  test('frozenStiff: at the end of the round they stand up like all others', () => {
    const next = roundEnds(cold().choose('zombie-2').choose('enough'));
    expect(next.game.effects).toEqual([]);
    expect(standsIn(next.game, 'zombie-2')).toBe(true);
  });

  test('frozenStiff: one that was killed and comes back is no longer frozen', () => {
    const game = inLibrary((one) => {
      onlyZombies(one, ['zombie-2']);
      affect(one, { kind: 'frozen', until: 'round', zombie: 'zombie-2' });
    });
    change(game, { crossroads: { ...game.crossroads, draw: ['brokenWindow'] } });
    expect(takes(game, 'crossroads').game.effects).toEqual([]);
  });
});
