// The theme of danger: silence while nobody is near, and more of it the more of them stand around the survivors.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lyingPose, standingPose } from '../../src/physics/measure/pose';
import type { Piece } from '../../src/physics/table';
import { barOf, threatIn } from '../../src/scene/sound/danger';
import { openSpeaker } from '../../src/scene/sound/speaker';
import { startTheme } from '../../src/scene/sound/theme';

vi.mock('../../src/scene/sound/speaker', () => ({ openSpeaker: vi.fn<typeof openSpeaker>() }));

const layout = { structures: [], town: { width: 120, height: 90 } };
const survivor: Piece = { id: 'john', kind: 'survivor', pose: standingPose('survivor', { x: 50, y: 50, facing: 0 }) }; // prettier-ignore
const zombie = (x: number, lying = false): Piece => {
  const spot = { x, y: 50, facing: 0 };
  const pose = lying ? lyingPose('zombie', spot) : standingPose('zombie', spot);
  return { id: `zombie-${x}`, kind: 'zombie', pose };
};
const threat = (...pieces: Piece[]): number => threatIn({ layout, pieces: [survivor, ...pieces] });

describe('danger', () => {
  test('grows with standing zombies, the nearer the more; who lies or is far away is none', () => {
    expect(threat()).toBe(0);
    expect(threat(zombie(90), zombie(53, true))).toBe(0);
    const [one, nearer, two] = [threat(zombie(60)), threat(zombie(54)), threat(zombie(54), zombie(45))]; // prettier-ignore
    expect(one).toBeGreaterThan(0);
    expect(nearer).toBeGreaterThan(one);
    expect(two).toBeGreaterThan(nearer);
    expect(threat(...[52, 53, 54, 55, 47, 46, 48].map((x) => zombie(x)))).toBe(1);
  });

  test('is a few notes: none at rest, more of them, louder and sooner again', () => {
    expect(barOf(0)).toBeUndefined();
    const [low, high] = [barOf(0.15), barOf(1)];
    expect(low?.tones).toHaveLength(2);
    expect(high?.tones).toHaveLength(4);
    expect(high?.tones[0]?.level ?? 0).toBeGreaterThan(low?.tones[0]?.level ?? 1);
    expect(high?.seconds ?? 9).toBeLessThan(low?.seconds ?? 0);
    const ends = (high?.tones ?? []).map(({ at, seconds }) => at + seconds);
    expect(Math.max(...ends)).toBeLessThanOrEqual(high?.seconds ?? 0);
  });
});

describe('its player', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('asks for a speaker only where there is something to play, and no more once it is stopped', () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    let danger = 0;
    const stop = startTheme(() => danger);
    vi.advanceTimersByTime(20_000);
    expect(openSpeaker).not.toHaveBeenCalled();
    danger = 1;
    vi.advanceTimersByTime(3_000);
    expect(openSpeaker).toHaveBeenCalledTimes(4);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(openSpeaker).toHaveBeenCalledTimes(4);
  });
});
