// Everything that can stand on the agenda. A task is plain data; its handler lives with the rule it serves.
import type { SurvivorId } from './catalogue/survivors';
import type { WeaponId } from './catalogue/weapons';
import type { FlickOffer } from './decisions';
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

export type Task =
  // Rounds and turns (4, 5, 22, 23, 25)
  | { do: 'givePretzel' }
  | { do: 'startRound' }
  | { do: 'nextTurn' }
  | { do: 'chooseSurvivor' }
  | { do: 'chooseAction' }
  | { do: 'endActions' }
  | { do: 'finishTurn' }
  | { do: 'endRound' }
  | { do: 'horde'; left: number | undefined }
  | { do: 'nextRound' }
  // Moving (8, 10, 14)
  | { do: 'flickDisc' }
  | { do: 'runDisc'; at: FlickOffer['at']; flick: Flick; aside: string[] }
  | { do: 'flickBat' }
  | { do: 'runBat'; at: FlickOffer['at']; flick: Flick }
  | { do: 'chooseFacing'; survivor: SurvivorId }
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
  // What follows (9, 18–21, 24, 43)
  | { do: 'settle'; passed: Passed[]; alsoActive: boolean }
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
  | { do: 'runRush'; tower: { x: number; y: number; facing: number }; seed: number };

export type TaskName = Task['do'];
export type TaskOf<Name extends TaskName> = Extract<Task, { do: Name }>;
