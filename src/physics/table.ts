// The vocabulary of the table: plain data, safe to store as JSON.
// Lengths in cm, angles in degrees counter-clockwise from east; x runs east, y north, lift up.

export type Vec2 = { readonly x: number; readonly y: number };

/** Where a piece's middle is and how it is turned (a quaternion in table axes: east, up, south). */
export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  readonly turn: readonly [x: number, y: number, z: number, w: number];
};

/** A place on the table with a direction that its front looks in. */
export type Spot = Vec2 & { readonly facing: number };

export const PIECE_KINDS = [
  'survivor',
  'zombie',
  'barrel',
  'box',
  'lamp',
  'car',
  'truck',
  'iceCreamTruck',
  'barricade',
  'flare',
  'acid',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export type Piece = { readonly id: string; readonly kind: PieceKind; readonly pose: Pose };

export const STRUCTURE_KINDS = ['building', 'rv'] as const;
export type StructureKind = (typeof STRUCTURE_KINDS)[number];

/** A façade on two supports; x and y are the middle of its door line. */
export type Structure = Spot & { readonly id: string; readonly kind: StructureKind };

export type Layout = {
  readonly structures: readonly Structure[];
  /** The dump with the tower on it: the middle of the tray, and where the exit looks. */
  readonly dump?: Spot;
  /** A town has city limits; a duel's lane has none. */
  readonly town?: { readonly width: number; readonly height: number };
};

export type Table = {
  readonly layout: Layout;
  readonly pieces: readonly Piece[];
  /** How rough the surface is for what is flicked; 1 or absent is the bare table. */
  readonly roughness?: number;
};
