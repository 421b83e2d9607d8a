// What happened, in an order that a screen can tell; `rules` names why.
import type { SurvivorId } from './catalogue/survivors';
import type { Noise } from './catalogue/weapons';
import type { Result } from './game';
import type { MarkerId, SeatId, StructureId, ZombieId } from './ids';

export type GameEvent = { readonly rules?: readonly string[] } & (
  | {
      readonly kind: 'roundBegan';
      readonly number: number;
      readonly half: 'day' | 'night';
      readonly marker: number;
    }
  | { readonly kind: 'turnBegan'; readonly seat: SeatId; readonly survivor: SurvivorId }
  | { readonly kind: 'stoodUp'; readonly figure: string }
  | {
      readonly kind: 'touchedFirst';
      readonly piece: string;
      readonly other: string | undefined;
      /** It lay before it was touched (R075). */
      readonly lying?: true;
      readonly face?: string;
    }
  | {
      readonly kind: 'moved';
      readonly survivor: SurvivorId;
      readonly into?: StructureId;
      readonly outOf?: StructureId;
    }
  | { readonly kind: 'moveFailed'; readonly survivor: SurvivorId; readonly why: string }
  | { readonly kind: 'fired'; readonly survivor: SurvivorId; readonly weapon: string }
  | { readonly kind: 'missed'; readonly survivor: SurvivorId; readonly why: string }
  | {
      readonly kind: 'killed';
      readonly zombie: ZombieId;
      /** Nobody, where the acid did it. */
      readonly killer?: SurvivorId;
      readonly by: string;
    }
  | {
      readonly kind: 'fell';
      readonly figure: string;
      readonly because: string;
      /** The figure or object of a rush that met it first. */
      readonly by?: string;
    }
  /** A rush touched it, and it kept its feet. */
  | { readonly kind: 'brushed'; readonly survivor: SurvivorId; readonly by: string }
  /** A rush came so near, in cm, and touched it not. */
  | {
      readonly kind: 'slidPast';
      readonly survivor: SurvivorId;
      readonly by: ZombieId;
      readonly gap: number;
    }
  /** Through the door of a building that it could not enter (A54). */
  | { readonly kind: 'passedDoor'; readonly zombie: ZombieId; readonly structure: StructureId }
  | {
      readonly kind: 'lostLife';
      readonly survivor: SurvivorId;
      readonly because: string;
      readonly left: number;
    }
  | { readonly kind: 'gainedLife'; readonly survivor: SurvivorId; readonly left: number }
  | { readonly kind: 'died'; readonly survivor: SurvivorId }
  | { readonly kind: 'took'; readonly survivor: SurvivorId; readonly marker: MarkerId }
  | { readonly kind: 'dropped'; readonly survivor: SurvivorId; readonly marker: MarkerId }
  | { readonly kind: 'revealed'; readonly marker: MarkerId }
  | { readonly kind: 'noise'; readonly noise: Noise; readonly survivor: SurvivorId }
  | {
      readonly kind: 'rushBegan';
      readonly zombies: readonly ZombieId[];
      readonly cause: 'noise' | 'horde' | 'card';
    }
  | { readonly kind: 'entered'; readonly figure: string; readonly structure: StructureId }
  | { readonly kind: 'roundEnded'; readonly marker: number }
  | {
      readonly kind: 'duelBegan';
      readonly survivors: readonly SurvivorId[];
      readonly against: readonly string[];
    }
  | { readonly kind: 'combatCard'; readonly card: 'walk' | 'attack' }
  | { readonly kind: 'duelEnded'; readonly won: boolean }
  | {
      readonly kind: 'thrownOut';
      readonly survivor: SurvivorId;
      readonly by: SurvivorId;
      readonly structure: StructureId;
    }
  | { readonly kind: 'cardDrawn'; readonly card: string }
  | { readonly kind: 'appeared'; readonly figure: string }
  /** Driven out of town and back at its limit. */
  | { readonly kind: 'putBack'; readonly figure: string }
  | { readonly kind: 'slid'; readonly pieces: readonly string[] }
  | { readonly kind: 'peeked'; readonly seat: SeatId; readonly markers: readonly MarkerId[] }
  | { readonly kind: 'tileRemoved'; readonly tile: string }
  | { readonly kind: 'pretzel'; readonly survivor: SurvivorId }
  | {
      readonly kind: 'escorts';
      readonly escort: SurvivorId | undefined;
      readonly rescued: SurvivorId;
    }
  | { readonly kind: 'joined'; readonly survivor: SurvivorId; readonly structure?: StructureId }
  | { readonly kind: 'stole'; readonly thief: SurvivorId; readonly from: SurvivorId }
  | { readonly kind: 'ate'; readonly survivor: SurvivorId | undefined }
  | { readonly kind: 'gameOver'; readonly result: Result }
);
