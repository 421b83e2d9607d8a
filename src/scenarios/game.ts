// The state of a game: plain JSON, nothing derived.
import type { Launch } from '../physics/launch';
import type { Layout, PieceKind, Pose, Table, Vec2 } from '../physics/table';
import type { SurvivorId } from './catalogue/survivors';
import type { MarkerType } from './catalogue/markers';
import type { Noise } from './catalogue/weapons';
import type { Task } from './tasks';
import type {
  Half,
  MarkerId,
  ObjectId,
  ScenarioId,
  SeatId,
  StructureId,
  TeamId,
  ZombieId,
} from './ids';
import type { Options } from './options';

/** In the street a figure has a pose; on a building's support it only stands or lies (A16). */
export type StreetPlace = { readonly in: 'street'; readonly pose: Pose };
export type IndoorPlace = {
  readonly in: 'building';
  readonly structure: StructureId;
  readonly lying: boolean;
};

export type Survivor = {
  team: TeamId;
  life: number;
  startLife: number;
  place: StreetPlace | IndoorPlace | { in: 'reserve' } | { in: 'dead' };
  /** The colour at the top of the backpack: available when it is the round's (R039). */
  backpack: Half;
  /** Two, unless a card gives more (R028). */
  slots: number;
  /** Drives the RV, or is led by another: never available again. */
  role?: 'driver' | 'rescued';
  /** Of the rescued figure: who leads it (R202). */
  escort?: SurvivorId;
  effects: readonly Effect[];
};

export type Zombie = {
  /** 1 to 6: its spot on the trapdoor (R137). */
  readonly number: number;
  readonly place:
    StreetPlace | IndoorPlace | { in: 'dump' } | { in: 'box' } | { in: 'tower'; slot: number };
};

export type Thing = { readonly kind: PieceKind; readonly pose: Pose; readonly removed?: true };

export type Marker = {
  readonly type: MarkerType;
  readonly faceUp: boolean;
  readonly place:
    | { on: 'structure'; structure: StructureId }
    | { on: 'object'; object: ObjectId }
    | { on: 'board'; survivor: SurvivorId }
    | { on: 'supply' }
    | { on: 'reserve' }
    | { on: 'removed' };
};

/** What a card or a power leaves behind, until when. */
export type Effect = {
  kind:
    | 'frozen'
    | 'stenchOfTheDead'
    | 'spareRounds'
    | 'jammed'
    | 'roughness'
    | 'noReaction'
    | 'alarm'
    | 'longNight'
    | 'reactionLoud';
  until: 'turn' | 'round' | 'nextTurn' | 'game';
  /** A factor, a count or an object, as the kind needs it. */
  value?: number;
  target?: string;
};

export type Turn = {
  seat: SeatId;
  survivor: SurvivorId;
  actionsLeft: number;
  actionsTaken: number;
  noise: Noise;
  /** Zombies that the active survivor has killed in this turn. */
  kills: number;
  /** The last action was a move: the figure may be turned, and a completed one has a line to look along (A122). */
  turning?: { readonly line?: number };
  /** Set when a lost fight or death ends the turn at once. */
  over?: true;
  /** Noise is answered even where its maker fell. */
  diedAt?: { x: number; y: number };
};

export type Result = { winner: TeamId | 'nobody'; reason: string };

export type Team = { id: TeamId; seats: SeatId[]; nextSeat: number };

export type GameState = {
  version: 1;
  scenario: ScenarioId;
  options: Options;
  seats: { id: SeatId; name: string; team: TeamId }[];
  teams: Team[];
  /** Whose turn it is next; the round's first turn goes to the team with the pretzel. */
  turnTeam: TeamId;
  pretzel?: SurvivorId;
  /** Where its holder died, until the nearest survivor has it (R168). */
  pretzelLies?: Vec2;
  /** The pretzel's holder has not been used yet this round (R165). */
  pretzelDue: boolean;
  random: number;
  layout: Layout;
  round: { number: number; half: Half; marker: number };
  invasion: { day: number; night: number };
  survivors: Partial<Record<SurvivorId, Survivor>>;
  zombies: Readonly<Record<ZombieId, Zombie>>;
  things: Readonly<Record<ObjectId, Thing>>;
  markers: Readonly<Record<MarkerId, Marker>>;
  crossroads: { draw: string[]; discard: string[] };
  turn?: Turn;
  effects: Effect[];
  /** Survivors that fell since the table last came to rest: their markers may be stolen (R223). */
  fallen: SurvivorId[];
  /** Who has looked at a face-down marker that still lies face down. */
  peeks: { seat: SeatId; marker: MarkerId }[];
  /** What is still to be done; the last entry comes first. */
  agenda: Task[];
  /** Counts decisions, so that an answer can name the question it is for. */
  asked: number;
  result?: Result;
};

type DeepReadonly<T> = T extends (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export type Game = DeepReadonly<GameState>;

/** Simulate this, then apply its outcome. */
export type TableRun = { readonly table: Table; readonly launch: Launch };
