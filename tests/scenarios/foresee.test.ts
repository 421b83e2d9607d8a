// What is foreseen is what the reaction then does.
import { optionName } from '../../src/scenarios/decisions';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import type { RushLaunch } from '../../src/physics/launch';
import { awaiting } from '../../src/scenarios/apply';
import { foresee } from '../../src/scenarios/foresee';
import { affect } from '../../src/scenarios/change';
import { changed } from '../../src/scenarios/draft';
import type { Draft } from '../../src/scenarios/game';
import { keepZombiesInTown, stage, told, turnOfSurvivor, type Session } from './support/game';
import { outcome, stopped, touch, type Where } from './support/outcome';

beforeAll(loadEngine);

const JOHN: Where = { x: 60, y: 20, facing: 90 };
const town = (zombies: Readonly<Record<number, Where>>): Draft => {
  const game = stage({ survivors: { john: JOHN, kevin: { x: 20, y: 20 } }, zombies });
  keepZombiesInTown(game);
  return game;
};
const start = (game: Draft): Session => turnOfSurvivor(game, 'john');
const shoot = (turn: Session): Session =>
  turn
    .choose('use:rifle')
    .choose('left', { direction: 180, speed: 500 })
    .run(outcome({ rest: [stopped('bullet', { x: 50, y: 20 })] }));
const stumble = (turn: Session): Session =>
  turn
    .choose('move')
    .choose('flick', { direction: 180, speed: 500 })
    .run(
      outcome({ rest: [stopped('disc', { x: 50, y: 20 })], contacts: [touch('disc', 'library')] }),
    );

/** The rush that follows when the turn ends, slots filled one after the other. */
function rushAfter(turn: Session): RushLaunch {
  let now = turn.choose('end');
  for (;;) {
    const state = awaiting(now.game);
    if (state.for === 'table' && state.run.launch.kind === 'rush') return state.run.launch;
    if (state.for !== 'decision') throw new Error('no rush');
    const [first] = state.decision.options;
    now = now.choose(first ? optionName(first.id) : '');
  }
}

const CROWD = {
  1: { x: 60, y: 45 },
  2: { x: 70, y: 40 },
  3: { x: 40, y: 50 },
  4: { x: 100, y: 80 },
} as const;

describe('the turn so far', () => {
  test('R131: silence brings nobody', () => {
    expect(foresee(start(town(CROWD)).game)).toEqual({ noise: 'silent', rush: [], standUp: [] });
  });

  test('R124, R125: after a shot, the three nearest and the tower they come from', () => {
    const turn = shoot(start(town(CROWD)));
    const seen = foresee(turn.game);
    const rush = rushAfter(turn);
    expect(seen?.noise).toBe('loud');
    expect(seen?.rush.toSorted()).toEqual(rush.zombies.map(({ id }) => id).toSorted());
    expect(seen?.rush).toHaveLength(3);
    expect(seen?.tower).toEqual(rush.tower);
  });

  test('R130: after a move, the nearest one', () => {
    const turn = stumble(start(town(CROWD)));
    const rush = rushAfter(turn);
    expect(foresee(turn.game)?.rush).toEqual(rush.zombies.map(({ id }) => id));
    expect(foresee(turn.game)?.tower).toEqual(rush.tower);
  });

  test('R129: low noise and a lying zombie nearest: it stands up, no rush', () => {
    const turn = stumble(start(town({ 1: { x: 62, y: 30, lying: true }, 2: { x: 70, y: 40 } })));
    expect(foresee(turn.game)).toEqual({ noise: 'low', rush: [], standUp: ['zombie-1'] });
    expect(told(turn.choose('end'), 'stoodUp')).toHaveLength(1);
  });

  test('R126: loud noise raises those who lie; only those who stand come', () => {
    const turn = shoot(start(town({ 1: { x: 62, y: 30, lying: true }, 2: { x: 70, y: 40 } })));
    expect(foresee(turn.game)).toMatchObject({ rush: ['zombie-2'], standUp: ['zombie-1'] });
  });
});

describe('one more action', () => {
  test('what is planned counts as if it were done', () => {
    const { game } = start(town(CROWD));
    expect(foresee(game, 'low')?.rush).toHaveLength(1);
    expect(foresee(game, 'loud')?.rush).toHaveLength(3);
    expect(foresee(shoot(start(town(CROWD))).game, 'low')?.rush).toHaveLength(3);
  });

  test('a card that mutes or amplifies is heard', () => {
    const { game } = start(town(CROWD));
    const muted = changed(game, (one) => affect(one, { kind: 'noReaction', until: 'turn' }));
    const alarm = changed(game, (one) => affect(one, { kind: 'reactionLoud', until: 'turn' }));
    expect(foresee(muted, 'loud')?.rush).toEqual([]);
    expect(foresee(alarm)?.rush).toHaveLength(3);
  });

  test('between turns nobody is heard', () => {
    expect(foresee(town(CROWD))).toBeUndefined();
  });
});
