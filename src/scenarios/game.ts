// The state of a game: plain JSON, nothing derived.
import type { Launch, LaunchKind } from '../physics/launch';
import type { Layout, PieceKind, Pose, Table, Vec2 } from '../physics/table';
import type { Power } from './catalogue/powers';
import type { SurvivorId } from './catalogue/survivors';
import type { CrossroadsId } from './catalogue/crossroads';
import type { MarkerType } from './catalogue/markers';
import type { Noise } from './catalogue/weapons';
import type { ZombieDesign, ZombieKind } from './catalogue/zombies';
import type { Task } from './tasks';
import type { Half, MarkerId, ObjectId, SeatId, StructureId, TeamId, ZombieId } from './ids';
import type { ScenarioId } from './list';
import type { Facts } from './objectives/facts';
import type { EndReason } from './objectives/reasons';
import type { Options } from './options';
import type { Luck } from './luck';
import type { Sheet } from './sheet';

/** In the street a figure has a pose; on a building's support it only stands or lies (A16). */
export type StreetPlace = { readonly in: 'street'; readonly pose: Pose };
export type IndoorPlace = {
  readonly in: 'building';
  readonly structure: StructureId;
  readonly lying: boolean;
};

export type Survivor = {
  readonly team: TeamId;
  /** Whose it is alone; without an owner anybody of the team may use it (R267). */
  readonly owner?: SeatId;
  readonly life: number;
  readonly startLife: number;
  readonly place:
    | StreetPlace
    | IndoorPlace
    | { readonly in: 'reserve' }
    | { readonly in: 'dead' }
    /** On a support, found and nobody's yet: in play only once somebody takes it along (R350, A132). */
    | { readonly in: 'waiting'; readonly structure: StructureId };
  /** The colour at the top of the backpack: available when it is the round's (R039). */
  readonly backpack: Half;
  /** Two, unless a card gives more (R028). */
  readonly slots: number;
  /** Drives the RV, or is led by another: never available again. */
  readonly role?: 'driver' | 'rescued' | undefined;
  /** Of the rescued figure: who leads it (R202). */
  readonly escort?: SurvivorId | undefined;
  /** Which way its board lies; without it the scenario knows no powers (R244, A140). */
  readonly power?: 'up' | 'down';
  readonly tokens?: Tokens;
  readonly effects: readonly Effect[];
};

/** Markers of a power, beside the inventory (A156). */
export type Tokens = { readonly bonusActions: number; readonly flares: number };

export type Zombie = {
  readonly kind: ZombieKind;
  readonly design: ZombieDesign;
  /** 1 to 6: its spot on the trapdoor (R137). */
  readonly number: number;
  readonly place:
    | StreetPlace
    | IndoorPlace
    | { readonly in: 'dump' }
    | { readonly in: 'box' }
    /** New ones come from dump or box; the others were taken off the streets and are still in town (R290). */
    | { readonly in: 'tower'; readonly slot: number; readonly isNew?: true };
};

export type Thing = { readonly kind: PieceKind; readonly pose: Pose; readonly removed?: true };

export type Marker = {
  readonly type: MarkerType;
  readonly faceUp: boolean;
  readonly place:
    | { readonly on: 'structure'; readonly structure: StructureId }
    | { readonly on: 'object'; readonly object: ObjectId }
    | { readonly on: 'board'; readonly survivor: SurvivorId }
    | { readonly on: 'supply' }
    | { readonly on: 'reserve' }
    | { readonly on: 'removed' };
};

/** What a card or a power leaves behind, until when. */
export type Effect = { readonly until: 'turn' | 'round' | 'nextTurn' | 'game' } & (
  | {
      readonly kind:
        'stenchOfTheDead' | 'spareRounds' | 'jammed' | 'noReaction' | 'longNight' | 'reactionLoud';
    }
  | { readonly kind: 'frozen'; readonly zombie: ZombieId }
  /** Everything slides so much worse or better, or only what is named. */
  | { readonly kind: 'roughness'; readonly factor: number; readonly of?: readonly LaunchKind[] }
  /** What the reaction goes to instead of the active survivor, and how loud it is there: what howls, or a flare's point. */
  | ({ readonly kind: 'lure'; readonly noise: Noise } & (
      { readonly by: ObjectId } | { readonly at: Vec2 }
    ))
);
export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

export type Turn = {
  readonly seat: SeatId;
  readonly survivor: SurvivorId;
  readonly actionsLeft: number;
  readonly actionsTaken: number;
  readonly noise: Noise;
  /** Zombies that the active survivor has killed in this turn. */
  readonly kills: number;
  /** What of its power it has used up in this turn. */
  readonly usedPowers?: readonly (keyof Power)[];
  /** Once a turn is enough (A178). */
  readonly accused?: true;
  /** The last action was a move: the figure may be turned, and a completed one has a line to look along (A122). */
  readonly turning?: { readonly line?: number } | undefined;
  /** Set when a lost fight or death ends the turn at once. */
  readonly over?: true;
  /** Noise is answered even where its maker fell. */
  readonly diedAt?: Vec2;
};

/** The side that has won, if one has, and the seats: of a side not all may win, and a seat may win alone (R269, A188). */
export type Result = {
  readonly winner: TeamId | 'nobody';
  readonly seats: readonly SeatId[];
  readonly reason: EndReason;
};

/** Seats play in this order; `nextSeat` counts those that have. */
export type Team = {
  readonly id: TeamId;
  readonly seats: readonly SeatId[];
  readonly nextSeat: number;
};

export type Seat = {
  readonly id: SeatId;
  readonly name: string;
  readonly team: TeamId;
  /** A steady hand in a match of living ones. */
  readonly steady?: true;
};

/** Nothing in it is ever changed: what changes is replaced, in a draft, by change.ts alone. */
export type Game = {
  readonly version: 1;
  readonly scenario: ScenarioId;
  /** Shared by all states of a match, and never changed. */
  readonly sheet: Sheet;
  readonly options: Options;
  readonly seats: readonly Seat[];
  /** In the order in which they play: the main teams, then the lone ones as they were banished (R285, A135). */
  readonly teams: readonly Team[];
  /** Whose turn it is next; the round's first turn goes to the team with the pretzel. */
  readonly turnTeam: TeamId;
  readonly pretzel?: SurvivorId | undefined;
  /** Where its holder died, until the nearest survivor has it (R168). */
  readonly pretzelLies?: Vec2 | undefined;
  /** The pretzel's holder has not been used yet this round (R165). */
  readonly pretzelDue: boolean;
  readonly random: Luck;
  readonly layout: Layout;
  readonly round: { readonly number: number; readonly half: Half; readonly marker: number };
  readonly invasion: { readonly day: number; readonly night: number };
  readonly survivors: Partial<Readonly<Record<SurvivorId, Survivor>>>;
  readonly zombies: Readonly<Record<ZombieId, Zombie>>;
  readonly things: Readonly<Record<ObjectId, Thing>>;
  readonly markers: Readonly<Record<MarkerId, Marker>>;
  readonly crossroads: {
    readonly draw: readonly CrossroadsId[];
    readonly discard: readonly CrossroadsId[];
  };
  readonly turn?: Turn | undefined;
  readonly effects: readonly Effect[];
  /** Buildings with an X before the door, where a scenario has such (R347). */
  readonly closed?: readonly StructureId[];
  /** Buildings that somebody has been in since the doors were last looked at (R348). */
  readonly lived?: readonly StructureId[];
  /** Survivors that fell since the table last came to rest: their markers may be stolen (R223). */
  readonly fallen: readonly SurvivorId[];
  /** Who has looked at a face-down marker that still lies face down. */
  readonly peeks: readonly { readonly seat: SeatId; readonly marker: MarkerId }[];
  /** What is still to be done; the last entry comes first. */
  readonly agenda: readonly Task[];
  /** Counts decisions, so that an answer can name the question it is for. */
  readonly asked: number;
  readonly facts?: Facts;
  readonly result?: Result;
};

declare const DRAFT: unique symbol;

/** A game that is being changed: only the rulebook, in the middle of a step, has one. */
export type Draft = Game & { readonly [DRAFT]: true };

/** Simulate this, then apply its outcome. */
export type TableRun = { readonly table: Table; readonly launch: Launch };
