// The same rush again and again with other shakes: who is knocked over how often, and where bodies slide.
import type { Recording } from '../../physics/recording';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { isSurvivorId } from '../../scenarios/catalogue/survivors';
import type { Exercise } from '../practice/exercise';
import { gameOf, type Setting } from '../practice/setting';
import { load } from '../practice/shoot';
import { fallenIn } from '../../scenarios/rules/tidy';
import type { Job } from './job';

/** So many drops tell a safe place from a lucky one. */
export const DROPS = 30;
/** The side of a square of ground, in cm. */
export const CELL = 4;

export type Drop = {
  readonly fallen: readonly SurvivorId[];
  /** Squares of ground that a zombie's middle crossed, as `column row`. */
  readonly crossed: readonly string[];
};

export type Rush = Extract<Exercise, { readonly of: 'rush' }>;

export function* rushJobs(
  setting: Setting,
  exercise: Rush,
  drops = DROPS,
  seed = 0,
): Generator<Job<Drop>, void, void> {
  const game = gameOf(setting);
  for (let index = 0; index < drops; index += 1) {
    const loaded = load(setting, { exercise, luck: seed + index });
    if (!loaded.ok) return;
    const { run } = loaded;
    const rushing =
      run.launch.kind === 'rush' ? new Set(run.launch.zombies.map(({ id }) => id)) : new Set();
    yield {
      run,
      judge: (recording) => ({
        fallen: fallenIn(game, recording.outcome).filter(isSurvivorId),
        crossed: crossedBy(recording, (id) => rushing.has(id)),
      }),
    };
  }
}

const NUMBERS = 7;

function crossedBy({ tracks }: Recording, isRushing: (id: string) => boolean): string[] {
  const crossed = new Set<string>();
  for (const { id, poses } of tracks) {
    if (!isRushing(id)) continue;
    for (let at = 0; at + 1 < poses.length; at += NUMBERS)
      crossed.add(
        `${Math.floor((poses[at] ?? 0) / CELL)} ${Math.floor((poses[at + 1] ?? 0) / CELL)}`,
      );
  }
  return [...crossed];
}

export type Heat = { readonly x: number; readonly y: number; readonly share: number };
export type RushChances = {
  readonly drops: number;
  /** The chance of being knocked over, of everybody who was there. */
  readonly falls: readonly { readonly id: SurvivorId; readonly share: number }[];
  readonly heat: readonly Heat[];
};

export function chancesOf(setting: Setting, drops: readonly Drop[]): RushChances {
  const many = Math.max(1, drops.length);
  const people = Object.entries(setting.survivors).flatMap(([id, one]) =>
    one.place.in === 'street' && isSurvivorId(id) ? [id] : [],
  );
  const counts = new Map<string, number>();
  for (const { crossed } of drops)
    for (const cell of crossed) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return {
    drops: drops.length,
    falls: people.map((id) => ({
      id,
      share: drops.filter(({ fallen }) => fallen.includes(id)).length / many,
    })),
    heat: [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([cell, count]) => {
        const [column = 0, row = 0] = cell.split(' ').map(Number);
        return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL, share: count / many };
      }),
  };
}
