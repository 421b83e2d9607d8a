// What the table tells afterwards. It decides nothing: "wounded" and "failed" are words of the rulebook.
import type { Pose, Vec2 } from './table';

export type Face = 'front' | 'back' | 'inner' | 'outer' | 'corner' | 'top' | 'under';
export type StructurePart = 'leftSupport' | 'rightSupport' | 'facade';

/** Two things touched; `step` counts 1/240 s from the launch, `impulse` is in g·cm/s. */
export type Contact = {
  readonly step: number;
  readonly piece: string;
  /** A piece, a structure, `limit-sw` and the like, `dump` or `tower`. */
  readonly other: string;
  readonly impulse: number;
  /** Which part of a structure, and which of its faces. */
  readonly part?: StructurePart;
  readonly face?: Face;
};

/** A piece went through a door, or stopped in it. */
export type Passage = {
  readonly frame: number;
  readonly piece: string;
  readonly structure: string;
  readonly from: 'front' | 'behind';
  /** No part of the piece is left on the side it came from. */
  readonly complete: boolean;
};

/** A piece's middle crossed the city limits at this point. */
export type Exit = {
  readonly frame: number;
  readonly piece: string;
  readonly at: Vec2;
  readonly outAtRest: boolean;
};

export type Resting = {
  readonly id: string;
  readonly pose: Pose;
  readonly standing: boolean;
  readonly moved: boolean;
};

/**
 * How near a rush came to a survivor who stood in the street before it: the smallest gap, in cm, between the
 * ground it covered and that of a zombie on its way from the tower's mouth, and which zombie that was. Zero
 * when it was touched (then the first to touch it is named); otherwise told to the next millimetre.
 */
export type Approach = { readonly piece: string; readonly by: string; readonly gap: number };

export type FlareFace = 'large' | 'small';

export type Outcome = {
  /** Every piece of the table and everything launched, by id. */
  readonly rest: readonly Resting[];
  /** In the order in which they happened; only the first touch of each pair (and face). */
  readonly contacts: readonly Contact[];
  readonly passages: readonly Passage[];
  readonly exits: readonly Exit[];
  /** Pieces and structures that made room for the tower and were put back. */
  readonly setAside: readonly string[];
  /** Of a rush only, by id: every survivor who stood, but for those set aside; none if no zombie got out. */
  readonly approaches?: readonly Approach[];
  readonly flareFace?: FlareFace;
  readonly steps: number;
  /** Still moving after the time-out: judged as it was then. */
  readonly timedOut: boolean;
};

/** Poses of one moving piece, seven numbers a frame (x, y, lift, turn), from `firstFrame` on; later frames repeat the last. */
export type Track = {
  readonly id: string;
  readonly firstFrame: number;
  readonly poses: Float32Array;
};

export type Recording = {
  readonly outcome: Outcome;
  /** Sixteen hexadecimal digits over the whole outcome: equal outcomes, equal hashes. */
  readonly hash: string;
  /** 60 frames a second. */
  readonly frames: number;
  readonly tracks: readonly Track[];
};
