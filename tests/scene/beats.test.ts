// What figures do in a moment is a picture: it begins where they stand, and who does not fall or drive off ends there.
import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseLog } from '../../src/match/log';
import { startMatch } from '../../src/match/match';
import { openReplay } from '../../src/match/replay';
import { watchedSession } from '../../src/match/seat-session';
import { staged } from '../../src/match/stage/staged-session';
import { loadEngine } from '../../src/physics/engine';
import { isStanding, standingPose } from '../../src/physics/measure/pose';
import { SPECTATOR } from '../../src/scenarios/view';
import { stagingOf, type Staging } from '../../src/scene/beats/about';
import { ACTS, cheer, drive, prowl } from '../../src/scene/beats/acts';
import { beatNotes } from '../../src/scene/beats/beat-notes';

beforeAll(loadEngine);

const stands = standingPose('survivor', { x: 40, y: 30, facing: 70 });
const other = standingPose('zombie', { x: 52, y: 30, facing: 250 });

describe('an act', () => {
  test.each([...Object.entries(ACTS), ['cheer', cheer] as const, ['prowl', prowl] as const])(
    '%s begins where the figure stands',
    (_, act) => {
      const begun = act(stands, 0, 0, [stands, other]);
      expect(begun.x).toBeCloseTo(stands.x, 5);
      expect(begun.y).toBeCloseTo(stands.y, 5);
      expect(begun.turn[1]).toBeCloseTo(stands.turn[1], 5);
    },
  );

  test.each([...Object.entries(ACTS), ['cheer', cheer] as const, ['prowl', prowl] as const])(
    '%s ends on the table: fallen, or where it began',
    (look, act) => {
      const ended = act(stands, 1, 0, [stands, other]);
      expect(ended.x).toBeCloseTo(stands.x, 2);
      expect(ended.y).toBeCloseTo(stands.y, 2);
      expect(isStanding(ended)).toBe(look !== 'felled' && look !== 'death');
    },
  );

  test('of driving off goes along the RV, away from its place', () => {
    const gone = drive(stands, 1, 0, []);
    expect(Math.hypot(gone.x - stands.x, gone.y - stands.y)).toBeGreaterThan(100);
  });

  test('of a theft goes to the one who is robbed and back', () => {
    const [half] = [ACTS.theft?.(stands, 0.45, 0, [stands, other])];
    expect(half?.x).toBeGreaterThan(stands.x + 3);
  });
});

/** Every moment of a recorded match is asked what lies there; the last one says how it ended. */
async function watched(name: string): Promise<{ end: Staging | undefined; laid: number[] }> {
  const parsed = parseLog(readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason);
  const replay = await openReplay({ ...startMatch(parsed.plan), log: parsed.log });
  const session = watchedSession(replay, true);
  const stage = staged(session);
  stage.subscribe(() => {});
  const laid: number[] = [];
  for (let step = 0; step < 4000; step += 1) {
    const { beat, phase, laid: dead = [] } = stage.state();
    if (beat?.look === 'death') laid.push(dead.length - beat.about.length);
    if (beat) stage.beatSeen();
    else if (phase === 'shown') session.seen();
    else if (session.place().ended) break;
    else session.next();
  }
  return { end: stagingOf(stage.state().viewOf(SPECTATOR)), laid };
}

const GOLDEN = readdirSync(new URL('../golden', import.meta.url));
const endOf = (from: string): string[] => GOLDEN.filter((name) => name.startsWith(from));

describe('an ending', () => {
  test('of S1 that is won: the RV drives off, and those who sit in it are glad', async () => {
    const { end } = await watched(endOf('s1-1')[0] ?? '');
    expect(end?.ending.drives).toBe('rv');
    expect(end?.about).toEqual(['rv']);
  });

  test('between teams is about those who won, and nobody else', async () => {
    const { end } = await watched(endOf('s7-9-b')[0] ?? '');
    expect(end?.glad.length).toBeGreaterThan(0);
    expect(end?.about).toEqual(end?.glad);
  });

  test('whoever dies is seen once more where it fell, also after a run', async () => {
    const { laid, end } = await watched(endOf('s10-1-a-gone')[0] ?? '');
    expect(laid.length).toBeGreaterThan(0);
    // Whoever dies indoors stands on no street.
    expect(laid.filter((missing) => missing === 0).length).toBeGreaterThan(laid.length / 2);
    expect(end?.ending).toBeDefined();
  });
});

describe('the sound of a moment', () => {
  const day = (marker: number) =>
    beatNotes({
      look: 'day',
      events: [{ kind: 'roundBegan', number: 2, half: 'night', marker }],
    });

  test('is bells when the last round begins, and only then', () => {
    expect(day(1).map(({ sound }) => sound)).toEqual(['iron', 'iron', 'iron']);
    expect(day(2).map(({ sound }) => sound)).not.toContain('iron');
  });

  test('of a combat card tells an attack from a walk', () => {
    const of = (card: 'walk' | 'attack') =>
      beatNotes({ look: 'combat', events: [{ kind: 'combatCard', card }] }).length;
    expect(of('attack')).toBeGreaterThan(of('walk'));
  });
});
