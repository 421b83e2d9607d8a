// In a duel somebody else may act than whose turn it is: header, lists and the ring on the ground say who.
import { expect, test } from 'vitest';
import { tableViewOf } from '../../src/match/table-view';
import { awaiting } from '../../src/scenarios/apply';
import { viewFor } from '../../src/scenarios/view';
import { actorOf } from '../../src/scene/camera/subject';
import { meaningOf } from '../../src/scene/hand/aim/meaning';
import { bannerOf } from '../../src/ui/play/hud/banner';
import { statusOf } from '../../src/ui/play/hud/status';
import { describeSurvivors } from '../../src/words/describe/people';
import { hit, meets } from '../scenarios/support/duel';
import { asked, type Session } from '../scenarios/support/game';

function shownOf({ game }: Session) {
  const waits = awaiting(game);
  const view = viewFor(game, 'seat-1');
  const shown = tableViewOf(view);
  return {
    view,
    shown,
    ring: actorOf(shown),
    banner: bannerOf(view, waits.for === 'decision' ? waits : undefined),
  };
}

test('whoever has its go in a duel has the ring and the header, though it is the turn of another', () => {
  const own = shownOf(meets('anita', ['lily']));
  expect(own.ring).toBe('anita');
  expect(own.banner).toMatchObject({ seat: 'seat-1', turn: { survivor: 'anita' } });

  const at = meets('anita', ['lily']).choose('wait');
  const { view, shown, ring, banner } = shownOf(at);
  expect(view.turn?.survivor).toBe('anita');
  expect(ring).toBe('lily');
  expect(banner).toEqual({ seat: asked(at), fighter: 'lily' });
  expect([statusOf(view, 'lily'), statusOf(view, 'anita')]).toEqual(['acting', 'ready']);
  expect(describeSurvivors(view, 'en').filter((line) => line.includes('acting now'))).toEqual([
    expect.stringContaining('Lily'),
  ]);
  // A friend is a friend of whoever fights.
  expect(meaningOf('bullet', { other: 'anita' }, shown)).toBe('target');
});

test('while the attack of another is shown, the header is its player’s', () => {
  const at = meets('anita', ['lily']).choose('wait');
  const { view } = shownOf(at);
  expect(bannerOf(view, undefined)).toEqual({ seat: 'seat-3', fighter: 'lily' });
});

test('after the duel it is the turn of whose turn it was', () => {
  const at = hit(meets('anita', ['lily']), 'lily');
  const { view, ring } = shownOf(at);
  expect(view.duel).toBeUndefined();
  expect(ring).toBe('anita');
});
