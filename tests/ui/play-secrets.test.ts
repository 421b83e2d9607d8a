import { describe, expect, test } from 'vitest';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { shownTo } from '../../src/match/shown';
import type { Game, GameState } from '../../src/scenarios/game';
import { NOBODY, needsCurtain, secretsOf } from '../../src/ui/play/handover/secrets';

/** S6 with a face-down marker on a board of team A. */
function withSecret(): { readonly game: Game; readonly marker: string } {
  const game = structuredClone(startMatch(plainPlan('s6', 1)).game) as GameState;
  const [marker = ''] = Object.keys(game.markers);
  Object.assign(game.markers[marker] ?? {}, {
    faceUp: false,
    place: { on: 'board', survivor: 'anita' },
  });
  return { game, marker };
}

describe('the curtain', () => {
  test('is drawn only before somebody who has a secret', () => {
    const { game, marker } = withSecret();
    expect(secretsOf(game, 'seat-1')).toEqual([marker]);
    expect(secretsOf(game, 'seat-2')).toEqual([]);
    expect(needsCurtain(game, 'seat-2', 'seat-1')).toBe(true);
    expect(needsCurtain(game, 'seat-1', 'seat-2')).toBe(false);
  });

  test('is drawn when the match is opened again and nobody is known to look', () => {
    const { game } = withSecret();
    expect(needsCurtain(game, NOBODY, 'seat-1')).toBe(true);
    expect(needsCurtain(game, NOBODY, 'seat-2')).toBe(false);
  });

  test('is drawn for a marker that one seat alone has looked at', () => {
    const game = structuredClone(startMatch(plainPlan('s6', 1)).game) as GameState;
    const hidden = Object.entries(game.markers).find(([, { place }]) => place.on === 'structure');
    const marker = hidden?.[0] ?? '';
    game.peeks.push({ seat: 'seat-2', marker });
    expect(needsCurtain(game, 'seat-1', 'seat-2')).toBe(true);
    expect(needsCurtain(game, 'seat-2', 'seat-1')).toBe(false);
  });

  test('is not drawn for one player, nor where everything is open', () => {
    const alone = startMatch(plainPlan('s1', 1)).game;
    expect(needsCurtain(alone, NOBODY, 'seat-1')).toBe(false);
    const open = startMatch(plainPlan('s6', 1)).game;
    expect(needsCurtain(open, 'seat-1', 'seat-2')).toBe(false);
  });

  test('hides every face behind it', () => {
    const { game, marker } = withSecret();
    const faces = shownTo(game, NOBODY).markers.filter(({ type }) => type !== undefined);
    expect(faces).toEqual([]);
    expect(secretsOf(game, NOBODY)).not.toContain(marker);
  });
});
