// 37. Special powers: which way a board lies, and what lies on it.
import { describe, expect, test } from 'vitest';
import { brokenPromises } from '../../../src/match/invariants';
import { POWERS } from '../../../src/scenarios/catalogue/powers';
import { SURVIVOR_IDS } from '../../../src/scenarios/catalogue/survivors';
import { changeSurvivor } from '../../../src/scenarios/change';
import type { GameEvent } from '../../../src/scenarios/events';
import { scenarioOf } from '../../../src/scenarios/list';
import { survivorOf } from '../../../src/scenarios/queries';
import { loseLife } from '../../../src/scenarios/rules/life';
import { powerOf, turnBoard } from '../../../src/scenarios/rules/powers';
import { fresh } from '../support/game';

const SEATS = [
  { id: 'a1', name: 'Ada', team: 'a' },
  { id: 'b1', name: 'Bo', team: 'b' },
] as const;
const town = (powers?: 'up' | 'down') =>
  fresh({ sheet: { ...scenarioOf('s6'), ...(powers && { powers }) }, seats: SEATS });

describe('boards', () => {
  test('R244: each survivor has one power, and only while its face is up', () => {
    for (const id of SURVIVOR_IDS) expect(Object.keys(POWERS[id])).not.toEqual([]);
    expect(powerOf(town(), 'anita')).toEqual({});
    expect(powerOf(town('down'), 'anita')).toEqual({});
    expect(powerOf(town('up'), 'anita')).toEqual(POWERS.anita);
  });

  test('R245, R246: Anita begins with two bonus actions, Elijah with two flares', () => {
    const game = town('up');
    expect(survivorOf(game, 'anita').tokens).toEqual({ bonusActions: 2, flares: 0 });
    expect(survivorOf(game, 'elijah').tokens).toEqual({ bonusActions: 0, flares: 2 });
    expect(survivorOf(game, 'john').tokens).toEqual({ bonusActions: 0, flares: 0 });
  });

  test('A140: boards begin face down, and one that is turned gives its markers then, once', () => {
    const game = town('down');
    const events: GameEvent[] = [];
    expect(survivorOf(game, 'elijah').tokens).toBeUndefined();
    turnBoard({ game, events }, 'elijah', ['R280']);
    expect(survivorOf(game, 'elijah').tokens).toEqual({ bonusActions: 0, flares: 2 });
    expect(powerOf(game, 'elijah')).toEqual(POWERS.elijah);
    changeSurvivor(game, 'elijah', { tokens: { bonusActions: 0, flares: 1 } });
    turnBoard({ game, events }, 'elijah', ['R280']);
    expect(survivorOf(game, 'elijah').tokens).toEqual({ bonusActions: 0, flares: 1 });
    expect(events).toEqual([{ kind: 'boardTurned', survivor: 'elijah', rules: ['R280'] }]);
  });

  test('A140: nobody owes markers of a power, or has any while the board lies face down', () => {
    const game = town('up');
    expect(brokenPromises(game)).toEqual([]);
    changeSurvivor(game, 'anita', { tokens: { bonusActions: -1, flares: 0 } });
    expect(brokenPromises(game)).toEqual(['anita owes markers of its power']);
    changeSurvivor(game, 'anita', { tokens: { bonusActions: 1, flares: 0 }, power: 'down' });
    expect(brokenPromises(game)).toEqual(['anita has markers of a power that lies face down']);
  });

  test('A156: bonus and flare markers leave the game with their survivor', () => {
    const game = town('up');
    changeSurvivor(game, 'anita', { life: 1 });
    loseLife({ game, events: [] }, 'anita', 'rush', ['R139']);
    expect(survivorOf(game, 'anita').tokens).toEqual({ bonusActions: 0, flares: 0 });
  });
});
