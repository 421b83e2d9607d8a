// Small words for tests about shots.
import { simulate } from '../../../src/physics/simulate';
import type { Launch } from '../../../src/physics/launch';
import { lyingPose, standingPose } from '../../../src/physics/measure/pose';
import type { Recording, Resting } from '../../../src/physics/recording';
import type { Layout, Piece, PieceKind, Structure, Table } from '../../../src/physics/table';

export const BARE: Layout = { structures: [] };
export const EMPTY: Table = { layout: BARE, pieces: [] };

export const standing = (id: string, kind: PieceKind, x: number, y: number, facing = 0): Piece => ({
  id,
  kind,
  pose: standingPose(kind, { x, y, facing }),
});

export const lying = (id: string, kind: PieceKind, x: number, y: number, facing = 0): Piece => ({
  id,
  kind,
  pose: lyingPose(kind, { x, y, facing }),
});

export const table = (pieces: readonly Piece[], structures: readonly Structure[] = []): Table => ({
  layout: { structures },
  pieces,
});

/** Faces east, its door line on x = 0, the door from y = -5 to 5. */
export const SCHOOL: Structure = { id: 'school', kind: 'building', x: 0, y: 0, facing: 0 };

export function restOf({ outcome }: Recording, id: string): Resting {
  const found = outcome.rest.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not in the outcome`);
  return found;
}

/** What the flicked piece touched, in order. */
export const touched = ({ outcome }: Recording, piece: string): string[] =>
  outcome.contacts.filter((contact) => contact.piece === piece).map(({ other }) => other);

export const shoot = (where: Table, launch: Launch): Recording => simulate(where, launch);

/** The launch speed, in mm/s, that is slowed to `impact` m/s after sliding `cm`. */
export const speedFor = (impact: number, cm: number): number =>
  Math.sqrt((impact * 100) ** 2 + 2 * 0.2 * 981 * cm) * 10;
