// What one hears of danger: a few low notes that grow with the standing zombies near the survivors.
import { isStanding } from '../../physics/measure/pose';
import type { TableView } from '../../match/table-view';

/** Nearer than this, in cm, a zombie that stands is felt. */
const NEAR = 22;
/** So many of them at once, each right beside somebody, are as bad as it gets. */
const WORST = 4;
const QUIET = 0.12;

/** 0 to 1: each standing zombie counts by how near it is to the survivor it is nearest to. */
export function threatIn({ pieces, layout }: Pick<TableView, 'pieces' | 'layout'>): number {
  if (!layout.town) return 0.5;
  const standing = pieces.filter(({ pose }) => isStanding(pose));
  const survivors = standing.filter(({ kind }) => kind === 'survivor');
  let sum = 0;
  for (const { kind, pose } of standing) {
    if (kind !== 'zombie') continue;
    const gap = Math.min(...survivors.map((one) => Math.hypot(one.pose.x - pose.x, one.pose.y - pose.y))); // prettier-ignore
    sum += Math.max(0, 1 - gap / NEAR);
  }
  return Math.min(1, sum / WORST);
}

export type Tone = {
  /** Seconds from the beginning of the bar. */
  readonly at: number;
  /** Hertz. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly level: number;
  readonly seconds: number;
};

export type Bar = { readonly tones: readonly Tone[]; readonly seconds: number };

/** A, the minor third, the tritone that wants down, and the fifth below. */
const THEME = [110, 130.81, 155.56, 82.41] as const;

/** What is played at so much danger: more notes, sooner again, and louder; nothing while nobody is near. */
export function barOf(threat: number): Bar | undefined {
  if (threat < QUIET) return undefined;
  const share = Math.min(1, (threat - QUIET) / (1 - QUIET));
  const beat = 0.95 - 0.4 * share;
  const notes = 2 + Math.round(2 * share);
  const level = 0.35 + 0.65 * share;
  const tones = THEME.slice(0, notes).map((pitch, index) => ({
    at: index * beat,
    pitch,
    level: level * (index === 0 ? 1 : 0.75),
    seconds: beat * 2.2,
  }));
  return { tones, seconds: beat * 8 + (1 - share) * 6 };
}
