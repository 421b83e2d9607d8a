// Everything that can stand on the agenda. A task is plain data; its handler lives with the rule it serves.
import type { CrossroadsId } from './catalogue/crossroads';
import type { SurvivorId } from './catalogue/survivors';
import type { WeaponId } from './catalogue/weapons';
import type { FlickOffer } from './decisions';
import type { Duel, ZombieDuel } from './duels';
import type { MarkerId, StructureId, ZombieId } from './ids';

/** A flick as it was answered, ready for the table. */
export type Flick = {
  direction: number;
  speed: number;
  axis?: number;
  struck?: number;
  aim?: number;
};

/** Where markers can be taken and dropped: a building, or an object one is next to (R112, R200). */
export type Store = { structure: StructureId } | { object: string };

/** A zombie that went through a door while the table ran (R145). */
export type Passed = { zombie: ZombieId; structure: StructureId };

/** Who is pitched out of a building, by whom, at which try; `passed` as of the tries before (R232, A75). */
type Throw = {
  structure: StructureId;
  loser: SurvivorId;
  winner: SurvivorId;
  tries: number;
  passed: Passed[];
};

export type Task =
  // Rounds and turns (4, 5, 22, 23, 25)
  | { do: 'givePretzel' }
  | { do: 'passPretzel' }
  | { do: 'startRound' }
  | { do: 'nextTurn' }
  | { do: 'chooseSurvivor' }
  | { do: 'chooseAction' }
  | { do: 'takeAction'; choice: string }
  | { do: 'endActions' }
  | { do: 'finishTurn' }
  | { do: 'endRound' }
  | { do: 'horde'; left: number | undefined }
  | { do: 'nextRound' }
  | { do: 'raiseAll' }
  // Moving (8, 10, 14)
  | { do: 'flickDisc' }
  | { do: 'runDisc'; at: FlickOffer['at']; flick: Flick; aside: string[] }
  | { do: 'flickBat' }
  | { do: 'runBat'; at: FlickOffer['at']; flick: Flick; aside: string[] }
  // Shooting (11, 12, 13, 15, 16, 26, 27)
  | { do: 'aim'; weapon: WeaponId; shot: number; used: string[] }
  | {
      do: 'runShot';
      weapon: WeaponId;
      shot: number;
      used: string[];
      at: FlickOffer['at'];
      flick: Flick;
      seed: number;
    }
  | { do: 'pointBlank' }
  // Take and drop (17, 31)
  | { do: 'takeDrop' }
  | { do: 'keepOrLeave'; marker: MarkerId; store: Store; drop?: MarkerId }
  // Escort, stealing, hunger (32, 35, S4)
  | { do: 'follow'; rescued: SurvivorId }
  /** `moved` has just ended a move (R203, R208). */
  | { do: 'escorts'; moved?: SurvivorId }
  | { do: 'chooseEscort'; rescued: SurvivorId; among: SurvivorId[] }
  | { do: 'stealing' }
  | { do: 'chooseThief'; from: SurvivorId }
  | { do: 'steal'; from: SurvivorId; thief: SurvivorId }
  | { do: 'stolen'; from: SurvivorId; thief: SurvivorId; marker: MarkerId }
  | { do: 'meal' }
  // Crossroads cards (34)
  | { do: 'drawCard'; survivor: SurvivorId; store: Store }
  /** A card that lets its player choose; `picked` holds what was chosen so far. */
  | { do: 'card'; card: CrossroadsId; survivor: SurvivorId; store: Store; picked: string[] }
  // Duels (28, 29, 30, 36)
  | { do: 'fightSurvivors'; structure: StructureId; by: SurvivorId }
  | { do: 'fightZombies'; structure: StructureId; by: SurvivorId; quiet?: true }
  | { do: 'duelWeapon'; duel: Duel; choosing: SurvivorId[] }
  | { do: 'duelTurn'; duel: Duel; used: string[] }
  | {
      do: 'runDuel';
      duel: Duel;
      used: string[];
      at: FlickOffer['at'];
      flick: Flick;
      seed: number;
    }
  | { do: 'duelCard'; duel: ZombieDuel }
  | ({ do: 'throwOut' } & Throw)
  | ({ do: 'runThrow'; flick: Flick } & Throw)
  // What follows (9, 18–21, 24, 43)
  | { do: 'settle'; passed: Passed[]; alsoActive: boolean; moved?: SurvivorId }
  | { do: 'zombiesEnter'; passed: Passed[] }
  | { do: 'tooClose'; alsoActive: boolean }
  | { do: 'judgeEnd' }
  | { do: 'reaction' }
  | { do: 'chooseNearest'; among: ZombieId[]; chosen: ZombieId[]; wanted: number; loud: boolean }
  | { do: 'rushFrom'; zombies: ZombieId[]; loud: boolean }
  | {
      do: 'fillSlots';
      cause: 'noise' | 'horde' | 'card';
      waiting: ZombieId[];
      tower: { x: number; y: number; facing: number };
    }
  | {
      do: 'runRush';
      cause?: 'noise' | 'horde' | 'card';
      tower: { x: number; y: number; facing: number };
      seed: number;
    };

export type TaskName = Task['do'];
export type TaskOf<Name extends TaskName> = Extract<Task, { do: Name }>;
