// The power on a survivor's board: whether it lies face up, what is left of it, and whether it is of use now.
import { describe, expect, test } from 'vitest';
import { changeSurvivor, changeTurn } from '../../src/scenarios/change';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import { spacesOf } from '../../src/scenarios/queries';
import { viewFor } from '../../src/scenarios/view';
import { powerState, type PowerState } from '../../src/ui/play/hud/power-now';
import { describeSurvivors } from '../../src/words/describe/people';
import { give, question, stage, turnOfSurvivor, type Session } from '../scenarios/support/game';
import { gifted } from '../scenarios/support/powers';

const HERE = { x: 60, y: 45 };
const stateOf = (now: Session, id: SurvivorId): PowerState | undefined =>
  powerState(viewFor(now.game, 'seat-1'), id, question(now));

describe('the state of a power', () => {
  test('R244: none where the scenario has none, down while the board is, ready for who does not act', () => {
    const plain = turnOfSurvivor(stage({ survivors: { john: HERE, lily: HERE } }), 'john');
    expect(stateOf(plain, 'john')).toBeUndefined();
    const game = gifted({ survivors: { john: HERE, lily: { x: 20, y: 20 } } });
    changeSurvivor(game, 'lily', { power: 'down' });
    const now = turnOfSurvivor(game, 'john');
    expect([stateOf(now, 'lily'), stateOf(now, 'anita')]).toEqual(['down', 'ready']);
  });

  test('now, where it is offered; by itself, where nobody chooses it; used up for the turn or for good', () => {
    const game = gifted({
      survivors: { john: HERE, mike: { x: 30, y: 45 }, olivia: { x: 80, y: 45 } },
    });
    const john = turnOfSurvivor(game, 'john');
    expect(stateOf(john, 'john')).toBe('always');
    changeTurn(john.game, { usedPowers: ['actsAfterKill'] });
    expect(stateOf(john, 'john')).toBe('used');
    const mike = turnOfSurvivor(game, 'mike');
    expect(stateOf(mike, 'mike')).toBe('now');
    expect(stateOf(mike.choose('pitch'), 'mike')).toBe('using');
    expect(stateOf(mike.choose('move'), 'mike')).toBe('notNow');
    // Nobody is hurt: there is nothing to treat.
    expect(stateOf(turnOfSurvivor(game, 'olivia'), 'olivia')).toBe('notNow');
    changeSurvivor(game, 'olivia', { life: 1 });
    give(game, 'olivia', 'medicine');
    expect(stateOf(turnOfSurvivor(game, 'olivia'), 'olivia')).toBe('now');
    expect(stateOf(turnOfSurvivor(game, 'anita'), 'anita')).toBe('notNow');
    changeSurvivor(game, 'anita', { tokens: { bonusActions: 0, flares: 0 } });
    expect(stateOf(turnOfSurvivor(game, 'anita'), 'anita')).toBe('gone');
  });
});

test('A155: a stack lies on one space of the board', () => {
  const game = gifted({ survivors: { loretta: HERE } });
  const carried = (['food', 'rifle', 'food'] as const).map((type) => give(game, 'loretta', type));
  const spaces = spacesOf(game, 'loretta');
  expect(spaces).toHaveLength(2);
  expect(spaces.map((markers) => new Set(markers))).toContainEqual(
    new Set([carried[0], carried[2]]),
  );
});

test('R244: the table in words names the power, and what is left of it', () => {
  const game = gifted({ survivors: { lily: HERE } });
  const lines = (): string => describeSurvivors(viewFor(game, 'seat-1'), 'en').join('\n');
  expect(lines()).toMatch(/Anita: .*power “Extra inning” \(2 left\)/);
  expect(lines()).toMatch(/Lily: .*power “Light feet”\./);
  changeSurvivor(game, 'lily', { power: 'down' });
  expect(lines()).toMatch(/Lily: .*power face down/);
  expect(describeSurvivors(viewFor(game, 'seat-1'), 'fr').join('\n')).toMatch(
    /pouvoir «\s*Prolongations\s*» \(encore 2\)/,
  );
});
