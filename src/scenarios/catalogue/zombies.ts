// The zombies in the box: three designs of six, each with the number of its spot on the trapdoor (R137).
import type { ZombieId } from '../ids';

/** How it behaves; so far all are alike. */
export type ZombieKind = 'plain';

export const ZOMBIE_DESIGNS = ['postman', 'hockey', 'bride'] as const;
export type ZombieDesign = (typeof ZOMBIE_DESIGNS)[number];

export type ZombieFigure = {
  readonly kind: ZombieKind;
  readonly design: ZombieDesign;
  readonly number: number;
};

const SPOTS = [1, 2, 3, 4, 5, 6];

/** By its name, which is all that a name is for. */
export const ZOMBIES: Readonly<Record<ZombieId, ZombieFigure>> = Object.fromEntries(
  ZOMBIE_DESIGNS.flatMap((design) => SPOTS.map((number) => ({ design, number }))).map(
    ({ design, number }, index) => [`zombie-${index + 1}`, { kind: 'plain', design, number }],
  ),
);

export const ZOMBIE_IDS: readonly ZombieId[] = Object.keys(ZOMBIES);

export const isZombieId = (id: string): boolean => Object.hasOwn(ZOMBIES, id);
