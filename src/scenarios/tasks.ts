// Everything that can stand on the agenda. A task is plain data; its handler lives with the rule it serves.
import type { SurvivorId } from './catalogue/survivors';
import type { WeaponId } from './catalogue/weapons';
import type { FlickNumbers, FlickOffer } from './decisions';
import type { Duel, ZombieDuel } from './duels';
import type { RushCause, Vote } from './causes';
import type { MarkerId, SeatId, StructureId, ZombieId } from './ids';
import type { Action, ChoiceCard, MeansOfCard, Side, Store } from './means';

/** The numbers of a flick whose start has been moved already. */
export type Flick = Omit<FlickNumbers, 'shift' | 'from'>;

/** A flick as it was answered, ready for the table: what was offered, where it lies now. */
export type Flicked = { readonly offer: FlickOffer; readonly flick: Flick };

/** A zombie that went through a door while the table ran (R145). */
export type Passed = { readonly zombie: ZombieId; readonly structure: StructureId };

/** Who is pitched out of a building, by whom, at which try; `passed` as of the tries before (R232, A75). */
type Throw = {
  readonly structure: StructureId;
  readonly loser: SurvivorId;
  readonly winner: SurvivorId;
  readonly tries: number;
  readonly passed: readonly Passed[];
};

/** Who is pushed away, at which try; `passed` as of the tries before (R277, A75). */
type DrivenOut = {
  readonly survivor: SurvivorId;
  readonly tries: number;
  readonly passed: readonly Passed[];
};

export type Task =
  // Rounds and turns (4, 5, 22, 23, 25)
  | { readonly do: 'givePretzel' }
  | { readonly do: 'passPretzel' }
  | { readonly do: 'startRound' }
  | { readonly do: 'nextTurn' }
  | { readonly do: 'chooseSurvivor' }
  | { readonly do: 'chooseAction' }
  | { readonly do: 'takeAction'; readonly action: Action }
  | { readonly do: 'endActions' }
  | { readonly do: 'finishTurn' }
  | { readonly do: 'endRound' }
  | { readonly do: 'horde'; readonly left: number | undefined }
  | { readonly do: 'nextRound' }
  | { readonly do: 'raiseAll' }
  // Moving (8, 10, 14)
  | { readonly do: 'flickDisc' }
  | ({ readonly do: 'runDisc' } & Flicked)
  | { readonly do: 'secondTry'; readonly offer: FlickOffer }
  | { readonly do: 'pitch' }
  | ({ readonly do: 'runPitch' } & Flicked)
  | { readonly do: 'flickBat' }
  | ({ readonly do: 'runBat' } & Flicked)
  // Shooting (11, 12, 13, 15, 16, 26, 27)
  | {
      readonly do: 'aim';
      readonly weapon: WeaponId;
      readonly shot: number;
      readonly used: readonly Side[];
    }
  | ({
      readonly do: 'runShot';
      readonly weapon: WeaponId;
      readonly shot: number;
      readonly used: readonly Side[];
      readonly seed: number;
    } & Flicked)
  | { readonly do: 'pointBlank' }
  // Flares (38)
  | { readonly do: 'flickFlare' }
  | ({ readonly do: 'runFlare'; readonly seed: number } & Flicked)
  // Take and drop (17, 31)
  | { readonly do: 'takeDrop' }
  | {
      readonly do: 'keepOrLeave';
      readonly marker: MarkerId;
      readonly store: Store;
      readonly drop?: MarkerId;
      /** The second of a turn's take, for no action: nothing is put down for it (A153). */
      readonly second?: true;
    }
  // Powers of take and drop (37)
  | {
      readonly do: 'lookToo';
      readonly marker: MarkerId;
      readonly store: Store;
      readonly drop?: MarkerId;
    }
  | {
      readonly do: 'chooseLooked';
      readonly markers: readonly MarkerId[];
      readonly store: Store;
      readonly drop?: MarkerId;
    }
  | { readonly do: 'secondMarker'; readonly store: Store }
  | { readonly do: 'treat' }
  // Escort, stealing, hunger (32, 35, S4)
  | { readonly do: 'follow'; readonly rescued: SurvivorId }
  /** `moved` has just ended a move (R203, R208). */
  | { readonly do: 'escorts'; readonly moved?: SurvivorId }
  | {
      readonly do: 'chooseEscort';
      readonly rescued: SurvivorId;
      readonly among: readonly SurvivorId[];
    }
  | { readonly do: 'stealing' }
  | { readonly do: 'chooseThief'; readonly from: SurvivorId }
  | { readonly do: 'steal'; readonly from: SurvivorId; readonly thief: SurvivorId }
  | {
      readonly do: 'stolen';
      readonly from: SurvivorId;
      readonly thief: SurvivorId;
      readonly marker: MarkerId;
    }
  | { readonly do: 'meal' }
  // Doors with an X, and whoever waits behind them (S8)
  /** The first of these has been left empty; `laid` have got an X since (R348, A168). */
  | {
      readonly do: 'moveX';
      readonly emptied: readonly StructureId[];
      readonly laid: readonly StructureId[];
    }
  | { readonly do: 'placeRecruit'; readonly recruit: SurvivorId; readonly leader: SurvivorId }
  // Crossroads cards (34)
  | { readonly do: 'drawCard'; readonly survivor: SurvivorId; readonly store: Store }
  /** A card that lets its player choose; `picked` holds what was chosen so far. */
  | {
      readonly do: 'card';
      readonly card: ChoiceCard;
      readonly survivor: SurvivorId;
      readonly store: Store;
      readonly picked: readonly MeansOfCard<ChoiceCard>[];
    }
  // Duels (28, 29, 30, 36)
  | { readonly do: 'fightSurvivors'; readonly structure: StructureId; readonly by: SurvivorId }
  | {
      readonly do: 'fightZombies';
      readonly structure: StructureId;
      readonly by: SurvivorId;
      readonly quiet?: true;
    }
  | { readonly do: 'duelWeapon'; readonly duel: Duel; readonly choosing: readonly SurvivorId[] }
  | { readonly do: 'duelTurn'; readonly duel: Duel; readonly used: readonly Side[] }
  | ({
      readonly do: 'runDuel';
      readonly duel: Duel;
      readonly used: readonly Side[];
      readonly seed: number;
    } & Flicked)
  | { readonly do: 'duelCard'; readonly duel: ZombieDuel }
  | ({ readonly do: 'throwOut' } & Throw)
  | ({ readonly do: 'runThrow' } & Throw & Flicked)
  // Accusations (42)
  | {
      readonly do: 'vote';
      readonly accused: SeatId;
      readonly voters: readonly SeatId[];
      /** Kept here until all are in. */
      readonly votes: readonly Vote[];
    }
  | { readonly do: 'accuse' }
  | { readonly do: 'showCard'; readonly accused: SeatId }
  | { readonly do: 'chooseSide'; readonly accused: SeatId }
  | { readonly do: 'chooseOwn'; readonly seat: SeatId; readonly why: 'exile' | 'penalty' }
  | ({ readonly do: 'driveOut' } & DrivenOut)
  | ({ readonly do: 'runDriveOut' } & DrivenOut & Flicked)
  | { readonly do: 'exileCard'; readonly seat: SeatId }
  /** Whoever has changed sides fights those it is with (A183). */
  | { readonly do: 'fallOut'; readonly seat: SeatId }
  | { readonly do: 'mayPass' }
  // The beginning (39, 40)
  | { readonly do: 'chooseFighter' }
  | { readonly do: 'dealSecrets' }
  // What follows (9, 18–21, 24, 43)
  | {
      readonly do: 'settle';
      readonly passed: readonly Passed[];
      readonly alsoActive: boolean;
      readonly moved?: SurvivorId;
    }
  | { readonly do: 'zombiesEnter'; readonly passed: readonly Passed[] }
  | { readonly do: 'tooClose'; readonly alsoActive: boolean }
  | { readonly do: 'judgeEnd' }
  | { readonly do: 'reaction' }
  | {
      readonly do: 'chooseNearest';
      readonly among: readonly ZombieId[];
      readonly chosen: readonly ZombieId[];
      readonly wanted: number;
      readonly loud: boolean;
    }
  | { readonly do: 'rushFrom'; readonly zombies: readonly ZombieId[]; readonly loud: boolean }
  | {
      readonly do: 'fillSlots';
      readonly cause: RushCause;
      readonly waiting: readonly ZombieId[];
      readonly tower: { readonly x: number; readonly y: number; readonly facing: number };
    }
  | {
      readonly do: 'runRush';
      readonly cause?: RushCause;
      readonly tower: { readonly x: number; readonly y: number; readonly facing: number };
      readonly seed: number;
    };

export type TaskName = Task['do'];
export type TaskOf<Name extends TaskName> = Extract<Task, { readonly do: Name }>;
