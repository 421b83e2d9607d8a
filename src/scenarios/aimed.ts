// What is known of an aim while it is held, in data: how hard, how far, what it meets first and what would come of it.
import type { FlickKind } from '../physics/launch';
import type { Face } from '../physics/recording';
import type { AimOutlook } from './outlook';

export type Aimed = {
  readonly launch: FlickKind;
  /** How hard, as a share of what is possible. */
  readonly strength: number;
  /** How far it goes, where that is what counts. */
  readonly cm?: number;
  /** Whoever moves with it would stand so far from here. */
  readonly away?: number;
  /** What it would touch first, and after how many cm: known at once. */
  readonly meets?: {
    readonly other: string;
    readonly cm: number;
    readonly face?: Face;
    /** Whoever is met is on the same side, or is the one who shoots. */
    readonly own?: 'friend' | 'self';
  };
  /** A shot that would touch nothing on its way, and after how many cm that ends: known at once, too. */
  readonly free?: { readonly cm: number };
  /** A friend who would be met if that were not there. */
  readonly behind?: string;
  /** What would come of it: known a moment later. */
  readonly outlook?: AimOutlook;
  /** Of a sniper's push: which share of it its template lets through. */
  readonly along?: number;
  /** Of a flare: how it would lie in town, or what it meets in the air. */
  readonly flare?: { readonly town: 'in' | 'partly' | 'out'; readonly meets?: string };
};

/** The sign beside the words, told apart by its shape. */
export type AimSign = 'falls' | 'weak' | 'glances' | 'friend' | 'blocked' | 'free' | 'plain';
export type AimText = {
  readonly strength: string;
  /** The same where its name stands beside it. */
  readonly amount: string;
  /** The most telling first. */
  readonly outcomes: readonly { readonly text: string; readonly sign: AimSign }[];
};
