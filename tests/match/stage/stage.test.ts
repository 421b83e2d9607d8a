// Between a step and the next question its moments are seen one after the other; nothing is asked meanwhile.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomCommand } from '../../../src/bots/random';
import { parseLog } from '../../../src/match/log';
import { startMatch } from '../../../src/match/match';
import { plainPlan } from '../../../src/match/plan';
import { openReplay } from '../../../src/match/replay';
import { localSession, watchedSession, type LocalSession } from '../../../src/match/seat-session';
import { openSession } from '../../../src/match/session';
import { LENGTHS } from '../../../src/match/stage/beats';
import { beatsOf, type Known } from '../../../src/match/stage/queue';
import { staged, type Stage } from '../../../src/match/stage/staged-session';
import { loadEngine } from '../../../src/physics/engine';
import { seededRandom } from '../../../src/physics/measure/random';
import type { GameEvent } from '../../../src/scenarios/events';
import type { ScenarioId } from '../../../src/scenarios/list';
import { SPECTATOR } from '../../../src/scenarios/view';

beforeAll(loadEngine);

const NEW: Known = { afterRun: false, shown: () => false };
const looks = (events: readonly GameEvent[], known = NEW): string[] =>
  beatsOf(events, known).map(({ look }) => look);

describe('the moments of a step', () => {
  test('who dies loses the last life in the same moment', () => {
    const events: GameEvent[] = [
      { kind: 'lostLife', survivor: 'john', because: 'rush', left: 0 },
      { kind: 'died', survivor: 'john' },
      { kind: 'lostLife', survivor: 'lily', because: 'rush', left: 1 },
    ];
    expect(looks(events)).toEqual(['death', 'hearts']);
  });

  test('what comes together is one moment, about all of them', () => {
    const events: GameEvent[] = [
      { kind: 'appeared', figure: 'zombie-1' },
      { kind: 'stoodUp', figure: 'zombie-3' },
      { kind: 'appeared', figure: 'zombie-2' },
    ];
    const beats = beatsOf(events, NEW);
    expect(beats).toHaveLength(1);
    expect(beats[0]).toMatchObject({ look: 'appear', about: ['zombie-1', 'zombie-2'] });
  });

  test('a zombie that is finished off is seen before it is gone; one that a bullet felled was seen in the film', () => {
    const killed = { kind: 'killed', zombie: 'zombie-1', killer: 'john', by: 'rifle' } as const;
    expect(beatsOf([{ ...killed, pointBlank: true }], NEW)).toMatchObject([{ first: true }]);
    expect(looks([killed])).toEqual([]);
  });

  test('after a film nothing is put back to where it stood before', () => {
    const events: GameEvent[] = [
      { kind: 'killed', zombie: 'zombie-1', killer: 'john', by: 'bat', pointBlank: true },
    ];
    expect(beatsOf(events, { ...NEW, afterRun: true })).toMatchObject([{ first: false }]);
  });

  test('silence is no moment, noise is one, and shorter when it was heard before', () => {
    const noise = { kind: 'noise', noise: 'loud', survivor: 'john' } as const;
    expect(looks([{ ...noise, noise: 'silent' }])).toEqual([]);
    const [first] = beatsOf([noise], NEW);
    const [again] = beatsOf([noise], { ...NEW, shown: (look) => look === 'noise' });
    expect(first?.length).toBe(0.9);
    expect(again?.length).toBe(0.5);
  });

  test('no moment is longer than 3.2 s, and none longer when it is repeated', () => {
    for (const length of Object.values(LENGTHS)) {
      if (length === 'read') continue;
      expect(length.full).toBeLessThanOrEqual(3.2);
      expect(length.again).toBeLessThanOrEqual(length.full);
    }
  });
});

/** Plays by chance; how many moments there were, and what was not as it should be. */
async function played(
  scenario: ScenarioId,
  seed: number,
  most: number,
): Promise<{ moments: number; wrong: string[] }> {
  const session = localSession(openSession(startMatch(plainPlan(scenario, seed))));
  const stage = staged(session);
  stage.subscribe(() => {});
  const random = seededRandom(seed);
  const wrong: string[] = [];
  let moments = 0;
  for (let step = 0; step < most; step += 1) {
    const state = stage.state();
    const { beat, phase, asked, pending, told } = state;
    const known = session.state().told;
    if (beat) {
      moments += 1;
      if (phase !== 'staged' || asked || pending.length > 0)
        wrong.push(`${beat.look} is not alone`);
      if (told.length >= known.length) wrong.push(`${beat.look} is told before it is seen`);
      stage.beatSeen();
    } else if (phase === 'shown') session.seen();
    else if (asked) {
      if (told !== known) wrong.push('asked before all is told');
      const { seat: _seat, number: _number, ...answer } = randomCommand(asked, random);
      await session.give(answer);
    } else break;
  }
  return { moments, wrong };
}

describe('a staged session', () => {
  test.each(['s1', 's6', 's9'] as const)(
    'of %s asks only when every moment of the step has been seen, and is the session then',
    async (scenario) => {
      const { moments, wrong } = await played(scenario, 4, 150);
      expect(wrong).toEqual([]);
      expect(moments).toBeGreaterThan(5);
    },
  );

  const opened = (): { session: LocalSession; stage: Stage } => {
    const session = localSession(openSession(startMatch(plainPlan('s1', 3))));
    const stage = staged(session);
    stage.subscribe(() => {});
    return { session, stage };
  };

  test('skipped, all that are left are over at once', async () => {
    const { session, stage } = opened();
    const random = seededRandom(5);
    while (!stage.state().beat) {
      const { asked, phase } = session.state();
      if (phase === 'shown') session.seen();
      else if (asked) {
        const { seat: _seat, number: _number, ...answer } = randomCommand(asked, random);
        await session.give(answer);
      }
    }
    stage.skipBeats();
    expect(stage.state()).toBe(session.state());
  });

  test('watched again it tells the same moments step by step, and none after a leap', async () => {
    const parsed = parseLog(
      readFileSync(new URL('../../golden/s1-1-together.json', import.meta.url), 'utf8'),
    );
    if (!parsed.ok) throw new Error(parsed.reason);
    const { plan, log } = parsed;
    const start = startMatch(plan);
    const replay = await openReplay({ ...start, log });
    const session = watchedSession(replay, false);
    const stage = staged(session);
    stage.subscribe(() => {});
    const seen: string[] = [];
    for (let step = 0; step < 2000 && !session.place().ended; step += 1) {
      const { beat, phase } = stage.state();
      if (beat) {
        seen.push(beat.look);
        stage.beatSeen();
      } else if (phase === 'shown') session.seen();
      else session.next();
    }
    while (stage.state().beat) {
      seen.push(stage.state().beat?.look ?? '');
      stage.beatSeen();
    }
    expect(seen).toContain('noise');
    expect(seen.at(-1)).toBe('ending');
    stage.leap(() => session.goToTurn(1));
    expect(stage.state().beat).toBeUndefined();
    stage.leap(() => session.goToTurn(6));
    expect(stage.state().beat).toBeUndefined();
    expect(stage.state().viewOf(SPECTATOR).turn).toEqual(session.state().viewOf(SPECTATOR).turn);
  });
});
